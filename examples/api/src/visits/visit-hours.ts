import * as z from 'zod/mini';

const wallTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'is a time such as "08:30"'));
const span = z.optional(z.strictObject({ from: wallTime, to: wallTime }));

/**
 * When a club takes visits, by ISO weekday (`1` is Monday), as wall times in the club's zone: a visit may start at
 * `from` and must end by `to`; `24:00` is the end of the day. A missing weekday has no visits.
 */
export const visitHoursSchema = z.strictObject({
  '1': span,
  '2': span,
  '3': span,
  '4': span,
  '5': span,
  '6': span,
  '7': span,
});

export type VisitHours = z.infer<typeof visitHoursSchema>;

/** Parses the hours in a facility's row. This server wrote them, so an unexpected shape is a bug and throws. */
export function readVisitHours(json: string): VisitHours {
  return visitHoursSchema.parse(JSON.parse(json));
}
