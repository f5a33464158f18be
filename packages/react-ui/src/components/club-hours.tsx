import { type Club, Temporal } from '@foyer/core';
import { formatDate } from '@foyer/core/calendar';
import { type ClubHours, hoursOfWeek, isAllDay, type OpenSpan } from '@foyer/core/clubs';
import type { JSX } from 'react';

import { clubHoursCopy } from '../copy/club.ts';
import { useNow } from '../hooks/use-now.ts';
import type { Localized } from '../locale/copy.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';
import { timeLabel, weekdayOf } from './open-now.tsx';

export interface ClubHoursTableProps {
  readonly club: Pick<Club, 'timeZone'>;
  readonly hours: ClubHours;
}

/** The hours of the seven days from today on, and the holidays after them. */
export function ClubHoursTable({ club, hours }: ClubHoursTableProps): JSX.Element {
  const copy = useCopy(clubHoursCopy);
  const locale = useLocale();
  const now = useNow(60_000);
  const { openingHours, specialDays } = hours;
  if (openingHours === null) return <p>{copy.unknown}</p>;
  const week = hoursOfWeek(openingHours, specialDays, club.timeZone, now);
  const lastDay = week.at(-1)?.date.toString() ?? '';
  const later = specialDays.filter(({ date }) => date > lastDay);
  return (
    <>
      <dl className="foyer-hours">
        {week.map(({ date, hours: span, holiday }, ahead) => (
          <div
            key={date.toString()}
            className="foyer-hours__day"
            data-today={ahead === 0 || undefined}
          >
            <dt>
              {ahead === 0 ? copy.today : weekdayOf(date, locale)}
              {holiday !== null && <span className="foyer-hours__holiday">{holiday}</span>}
            </dt>
            <dd>{spanText(copy, span, locale)}</dd>
          </div>
        ))}
      </dl>
      {later.length > 0 && (
        <>
          <h3 className="foyer-hours__title">{copy.later}</h3>
          <dl className="foyer-hours">
            {later.map(({ date, name, hours: span }) => (
              <div key={date} className="foyer-hours__day">
                <dt>
                  {formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' })}
                  <span className="foyer-hours__holiday">{name}</span>
                </dt>
                <dd>{spanText(copy, span, locale)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function spanText(
  copy: Localized<typeof clubHoursCopy>,
  span: OpenSpan | null,
  locale: string,
): string {
  if (span === null) return copy.closed;
  if (isAllDay(span)) return copy.allDay;
  const text = (wall: string): string =>
    timeLabel(Temporal.PlainTime.from(wall === '24:00' ? '00:00' : wall), locale);
  return copy.span(text(span.from), text(span.to));
}
