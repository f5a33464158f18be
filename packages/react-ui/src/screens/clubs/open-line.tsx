import type { Temporal } from '@foyer/core';
import type { OpenState } from '@foyer/core/clubs';
import type { JSX } from 'react';

import { clubFinderCopy } from '../../copy/club-finder.ts';
import { type Localized } from '../../locale/copy.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

/** `Open until 11:00 PM`, in the club's zone. */
export function OpenLine({ state }: { readonly state: OpenState }): JSX.Element {
  const { hours } = useCopy(clubFinderCopy);
  const locale = useLocale();
  const isOpen = state.kind === 'open' || state.kind === 'open-all-day';
  return (
    <p className="foyer-open-line foyer-fine" data-open={isOpen ? '' : undefined}>
      {textOf(state, hours, locale)}
    </p>
  );
}

function textOf(
  state: OpenState,
  hours: Localized<(typeof clubFinderCopy)['hours']>,
  locale: string,
): string {
  switch (state.kind) {
    case 'open-all-day':
      return hours.allDay;
    case 'open':
      return hours.until(timeOf(state.until, locale));
    case 'closed-for-holiday':
      return hours.holiday(state.holiday);
    case 'opens':
      return hours.opens(timeOf(state.at, locale));
    case 'closed':
      return hours.closed;
  }
}

function timeOf(moment: Temporal.ZonedDateTime, locale: string): string {
  return moment.toLocaleString(locale, { hour: 'numeric', minute: '2-digit' });
}
