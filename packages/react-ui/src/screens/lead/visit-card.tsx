import { type Club, dayLabel } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import { type Guest } from '@foyer/core/visit';
import { slotLabel } from '@foyer/core/calendar';
import { type JSX, memo, type ReactNode, Suspense } from 'react';

import type { HeadlineProps } from '../flow/step-layout.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyWithRetry, SilentRetry } from '../../components/lazy-with-retry.tsx';
import { confirmationCopy, guestCopy } from '../../copy/visit.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useClubTime } from '../../hooks/use-club-time.ts';
import type { Localized } from '../../locale/copy.ts';
import { phoneHref } from '../../components/site-link.tsx';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

/** Appears a moment after the visit, once its link is known. */
const VisitCode = lazyWithRetry(() => import('./visit-code.tsx'), SilentRetry);

export interface VisitCardProps {
  readonly club: Club | null;
  readonly visit: Appointment | null;
  readonly cancelled: boolean;
  /** The address of the visit's page; null while it isn't known. */
  readonly address?: string | null;
  /** True if it was booked a moment ago. */
  readonly isNew?: boolean;
  /** The visitor's guest; null if they come alone. */
  readonly guest?: Guest | null;
  /** Opens the dialog that changes the guest. */
  readonly onChangeGuest?: () => void;
  readonly children?: ReactNode;
}

export function VisitCard({
  club,
  visit,
  cancelled,
  address = null,
  isNew = false,
  guest = null,
  onChangeGuest,
  children,
}: VisitCardProps): JSX.Element {
  return (
    <div className="foyer-card foyer-surface">
      {visit !== null && club !== null && (
        <When
          club={club}
          visit={visit}
          cancelled={cancelled}
          address={cancelled ? null : address}
          isNew={isNew}
        />
      )}
      {!cancelled && (guest !== null || onChangeGuest !== undefined) && (
        <Who guest={guest} onChange={onChangeGuest} />
      )}
      {club !== null && <Where club={club} />}
      {children}
    </div>
  );
}

/** The day relative to today at the club, its date, the time in the club's time zone, and how long it takes. */
const When = memo(function When({
  club,
  visit,
  cancelled,
  address,
  isNew,
}: {
  readonly club: Club;
  readonly visit: Appointment;
} & Pick<Required<VisitCardProps>, 'cancelled' | 'address' | 'isNew'>): JSX.Element {
  const copy = useCopy(confirmationCopy);
  const locale = useLocale();
  const { visitMinutes } = useService(portTokens.settings);
  const { today, foreignZone } = useClubTime(club.timeZone, visit.startsAt);
  const date = visit.startsAt.slice(0, 10);
  return (
    <section className="foyer-card__stub" data-cancelled={cancelled ? '' : undefined}>
      <div className="foyer-card__when">
        <h2 className="foyer-card__label">{cancelled ? copy.whenCancelled : copy.when}</h2>
        <p className="foyer-card__day">{dayLabel(date, today, locale)}</p>
        <p className="foyer-card__time">
          <time dateTime={visit.startsAt}>{slotLabel(visit, locale)}</time>
          {foreignZone !== null && <span className="foyer-card__zone"> {foreignZone}</span>}
        </p>
        <p>{copy.minutes(visitMinutes[visit.purpose])}</p>
      </div>
      {isNew && (
        <span className="foyer-card__check">
          <Icon name="check" />
        </span>
      )}
      {address !== null && (
        <Suspense fallback={null}>
          <VisitCode address={address} />
        </Suspense>
      )}
    </section>
  );
});

function Who({
  guest,
  onChange,
}: {
  readonly guest: Guest | null;
  readonly onChange: (() => void) | undefined;
}): JSX.Element {
  const copy = useCopy(guestCopy);
  return (
    <section className="foyer-card__row">
      <h2 className="foyer-card__label">{copy.who}</h2>
      <p>{guest === null ? copy.alone : copy.with(guest.firstName)}</p>
      {onChange !== undefined && (
        <button type="button" className="foyer-link" aria-haspopup="dialog" onClick={onChange}>
          {guest === null ? (
            copy.add
          ) : (
            <>
              {copy.change} <span className="foyer-hidden">{copy.changeWhat}</span>
            </>
          )}
        </button>
      )}
    </section>
  );
}

const Where = memo(function Where({ club }: { readonly club: Club }): JSX.Element {
  const copy = useCopy(confirmationCopy);
  const city = [club.city, club.state].filter(Boolean).join(', ');
  const address = `${club.address}\n${city} ${club.zip}`.trim();
  const map = `https://www.openstreetmap.org/?mlat=${club.lat}&mlon=${club.long}#map=17/${club.lat}/${club.long}`;
  return (
    <>
      <section className="foyer-card__row">
        <h2 className="foyer-card__label">{copy.where}</h2>
        <p className="foyer-card__strong foyer-strong">{club.name}</p>
        <address className="foyer-card__address">{address}</address>
        <a className="foyer-link" href={map} target="_blank" rel="noreferrer">
          {copy.directions} <span className="foyer-hidden">{copy.opensMap}</span>
        </a>
      </section>
      {club.phoneNumber !== '' && (
        <section className="foyer-card__row">
          <h2 className="foyer-card__label">{copy.call}</h2>
          <a className="foyer-link" href={phoneHref(club)}>
            {club.phoneNumber}
          </a>
        </section>
      )}
    </>
  );
});

export type VisitKind = 'booked' | 'cancelled' | 'ready' | 'details-in';

export function visitHeadline(
  copy: Localized<typeof confirmationCopy>,
  kind: VisitKind,
  visit: { readonly club: string; readonly email: string; readonly isWorkout: boolean },
): Required<Pick<HeadlineProps, 'eyebrow' | 'title' | 'lede'>> {
  const eyebrow = copy.received;
  switch (kind) {
    case 'booked':
      return {
        eyebrow: visit.isWorkout ? copy.workoutBooked : copy.booked,
        title: copy.title(visit.club),
        lede: copy.confirmationSent(visit.email),
      };
    case 'cancelled':
      return { eyebrow, title: copy.cancelled, lede: copy.cancelledNote };
    case 'ready':
      return { eyebrow, title: copy.ready, lede: copy.readyNote(visit.club) };
    case 'details-in':
      return { eyebrow, title: copy.detailsIn, lede: copy.detailsInNote };
  }
}
