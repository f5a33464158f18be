import { type Club, Temporal } from '@foyer/core';
import { formatDate } from '@foyer/core/calendar';
import type { TimetableClass } from '@foyer/core/clubs';
import { type JSX, type KeyboardEvent, useId, useRef, useState } from 'react';

import { timeLabel } from '../../components/open-now.tsx';
import { readingKey } from '../../components/arrow-button.tsx';
import { clubPageCopy } from '../../copy/club.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

export interface TimetableProps {
  readonly club: Pick<Club, 'timeZone'>;
  readonly classes: readonly TimetableClass[];
}

/** Seven days of classes, a tab for each day, from the first that has any. Those that have started aren't listed. */
export function Timetable({ club, classes }: TimetableProps): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const locale = useLocale();
  const id = useId();
  const now = useNow(60_000);
  const list = useRef<HTMLDivElement>(null);
  const { timeZone } = club;
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => today.add({ days: ahead }));
  const later = classes
    .map((one) => ({
      ...one,
      start: Temporal.Instant.from(one.startsAt).toZonedDateTimeISO(timeZone),
    }))
    .filter(({ start }) => isLater(start, now));
  const heldOn = (day: Temporal.PlainDate) =>
    later.filter(({ start }) => start.toPlainDate().equals(day));
  const [chosenDay, setChosenDay] = useState(
    () => days.find((day) => heldOn(day).length > 0) ?? today,
  );
  // Today's, once the chosen day is over.
  const chosen = Math.max(
    0,
    days.findIndex((day) => day.equals(chosenDay)),
  );
  const held = heldOn(days[chosen] ?? today);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = tabAfter(readingKey(event), chosen, days.length);
    if (to === null) return;
    event.preventDefault();
    setChosenDay(days[to] ?? today);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div className="foyer-timetable foyer-stack-4">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={copy.days}
        className="foyer-timetable__days"
        onKeyDown={onKeyDown}
      >
        {days.map((date, ahead) => (
          <button
            key={date.toString()}
            type="button"
            role="tab"
            id={`${id}-${ahead}`}
            aria-controls={`${id}-panel`}
            aria-selected={ahead === chosen}
            tabIndex={ahead === chosen ? 0 : -1}
            className="foyer-timetable__day"
            onClick={() => setChosenDay(date)}
          >
            <span aria-hidden="true">
              {formatDate(date.toString(), locale, { weekday: 'short' })}
            </span>
            <span aria-hidden="true" className="foyer-timetable__date">
              {date.day}
            </span>
            <span className="foyer-hidden">
              {formatDate(date.toString(), locale, {
                weekday: 'long',
                month: 'long',
                day: 'numeric',
              })}
            </span>
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        // A list without links can only be scrolled to by keyboard if it takes the focus.
        tabIndex={0}
        className="foyer-timetable__panel"
      >
        {held.length === 0 ? (
          <p className="foyer-soft">{chosen === 0 ? copy.noMoreClasses : copy.noClasses}</p>
        ) : (
          <ul>
            {held.map(({ name, start, minutes, room, coach }) => (
              <li key={`${start.toString()} ${name}`} className="foyer-timetable__class">
                <span className="foyer-timetable__time">
                  <time dateTime={start.toString({ timeZoneName: 'never' })}>
                    {timeLabel(start.toPlainTime(), locale)}
                  </time>
                  <span className="foyer-soft">{copy.minutes(minutes)}</span>
                </span>
                <span className="foyer-timetable__what">
                  <span className="foyer-name">{name}</span>
                  <span className="foyer-soft">
                    {[coach, room].filter((part) => part !== null).join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="foyer-fine">{copy.classesNote(zoneName(now, timeZone, locale))}</p>
    </div>
  );
}

function isLater(start: Temporal.ZonedDateTime, now: Temporal.Instant): boolean {
  return start.epochMilliseconds > now.epochMilliseconds;
}

function tabAfter(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (chosen + 1) % count;
    case 'ArrowLeft':
      return (chosen + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** `Eastern Standard Time`. */
function zoneName(now: Temporal.Instant, timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(
    now.epochMilliseconds,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
