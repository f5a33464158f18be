/** The chain's plans and each club's offers. */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import {
  currency,
  id,
  maybeFlag,
  maybeId,
  maybeText,
  money,
  sentMoney,
  shortText,
  success,
} from './fields.ts';

/** `description` may contain `{{CLUB_NAME}}` and `{{REGION}}`. */
const cataloguePlan = z.object({
  planId: id,
  name: z.string(),
  description: z.string(),
  planType: z.string(),
  /** What its members get, in the order of importance. */
  includes: z.nullish(z.array(z.string())),
});

/** The clubs that a plan opens: one, those of the region, or all of the chain. */
const access = z.object({
  to: z.enum(['club', 'region', 'chain']),
  /** How many. */
  clubs: z.int().check(z.gte(1)),
  /** Which. Clients show a map of them. */
  facilityIds: z.nullish(z.array(z.string())),
});
export type WirePlanAccess = z.infer<typeof access>;

const clubPlan = z.object({
  /** The `planId` of the catalog. */
  id,
  planProperties: z.object({
    monthlyFee: z.nullish(money),
    regularMonthlyFee: z.nullish(money),
    totalDues: z.nullish(money),
    promotionalSavings: z.nullish(money),
    isReimbursementAvailable: maybeFlag,
  }),
  promotion: maybeText,
  access: z.nullish(access),
});
export type WireClubPlan = z.infer<typeof clubPlan>;

const count = z.int().check(z.gte(0));

/** The chain's terms for members of the club, in its currency. */
const planTerms = z.object({
  commitmentMonths: count,
  /** How long before its last day a membership has to be canceled. */
  noticeDays: count,
  /** 0: a membership can't be frozen. */
  longestFreezeMonths: count,
  /** For each month of a freeze, in place of the monthly fee. */
  freezeFee: money,
  /** Whether prices include taxes or taxes are added to them. */
  taxes: z.enum(['included', 'added']),
});
export type WirePlanTerms = z.infer<typeof planTerms>;

/** What the two lists of plans say about the club's offer. */
const offerTerms = {
  region: maybeText,
  promotionId: maybeId,
  memberId: maybeId,
  isPresale: maybeFlag,
  facilityStatus: maybeText,
  facilityOpenDate: maybeText,
  corporateAgreementId: maybeId,
  recommendedPlanId: maybeId,
  /** Clients leave out what they aren't told, and assume a commitment of 12 months. */
  terms: z.nullish(planTerms),
  /** How many days the club's free trial pass is valid. Clients offer none if it's missing. */
  trialDays: z.nullish(z.int().check(z.gte(1))),
  /** What the club's day pass costs, in its currency. Clients offer none if it's missing. */
  dayPassPrice: z.nullish(money),
};

export const listCataloguePlans = defineCall({
  id: 'HT-32',
  name: 'listCataloguePlans',
  summary:
    'The names and descriptions of all the chain’s plans. Prices and availability depend on the club.',
  method: 'GET',
  path: '/api/cms/membership/plans',
  answer: z.array(cataloguePlan),
});

export const getClubPlans = defineCall({
  id: 'HT-33',
  name: 'getClubPlans',
  summary:
    'The plans that a club offers, without plan 6. `fmid` is the member who referred the visitor; empty for none. Only the premium card partner’s customers have a `source`. An empty `result` means that there are none. 429 TOO_MANY_TRIES with Retry-After in seconds for a network that tried too many unknown employers.',
  method: 'GET',
  path: '/api/cms/facilities/{facilityId}/membership/plans',
  params: z.object({ facilityId: shortText }),
  query: z.object({ fmid: shortText, source: z.optional(shortText) }),
  answer: z.object({
    result: z.nullish(z.array(clubPlan)),
    ...offerTerms,
  }),
});
export type WireClubPlans = z.infer<typeof getClubPlans.answer>;

/** Specification, section 3, Plan. */
const planCost = z.object({
  monthlyFee: sentMoney,
  regularMonthlyFee: sentMoney,
  initiation: z.object({ totalDues: sentMoney }),
  promotionalSavings: sentMoney,
  isReimbursementAvailable: z.boolean(),
});
export type WirePlanCost = z.infer<typeof planCost>;

/** `description` may contain `{{CLUB_NAME}}` and `{{REGION}}`. */
const plan = z.object({
  planId: id,
  planType: z.string(),
  name: z.string(),
  description: z.string(),
  cost: planCost,
  includes: z.nullish(z.array(z.string())),
  access: z.nullish(access),
  /** What the club charges everyone else for the plan of this id. */
  publicCost: z.nullish(planCost),
});
export type WirePlan = z.infer<typeof plan>;

