import type { Slot } from '@foyer/core';
import { slotLabel } from '@foyer/core/visit';
import { type JSX, memo, useMemo } from 'react';

import { scheduleCopy } from '../copy/schedule.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { RadioTile } from './radio-tile.tsx';

type Part = keyof typeof scheduleCopy.parts;

export interface SlotGridProps {
  readonly slots: readonly Slot[];
  /** `startsAt` of the chosen slot. */
  readonly chosen: string | null;
  readonly onSelect: (slot: Slot) => void;
}

/**
 * The times of a day, grouped into parts of the day. Taken times are disabled and say so. Elements are reused from
 * one day to the next to keep re-renders small.
 */
export function SlotGrid({ slots, chosen, onSelect }: SlotGridProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const byPart = useMemo(() => Map.groupBy(slots, partOf), [slots]);
  return (
    <div className="foyer-times">
      {Array.from(byPart, ([part, ofPart]) => (
        <fieldset key={part} className="foyer-times__part">
          <legend className="foyer-times__title">{copy.parts[part]}</legend>
          <div className="foyer-times__grid">
            {ofPart.map((slot) => (
              <SlotTile
                key={slot.startsAt.slice(11)}
                slot={slot}
                isChosen={slot.startsAt === chosen}
                onSelect={onSelect}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface SlotTileProps extends Pick<SlotGridProps, 'onSelect'> {
  readonly slot: Slot;
  readonly isChosen: boolean;
}

const SlotTile = memo(function SlotTile({ slot, isChosen, onSelect }: SlotTileProps): JSX.Element {
  const copy = useCopy(scheduleCopy);
  const label = slotLabel(slot, useLocale());
  return (
    <RadioTile
      name="foyer-time"
      value={slot.startsAt}
      className="foyer-time"
      checked={isChosen}
      disabled={!slot.available}
      label={slot.available ? label : `${label}, ${copy.taken}`}
      onSelect={() => onSelect(slot)}
    >
      {label}
    </RadioTile>
  );
});

/** In the club's local time, which is how `startsAt` is written. */
function partOf({ startsAt }: Slot): Part {
  const hour = Number(startsAt.slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
