import { type Slot, slotLabel } from '@foyer/core';
import { type JSX, memo, useMemo } from 'react';

import { scheduleCopy } from '../copy/schedule.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { useSameFunction } from '../hooks/use-same-function.ts';
import { RadioTile } from './radio-tile.tsx';

type Part = keyof typeof scheduleCopy.parts;

export interface SlotGridProps {
  readonly slots: readonly Slot[];
  /** `startsAt` of the chosen time. */
  readonly chosen: string | null;
  readonly onSelect: (slot: Slot) => void;
}

/**
 * A day's times by the part of the day; taken ones stand there, disabled, and say so. A time keeps its place on the page from
 * one day to the next, and is drawn anew only where it is free on one and taken on the other. LS-02
 */
export function SlotGrid({ slots, chosen, onSelect }: SlotGridProps): JSX.Element {
  const words = useCopy(scheduleCopy);
  const locale = useLocale();
  const byPart = useMemo(() => Map.groupBy(slots, partOf), [slots]);
  const select = useSameFunction((time: string) => {
    const slot = slots.find((one) => timeOfDay(one) === time);
    if (slot) onSelect(slot);
  });
  return (
    <div className="foyer-times">
      {Array.from(byPart, ([part, ofPart]) => (
        <fieldset key={part} className="foyer-times__part">
          <legend className="foyer-times__title">{words.parts[part]}</legend>
          <div className="foyer-times__grid">
            {ofPart.map((slot) => (
              <SlotTile
                key={timeOfDay(slot)}
                time={timeOfDay(slot)}
                label={slotLabel(slot, locale)}
                isTaken={!slot.available}
                isChosen={slot.startsAt === chosen}
                onSelect={select}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface SlotTileProps {
  /** By `timeOfDay`. */
  readonly time: string;
  readonly label: string;
  readonly isTaken: boolean;
  readonly isChosen: boolean;
  readonly onSelect: (time: string) => void;
}

const SlotTile = memo(function SlotTile({
  time,
  label,
  isTaken,
  isChosen,
  onSelect,
}: SlotTileProps): JSX.Element {
  const words = useCopy(scheduleCopy);
  return (
    <RadioTile
      name="foyer-time"
      value={time}
      className="foyer-time"
      checked={isChosen}
      disabled={isTaken}
      label={isTaken ? `${label}, ${words.taken}` : label}
      onSelect={() => onSelect(time)}
    >
      {label}
    </RadioTile>
  );
});

/** The value of a time's box, one of its day: `09:00:00-05:00`. */
export function timeOfDay({ startsAt }: Slot): string {
  return startsAt.slice(11);
}

/** By the club's own clock, as the time is written. */
function partOf({ startsAt }: Slot): Part {
  const hour = Number(startsAt.slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
