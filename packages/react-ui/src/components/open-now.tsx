import type { Club, Temporal } from '@foyer/core';
import { clockTime, formatDate } from '@foyer/core/calendar';
import { type ClubHours, openState, type OpenState } from '@foyer/core/clubs';
import type { JSX } from 'react';

import { openNowCopy } from '../copy/club.ts';
import { useNow } from '../hooks/use-now.ts';
import type { Localized } from '../locale/copy.ts';
import { useCopy, useLocale } from '../locale/use-copy.ts';

/** How often the state is looked up again, in ms. */
const refreshMs = 30_000;

export interface OpenNowProps {
  readonly club: Pick<Club, 'timeZone'>;
  readonly hours: ClubHours;
}

/** Whether a club is open, until when, or when it opens, with a dot. Renders nothing if the hours aren't known. */
export function OpenNow({ club, hours }: OpenNowProps): JSX.Element | null {
  const copy = useCopy(openNowCopy);
  const locale = useLocale();
  const now = useNow(refreshMs);
  const { openingHours, specialDays } = hours;
  if (openingHours === null) return null;
  const state = openState(openingHours, specialDays, club.timeZone, now);
  const holiday = 'holiday' in state && state.kind !== 'closed-for-holiday' ? state.holiday : null;
  const isOpen = state.kind === 'open' || state.kind === 'open-all-day';
  return (
    <span className="foyer-open-now" data-open={isOpen ? '' : undefined}>
      {openNowText(copy, state, now.toZonedDateTimeISO(club.timeZone), locale)}
      {holiday !== null && (
        <span className="foyer-open-now__holiday">{copy.holidayHours(holiday)}</span>
      )}
    </span>
  );
}

/** The state in words, at the club's time `now`. */
export function openNowText(
  copy: Localized<typeof openNowCopy>,
  state: OpenState,
  now: Temporal.ZonedDateTime,
  locale: string,
): string {
  switch (state.kind) {
    case 'open-all-day':
      return copy.allDay;
    case 'open':
      return copy.until(timeLabel(state.until.toPlainTime(), locale));
    case 'opens': {
      const time = timeLabel(state.at.toPlainTime(), locale);
      const { days } = now.toPlainDate().until(state.at.toPlainDate());
      if (days === 0) return copy.opensAt(time);
      if (days === 1) return copy.opensTomorrow(time);
      const date = state.at.toPlainDate();
      // From a week on, a weekday would name an earlier day.
      const day = days < 7 ? weekdayOf(date, locale) : formatDate(date.toString(), locale, dated);
      return copy.opensOn(day, time);
    }
    case 'closed-for-holiday':
      return copy.closedForHoliday(state.holiday);
    case 'closed':
      return copy.closed;
  }
}

const dated = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** A wall time in the visitor's language: `11:00 PM`, `23 h`. */
export function timeLabel(time: Temporal.PlainTime, locale: string): string {
  return clockTime(time.hour * 60 + time.minute, locale);
}

/** `Monday`. */
export function weekdayOf(date: Temporal.PlainDate, locale: string): string {
  return formatDate(date.toString(), locale, { weekday: 'long' });
}
