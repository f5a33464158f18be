import * as z from 'zod/mini';

import { defineCall } from './call.ts';

const text = z.nullish(z.string());
const id = z.nullish(z.union([z.string(), z.number()]));

/** Source: specification section 3, Product details response. */
export const getProductDetails = defineCall({
  id: 'HT-31',
  name: 'getProductDetails',
  summary:
    'The purchase behind a product token: its buyer, club and transaction, and the member once it is complete.',
  method: 'GET',
  path: '/v6/acq/payment/token/{token}',
  params: z.object({ token: z.string() }),
  query: z.object({}),
  body: z.undefined(),
  answer: z.object({
    success: z.optional(z.boolean()),
    barcode: id,
    productToken: text,
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