export const getCorporatePlans = defineCall({
  id: 'HT-23',
  name: 'getCorporatePlans',
  summary:
    'The plans that an employer’s staff are offered at a club, whose facility id is in the path. An empty `result` means that there are none. 429 TOO_MANY_TRIES with Retry-After in seconds for a network that tried too many unknown employers.',
  method: 'GET',
  path: '/v6/acq/corp/plans/{id}',
  params: z.object({ id: shortText }),
  query: z.object({
    email: shortText,
    corporateAccountId: shortText,
    /** Beyond the specification: of someone with an invitation code, whose address alone shows nothing. */
    corporateContactId: z.optional(shortText),
  }),
  answer: z.object({
    /** Clients log a warning if it's missing. */
    success: maybeFlag,
    result: z.nullish(z.array(plan)),
    clubName: maybeText,
    ...offerTerms,
  }),
});
export type WireCorporatePlans = z.infer<typeof getCorporatePlans.answer>;

/**
 * The handoff to the payment application and back. The visitor goes to its path (from the configuration, `/payment`
 * by default) with the product token in the cookie `foyer_product_token`. They return with `confirmationToken` in the
 * query after paying, else with `payment=cancelled` or `payment=declined`. Employees return to `/join/corp`; others
 * return to `/join/step3/{facilityId}` after paying, else to `/join/step2/{facilityId}`.
 */
const textOrNull = z.nullable(shortText);

/** The signature under the agreement of HT-44. `signature` is a typed name. */
const signedAgreement = z.object({
  agreementId: shortText,
  version: shortText,
  signature: shortText,
});

/** The answers to what HT-44 says is asked, spelled like the join details of a member. */
const joinDetails = z.object({
  /** ISO date. */
  birth_date: z.optional(shortText),
  street_address: z.optional(shortText),
  floor: z.optional(shortText),
  city: z.optional(shortText),
  state: z.optional(shortText),
  zip: z.optional(shortText),
  /** Of a minor. */
  guardian_name: z.optional(shortText),
  guardian_email: z.optional(shortText),
});
export type WireJoinDetails = z.infer<typeof joinDetails>;

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
  /** A promo code that takes something off the plan. */
  promoCode: z.optional(shortText),
  /** The token of a mailed link that holds the plan's price for the buyer. */
  heldPriceToken: z.optional(shortText),
  /** ISO date: the first day of the membership, at most 90 days after the first possible one. Today by default. */
  startDate: z.optional(shortText),
  agreement: z.optional(signedAgreement),
  joinDetails: z.optional(joinDetails),
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
    'Starts a purchase; `result` is its product token. The seller’s offer decides what is charged, not the costs in the request. With isCorp, the employer sells, to a confirmed company address. Otherwise the club sells what HT-33 offers, and every corporate field is null; 422 CLUB_OFFLINE if it doesn’t sell online. A promo code that doesn’t apply is refused as by HT-110. 409 HELD_PRICE_OVER, HELD_PRICE_USED or HELD_PRICE_OTHER_PERSON for a held price that doesn’t apply; 422 AGREEMENT_REQUIRED without a signature that the chain requires; 409 VERSION_OVER if another version was signed.',
  method: 'POST',
  path: '/v6/acq/payment/token',
  body: productTokenRequest,
  answer: z.object({ success: z.boolean(), result: maybeText }),
  // An unpaid purchase has no effect, but each call creates another token.
  repeatable: false,
});

/** A whole percentage or an amount in the club's currency, one of the two. */
const promoDiscount = { percent: z.optional(z.int()), amount: z.optional(money) };

export const checkPromoCode = defineCall({
  id: 'HT-110',
  name: 'checkPromoCode',
  summary:
    'The discount of a promo code at a club, after the club’s own savings. Ignores case and surrounding spaces. Checking doesn’t use the code up. 422 PROMO_UNKNOWN, PROMO_ENDED or PROMO_ELSEWHERE; 429 TOO_MANY_TRIES with Retry-After in seconds for a network that tried too many unknown codes. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/promo-codes/check',
  body: z.object({ promoCode: shortText, facilityId: shortText }),
  asks: true,
  answer: z.object({
    promoCode: z.string(),
    /** Null for all. */
    planIds: z.nullish(z.array(id)),
    initiation: z.nullish(z.object(promoDiscount)),
    /** Off the fee of the first months. */
    monthly: z.nullish(z.object({ ...promoDiscount, months: z.int().check(z.gte(1)) })),
  }),
});
export type WirePromo = z.infer<typeof checkPromoCode.answer>;

