/** Schemas that steps and expectations share. Each `error` describes what is accepted, for the author of a scenario. */
import * as z from 'zod/mini';

import { isMoment, isZone } from './virtual-time.ts';

/** A mapping with these keys and no others. */
export function strict<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  description?: string,
): z.ZodMiniObject<Shape, z.core.$strict> {
  const mapping = z.strictObject(shape);
  return description === undefined ? mapping : mapping.check(z.describe(description));
}

export const text = z.string({ error: 'text' }).check(z.minLength(1, { error: 'text' }));

export const yesOrNo = z.boolean({ error: 'true or false' });

export const count = z
  .int({ error: 'a whole number from 0' })
  .check(z.gte(0, { error: 'a whole number from 0' }));

const aCount = 'a number, or a mapping with at-least, at-most';

/** A number, or a range. */
export const countSpec = z.union(
  [count, strict({ 'at-least': z.optional(count), 'at-most': z.optional(count) })],
  { error: aCount },
);
export type CountSpec = z.infer<typeof countSpec>;

const aDuration = 'a duration such as 400ms, 2s, 16m or 1h 30m';

/** A length of virtual time. */
export const duration = z
  .string({ error: aDuration })
  .check(
    z.regex(/^\d+(?:ms|s|m|h)(?: \d+(?:ms|s|m|h))*$/, { error: aDuration }),
    z.describe('Virtual time: 400ms, 2s, 16m, 1h 30m'),
  );

const anInstant =
  'a moment such as 2026-11-20T10:00:00-05:00 or 2026-11-20T10:00[America/New_York]';

export const moment = z
  .string({ error: anInstant })
  .check(z.refine(isMoment, { error: anInstant }), z.describe(`The clock: ${anInstant}`));

const aZone = 'an IANA time zone such as Europe/London';

export const zone = z.string({ error: aZone }).check(z.refine(isZone, { error: aZone }));

const aDay = 'a day: first-open, today, tomorrow, any, +2 (days from today) or 2026-12-01';

/** A day in the club's zone. */
export const day = z.union(
  [
    z
      .string()
      .check(
        z.regex(/^(?:first-open|today|tomorrow|any|\+\d{1,2}|\d{4}-\d{2}-\d{2})$/, { error: aDay }),
      ),
    z.int({ error: aDay }).check(z.gte(0, { error: aDay })),
  ],
  { error: aDay },
);
export type Day = z.infer<typeof day>;

const aTime = 'a time: first, last, any, 3 (the third one) or its label, 9:00 AM';

/** An open time of a day. */
export const time = z.union([text, z.int({ error: aTime }).check(z.gte(1, { error: aTime }))], {
  error: aTime,
});
export type Time = z.infer<typeof time>;

/** The name of one of the scenario's clubs. */
export const clubName = z
  .string({ error: 'the name of a club of this scenario' })
  .check(z.describe('A name from `clubs` above'));

/** The fields of the forms: their names in scenarios, and in the core. */
export const fields = {
  'first-name': 'first_name',
  'last-name': 'last_name',
  email: 'email_address',
  'company-email': 'company_email',
  phone: 'phone_number',
  zip: 'postal_code',
} as const;
export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as readonly FieldName[];
