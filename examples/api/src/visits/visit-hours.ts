import * as z from 'zod/mini';

const span = z.optional(z.object({ from: z.string(), to: z.string() }));

/**
 * When a club takes visits, by ISO weekday (`1` is Monday), as wall times in the club's zone: a visit may start at
 * `from` and must end by `to`; `24:00` is the end of the day. A missing weekday has no visits.
 */
const visitHoursSchema = z.strictObject({
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

/** The named hours that the seed uses. */
export const hoursByName = {
  standard: week({ from: '08:00', to: '20:00' }, { from: '09:00', to: '17:00' }),
  early: week({ from: '06:00', to: '21:00' }, { from: '08:00', to: '18:00' }),
  quiet: week({ from: '09:00', to: '18:00' }, null),
  always: week({ from: '00:00', to: '24:00' }, { from: '00:00', to: '24:00' }),
} as const satisfies Record<string, VisitHours>;

type Span = { readonly from: string; readonly to: string };

/** Monday to Friday, and the weekend. Without weekend hours, Saturday has the weekday hours and Sunday is closed. */
function week(weekday: Span, weekend: Span | null): VisitHours {
  const five = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday };
  return weekend ? { ...five, 6: weekend, 7: weekend } : { ...five, 6: weekday };
}
