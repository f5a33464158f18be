/**
 * The handoff to the payment application and back. The visitor goes to its path (from the configuration, `/payment`
 * by default) with the product token in the cookie `foyer_product_token`. They return with `confirmationToken` in the
 * query after paying, else with `payment=cancelled` or `payment=declined`. Employees return to `/join/corp`; others
 * return to `/join/step3/{facilityId}` after paying, else to `/join/step2/{facilityId}`.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { planCost } from './plans.ts';
import { shortText } from './text.ts';

const text = z.nullish(z.string());
const id = z.nullish(z.union([z.string(), z.number()]));
const textOrNull = z.nullable(shortText);

/** Specification, section 3, Product token request. */
const productTokenRequest = z.object({
  companyEmail: textOrNull,
  companyName: textOrNull,
  corporateAccountId: textOrNull,
  corporateAgreementId: textOrNull,
  corporateContactId: textOrNull,
  hasOptedOutOfEmail: z.boolean(),
  isCorp: z.boolean(),
  productBase: z.object({
    buyer: z.object({
      companyEmail: textOrNull,
      email: shortText,
      firstName: shortText,
      lastName: shortText,
      newsletter: z.boolean(),
      phone: shortText,
    }),
    /** False for a visitor. */
    isUserLoggedIn: z.boolean(),
    productType: z.literal('join'),
  }),
  selectedClubDetails: z.object({ facilityId: shortText, name: shortText }),
  selectedPlan: z.object({
    cost: planCost,
    planId: shortText,
    planType: shortText,
    title: shortText,
  }),
});
export type WireProductTokenRequest = z.infer<typeof productTokenRequest>;

export const createProductToken = defineCall({
  id: 'HT-30',
  name: 'createProductToken',
  summary:
    'Begins a purchase; `result` is its product token. What is charged is what the seller offers, whatever the request says of the cost. isCorp true: the employer sells, to a confirmed company address. False: the club sells what HT-33 offers, and everything corporate is null; 422 CLUB_OFFLINE where it does not sell.',
  method: 'POST',
  path: '/v6/acq/payment/token',
  params: z.object({}),
  query: z.object({}),
  body: productTokenRequest,
  answer: z.object({ success: z.boolean(), result: text }),
  // An unpaid purchase has no effect, but each call creates another token.
  repeatable: false,
  needsToken: false,
});

/** Specification, section 3, Product details response. */
export const getProductDetails = defineCall({
  id: 'HT-31',
  name: 'getProductDetails',
  summary:
    'The purchase behind a product token, or behind the confirmation token that the payment came back with: its buyer, club and transaction, and the member once it is complete. 404 for an unknown token; 410 TOKEN_USED or TOKEN_EXPIRED for a confirmation token that is used up; 403 OTHER_BROWSER in a browser other than the one that paid. Reading it again (a lost answer) uses nothing up.',
  method: 'GET',
  path: '/v6/acq/payment/token/{token}',
  params: z.object({ token: shortText }),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    success: z.optional(z.boolean()),
    barcode: id,
    productToken: text,
    /** The TransactionId of the buyer's lead, if the back end knows it. */
    transactionNumber: id,
    memberID: id,
    productBase: z.nullish(
      z.object({
        buyer: z.object({ firstName: text, lastName: text, email: text, phone: text }),
      }),
    ),
    selectedClubDetails: z.nullish(z.object({ facilityId: id })),
  }),
  repeatable: true,
  needsToken: false,
});
export type WireProductDetails = z.infer<typeof getProductDetails.answer>;

export const resendConfirmationEmail = defineCall({
  id: 'HT-15',
  name: 'resendConfirmationEmail',
  summary:
    'Sends a new member their confirmation again. The path holds a name and an address: it is not cached and not logged (CK-05). 404 for a member that the back end does not have under this address; 429 TOO_MANY_RESENDS with Retry-After after three an hour.',
  method: 'GET',
  path: '/v6/acq/residential/thankyouemail/{memberId}/{fullName}/{facilityId}/{email}',
  params: z.object({
    memberId: shortText,
    fullName: shortText,
    facilityId: shortText,
    email: shortText,
  }),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({ success: z.boolean() }),
  // Clients retry reads, but this one sends an email.
  repeatable: false,
  needsToken: false,
});
