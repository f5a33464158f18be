/** What the reference API's developer tools answer: scenarios look at what the back end holds through them. */
import * as z from 'zod/mini';

const optionalText = z.nullable(z.string());

export const leadRowsSchema = z.array(
  z.object({
    facility_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    company_email: optionalText,
    zip: optionalText,
    outreach_code: z.string(),
    referring_id: optionalText,
    answers: optionalText,
    appointments: z.array(
      z.object({
        facility_id: z.string(),
        starts_at: z.string(),
        kind: z.enum(['tour', 'workout']),
        cancelled_at: optionalText,
      }),
    ),
  }),
);
export type LeadRow = z.infer<typeof leadRowsSchema>[number];

/** As text in a column of the lead's. */
export const leadAnswersSchema = z.array(z.object({ answerId: z.union([z.string(), z.number()]) }));

export const consentRowsSchema = z.array(
  z.object({ channel: z.string(), granted: z.number(), basis: z.string() }),
);

export const feedbackRowsSchema = z.array(z.object({ id: z.string() }));

/** The newest first. */
export const mailsSchema = z.array(z.object({ recipient: z.string(), body: z.string() }));

export const begunPurchaseSchema = z.object({
  productToken: z.string(),
  transactionNumber: z.string(),
});

export const productSchema = z.object({
  memberID: z.nullish(z.union([z.string(), z.number()])),
});
