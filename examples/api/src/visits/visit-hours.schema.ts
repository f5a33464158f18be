import * as z from 'zod/mini';

const span = z.optional(z.object({ from: z.string(), to: z.string() }));

/**
 * When a club takes visits, by ISO weekday (`1` is Monday), as wall times in the club's zone: a visit may begin at
 * `from` and last before `to`; `24:00` is the day's end. A missing weekday has none.
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
