import * as z from 'zod/mini';

import { visitHoursSchema } from './visit-hours.schema.ts';

export type VisitHours = z.infer<typeof visitHoursSchema>;

/** Reads the hours that a facility's row holds, the same text as the same object. They are ours, so what does not fit is a bug and throws. */
export function readVisitHours(json: string): VisitHours {
  const known = read.get(json);
  if (known) return known;
  const hours = z.parse(visitHoursSchema, JSON.parse(json));
  if (read.size >= 1000) read.clear();
  read.set(json, hours);
  return hours;
}

/** What was read before, by its text: a chain has a handful, and each is read at every look at its clubs' times. */
const read = new Map<string, VisitHours>();

/** The hours that the seed hands out. */
export const hoursByName = {
  standard: week({ from: '08:00', to: '20:00' }, { from: '09:00', to: '17:00' }),
  early: week({ from: '06:00', to: '21:00' }, { from: '08:00', to: '18:00' }),
  quiet: week({ from: '09:00', to: '18:00' }, null),
  always: week({ from: '00:00', to: '24:00' }, { from: '00:00', to: '24:00' }),
} as const satisfies Record<string, VisitHours>;

type Span = { readonly from: string; readonly to: string };

/** Monday to Friday, and the weekend; a quiet club opens on Saturday as on a weekday and rests on Sunday. */
function week(weekday: Span, weekend: Span | null): VisitHours {
  const five = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday };
  return weekend ? { ...five, 6: weekend, 7: weekend } : { ...five, 6: weekday };
}
