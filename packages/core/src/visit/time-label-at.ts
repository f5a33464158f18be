import { minuteLabel } from './labels.ts';
import { minuteOfDay, offsetsOf } from './zone-offsets.ts';

/** The time on clocks in the IANA zone at that moment (epoch ms), e.g. `9:00 AM`. Throws if the zone is unknown. */
export function timeLabelAt(epochMs: number, timeZone: string): string {
  return minuteLabel(minuteOfDay(epochMs + offsetsOf(timeZone)(epochMs)));
}
