import { type Slot, slotLabel } from '@foyer/core';
import type { JSX } from 'react';

import { scheduleCopy } from '../copy/schedule.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { RadioTile } from './radio-tile.tsx';

type Part = keyof typeof scheduleCopy.parts;

export interface SlotGridProps {
  readonly slots: readonly Slot[];
  /** `startsAt` of the chosen time. */
  readonly chosen: string | null;
  readonly onSelect: (slot: Slot) => void;
}

/** A day's times by the part of the day; taken ones stand there, disabled, and say so. LS-02 */
export function SlotGrid({ slots, chosen, onSelect }: SlotGridProps): JSX.Element {
  const words = useCopy(scheduleCopy);
  const locale = useLocale();
  const labelOf = (slot: Slot): string => slotLabel(slot, locale);
  const byPart = Map.groupBy(slots, partOf);
  return (
    <div className="foyer-times">
      {Array.from(byPart, ([part, ofPart]) => (
        <fieldset key={part} className="foyer-times__part">
          <legend className="foyer-times__title">{words.parts[part]}</legend>
          <div className="foyer-times__grid">
            {ofPart.map((slot) => (
              <RadioTile
                key={slot.startsAt}
                name="foyer-time"
                value={slot.startsAt}
                className="foyer-time"
                checked={slot.startsAt === chosen}
                disabled={!slot.available}
                label={slot.available ? labelOf(slot) : `${labelOf(slot)}, ${words.taken}`}
                onSelect={() => onSelect(slot)}
              >
                {labelOf(slot)}
              </RadioTile>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** By the club's own clock, as the time is written. */
function partOf({ startsAt }: Slot): Part {
  const hour = Number(startsAt.slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