/** The token is secret, so it is sent in the body: paths end up in logs. */
export const readHeldPrice = defineCall({
  id: 'HT-111',
  name: 'readHeldPrice',
  summary:
    'The club, plan and price held for the person who got this token by email, and their contact data. `offer` is null unless the status is open. 404 for an unknown token. Not in the specification.',
  method: 'POST',
  path: '/v6/acq/held-prices/read',
  body: z.object({ token: shortText }),
  asks: true,
  answer: z.object({
    facilityId: id,
    /** The club's country, which decides the currency. */
    country: z.string(),
    /** ISO date: the last day on which the price is held, at the club. */
    until: z.string(),
    /** `used`: someone joined with it. `over`: its last day has passed. */
    status: z.enum(['open', 'used', 'over']),
    offer: z.nullish(
      z.object({
        /** Names the price in HT-44. It isn't the token: nothing can be bought with it. */
        id: z.string(),
        plan,
        promotion: maybeText,
        commitmentMonths: count,
        contact: z.object({
          firstName: z.string(),
          lastName: z.string(),
          email: z.string(),
          phone: z.string(),
        }),
      }),
    ),
  }),
});
export type WireHeldPrice = z.infer<typeof readHeldPrice.answer>;

export const getJoinTerms = defineCall({
  id: 'HT-44',
  name: 'getJoinTerms',
  summary:
    'What a visitor must sign and answer before a purchase: the agreement, filled in with the terms of the purchase, in the language of the request, and the other questions. Shows the amounts that the visitor saw and ignores others. 404 for an unknown agreement or club; 422 for a plan that isn’t offered.',
  method: 'GET',
  path: '/v6/acq/digitalsignature/agreement/{agreementId}/{facilityId}/new',
  params: z.object({ agreementId: shortText, facilityId: shortText }),
  query: z.object({
    planId: shortText,
    startDate: z.optional(shortText),
    monthlyFee: z.optional(shortText),
    totalDues: z.optional(shortText),
    promotionalSavings: z.optional(shortText),
    promoCode: z.optional(shortText),
    /** Of HT-111. */
    heldPriceId: z.optional(shortText),
    /** Of an employee, as in HT-30. */
    corporateAccountId: z.optional(shortText),
    corporateContactId: z.optional(shortText),
  }),
  answer: z.object({
    /** Null if the chain has no agreement. */
    agreement: z.nullable(
      z.object({
        agreementId: z.string(),
        /** Names this very text: with other terms it is another version. */
        version: z.string(),
        title: z.string(),
        paragraphs: z.array(z.string()),
      }),
    ),
    asks: z.object({
      birthDate: z.boolean(),
      address: z.boolean(),
      /** In years. Nobody younger can join. */
      minimumAge: z.number(),
      /** In years. Anybody younger joins with a guardian. */
      adultAge: z.number(),
    }),
  }),
});

/** Specification, section 3, Product details response. */
export const getProductDetails = defineCall({
  id: 'HT-31',
  name: 'getProductDetails',
  summary:
    'The purchase of a product token, or of the confirmation token that the payment returned with: buyer, club and transaction, and the member after it is complete. Can be read again if an answer was lost. 404 for an unknown token; 410 TOKEN_USED or TOKEN_EXPIRED for a confirmation token; 403 OTHER_BROWSER in a browser that didn’t pay.',
  method: 'GET',
  path: '/v6/acq/payment/token/{token}',
  params: z.object({ token: shortText }),
  answer: z.object({
    success: z.optional(z.boolean()),
    barcode: maybeId,
    /** ISO date: the first day of the membership, once it is bought. */
    startDate: maybeText,
    /** The payment, once it is made, and the next one. */
    receipt: z.nullish(
      z.object({
        number: z.string(),
        currency,
        paid: money,
        paidWith: maybeText,
        monthly: money,
        /** ISO date. */
        nextChargeOn: maybeText,
      }),
    ),
    productToken: maybeText,
    /** The TransactionId of the buyer's lead, if the back end knows it. */
    transactionNumber: maybeId,
    memberID: maybeId,
    productBase: z.nullish(
      z.object({
        buyer: z.object({
          firstName: maybeText,
          lastName: maybeText,
          email: maybeText,
          phone: maybeText,
        }),
      }),
    ),
    selectedClubDetails: z.nullish(z.object({ facilityId: maybeId })),
  }),
});
export type WireProductDetails = z.infer<typeof getProductDetails.answer>;

export const resendConfirmationEmail = defineCall({
  id: 'HT-15',
  name: 'resendConfirmationEmail',
  summary:
    'Mails a new member their confirmation again. The path contains a name and an address, so it is neither cached nor logged (CK-05). 404 if there is no such member with this address; 429 TOO_MANY_RESENDS with Retry-After after three an hour.',
  method: 'GET',
  path: '/v6/acq/residential/thankyouemail/{memberId}/{fullName}/{facilityId}/{email}',
  params: z.object({
    memberId: shortText,
    fullName: shortText,
    facilityId: shortText,
    email: shortText,
  }),
  answer: success,
  // Clients retry reads, but this one sends an email.
  repeatable: false,
});
