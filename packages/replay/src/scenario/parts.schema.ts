/** Schemas that steps and expectations share. Each `error` describes what is accepted, for the author of a scenario. */
import { Temporal } from '@foyer/core';
import * as z from 'zod/mini';

/** A mapping that may have these keys, and no others. */
export function options<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.partial(z.strictObject(shape));
}

/** The same value for each of these keys. */
export function each<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}

/** The schema with a description, which editors show. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, words: string): Schema {
  return schema.check(z.describe(words));
}

export function oneOf<const Words extends readonly string[]>(words: Words) {
  const error = words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or ');
  return z.enum(words, { error });
}

export const text = z.string({ error: 'text' }).check(z.minLength(1, { error: 'text' }));

/** Text that may be empty. */
export const anyText = z.string({ error: 'text' });

/** `what` names the texts: names, time labels. */
export function listOf(what: string) {
  return z.array(text, { error: `a list of ${what}` });
}

export const yesOrNo = z.boolean({ error: 'true or false' });

/** A whole number of this size. */
export function whole(error: string, least: number, most?: number) {
  const atMost = most === undefined ? [] : [z.lte(most, { error })];
  return z.int({ error }).check(z.gte(least, { error }), ...atMost);
}

/** Text with this pattern. */
export function textLike(pattern: RegExp, error: string) {
  return z.string({ error }).check(z.regex(pattern, { error }));
}

export const count = whole('a whole number from 0', 0);

/** A number, or a range. */
export const countSpec = z.union([count, options({ 'at-least': count, 'at-most': count })], {
  error: 'a number, or a mapping with at-least, at-most',
});

const aDuration = 'a duration such as 400ms, 2s, 16m or 1h 30m';

/** A length of virtual time. */
export const duration = described(
  textLike(/^\d+(?:ms|s|m|h)(?: \d+(?:ms|s|m|h))*$/, aDuration),
  'Virtual time: 400ms, 2s, 16m, 1h 30m',
);

/** Milliseconds of a valid duration. */
export function durationMs(duration: string): number {
  let ms = 0;
  for (const [, number, unit = 'ms'] of duration.matchAll(/(\d+)(ms|s|m|h)/g)) {
    ms += Number(number) * (unitMs[unit] ?? 1);
  }
  return ms;
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

const anInstant =
  'a moment such as 2026-11-20T10:00:00-05:00 or 2026-11-20T10:00[America/New_York]';

export const moment = z
  .string({ error: anInstant })
  .check(
    z.refine(isValid(readMoment), { error: anInstant }),
    z.describe(`The clock: ${anInstant}`),
  );

/** The instant of a valid moment. */
export function readMoment(moment: string): Temporal.Instant {
  return moment.includes('[')
    ? Temporal.ZonedDateTime.from(moment).toInstant()
    : Temporal.Instant.from(moment);
}

const aZone = 'an IANA time zone such as Europe/London';

export const zone = z.string({ error: aZone }).check(
  z.refine(
    isValid((name) => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)),
    { error: aZone },
  ),
);

const aDay = 'a day: first-open, today, tomorrow, any, +2 (days from today) or 2026-12-01';

/** A day in the club's zone. */
export const day = z.union(
  [
    textLike(/^(?:first-open|today|tomorrow|any|\+\d{1,2}|\d{4}-\d{2}-\d{2})$/, aDay),
    whole(aDay, 0),
  ],
  { error: aDay },
);
export type Day = z.infer<typeof day>;

const aTime = 'a time: first, last, any, 3 (the third one) or its label, 9:00 AM';

/** An open time of a day. */
export const time = z.union([text, whole(aTime, 1)], {
  error: aTime,
});
export type Time = z.infer<typeof time>;

/** The name of one of the scenario's clubs. */
export const clubName = described(
  z.string({ error: 'the name of a club of this scenario' }),
  'A name from `clubs` above',
);

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

/** True if `read` accepts the text. */
function isValid(read: (text: string) => unknown): (text: string) => boolean {
  return (text) => {
    try {
      read(text);
      return true;
    } catch {
      return false;
    }
  };
}
