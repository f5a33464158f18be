import { minuteLabel } from './labels.ts';
import { minuteOfDay, offsetsOf } from './zone-offsets.ts';

/** What clocks in the IANA zone show at that moment, epoch ms: `9:00 AM`. Throws where the zone is unknown. Source: LS-10. */
export function timeLabelAt(epochMs: number, timeZone: string): string {
  return minuteLabel(minuteOfDay(epochMs + offsetsOf(timeZone)(epochMs)));
}
