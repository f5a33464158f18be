import type { Club, Temporal } from '@foyer/core';
import { formatDate } from '@foyer/core/calendar';
import type { ClubProfile, RoomKind } from '@foyer/core/clubs';
import type { ComponentType, JSX, ReactNode, RefObject } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { ClubHoursTable } from '../../components/club-hours.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { OpenNow } from '../../components/open-now.tsx';
import { SiteAnchor } from '../../components/site-link.tsx';
import { clubHoursCopy, clubPageCopy } from '../../copy/club.ts';
import { useClubProfile } from '../../hooks/use-club-profile.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import type { StreetMapProps } from '../clubs/finder-results.tsx';
import { ClubActions, ClubBar } from './club-actions.tsx';
import { ClubGallery } from './club-gallery.tsx';
import { ClubLocation, NearbyClubs } from './club-location.tsx';
import { paths } from './room-paths.ts';
import { Timetable } from './timetable.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';

export interface ClubScreenProps {
  readonly club: Club;
  /** All clubs, of which those nearby are shown. */
  readonly clubs: readonly Club[];
  /** Where a visit is booked: a path, or the part of the page with the form. */
  readonly bookHref: string;
  /** The page's heading, for an application that moves the focus to it. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Shown while the club's facts are loading, such as the page that the server sent. */
  readonly fallback?: ReactNode;
  /** A map of streets, if the application has one. */
  readonly StreetMap?: ComponentType<StreetMapProps> | undefined;
  /** What follows the club, such as the form for a visit. */
  readonly children?: ReactNode;
}

/** A club's page: what it looks like, when it is open, what is there, how to get there, and what comes next. */
export function ClubScreen({
  club,
  clubs,
  bookHref,
  heading,
  fallback,
  StreetMap,
  children,
}: ClubScreenProps): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const { status, profile, retry } = useClubProfile(club.facilityId);
  if (status === 'loading' && fallback != null) return <>{fallback}</>;
  const actions = { club, bookHref };
  return (
    <div className="foyer foyer-club-page">
      <header className="foyer-club-page__hero">
        <ClubPicture club={club} size="wide" lazy={false} />
        <div className="foyer-club-page__words foyer-stack-2">
          <p className="foyer-club-page__back">
            <SiteAnchor path="/clubs">{copy.allClubs}</SiteAnchor>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {club.name}
          </h1>
          <Facts club={club} profile={profile} />
        </div>
      </header>
      <div className="foyer-club-page__body">
        <aside
          className="foyer-club-page__card foyer-stack-5 foyer-surface"
          aria-label={copy.actions(club.name)}
        >
          <ClubActions {...actions} />
          {profile !== null && <Hours club={club} profile={profile} />}
        </aside>
        <div className="foyer-club-page__main">
          {status === 'loading' && (
            <LoadingState label={copy.loading} onRetry={retry}>
              <Skeleton shape="row" count={4} />
            </LoadingState>
          )}
          {status === 'failed' && <LoadError message={{ key: 'clubNotLoaded' }} onRetry={retry} />}
          {profile !== null && <Rooms profile={profile} />}
          {profile !== null && <ClassesAndCoaches club={club} profile={profile} />}
        </div>
      </div>
      {/* As wide as the page. Not in the grid above, whose end is where the card stops following the page. */}
      <div className="foyer-club-page__wide">
        <ClubGallery club={club} />
        <ClubLocation club={club} profile={profile} StreetMap={StreetMap} />
        {profile !== null && <Ratings profile={profile} />}
        <NearbyClubs club={club} clubs={clubs} />
      </div>
      {children}
      <ClubBar {...actions} />
    </div>
  );
}

interface OfClub {
  readonly club: Club;
  readonly profile: ClubProfile;
}

function Facts({
  club,
  profile,
}: {
  readonly club: Club;
  readonly profile: ClubProfile | null;
}): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const rating = useRating();
  return (
    <p className="foyer-club-page__facts">
      {profile !== null && profile.opensOn === null && <OpenNow club={club} hours={profile} />}
      <span>{placeOf(club)}</span>
      {profile?.rating != null && (
        <a href="#ratings" className="foyer-club-page__rating">
          <span aria-hidden="true">★ {rating(profile.rating.average)}</span>
          <span className="foyer-hidden">
            {rating(profile.rating.average)} {copy.ratingOf(profile.rating.count)}
          </span>
        </a>
      )}
    </p>
  );
}

function Hours({ club, profile }: OfClub): JSX.Element {
  const copy = useCopy(clubHoursCopy);
  if (profile.opensOn !== null) return <Opening club={club} opensOn={profile.opensOn} />;
  return (
    <section className="foyer-club-page__hours foyer-ruled">
      <h2>{copy.title}</h2>
      <ClubHoursTable club={club} hours={profile} />
    </section>
  );
}

function Rooms({ profile: { rooms } }: Pick<OfClub, 'profile'>): JSX.Element | null {
  const copy = useCopy(clubPageCopy);
  if (rooms.length === 0) return null;
  return (
    <section className="foyer-club-page__section">
      <h2>{copy.rooms}</h2>
      <ul className="foyer-rooms">
        {rooms.map(({ kind, name, text }) => (
          <li key={name} className="foyer-room">
            <RoomIcon kind={kind} />
            <span>
              <span className="foyer-name">{name}</span>
              <span className="foyer-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClassesAndCoaches({ club, profile }: OfClub): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const { timetable, coaches } = profile;
  return (
    <>
      {timetable.length > 0 && (
        <section className="foyer-club-page__section">
          <h2>{copy.classes}</h2>
          <Timetable club={club} classes={timetable} />
        </section>
      )}
      {coaches.length > 0 && (
        <section className="foyer-club-page__section">
          <h2>{copy.coaches}</h2>
          <ul className="foyer-coaches">
            {coaches.map(({ name, focus }) => (
              <li key={name} className="foyer-coach">
                <span className="foyer-coach__initials" aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <span>
                  <span className="foyer-name">{name}</span>
                  <span className="foyer-soft">{focus}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Ratings({ profile }: Pick<OfClub, 'profile'>): JSX.Element | null {
  const copy = useCopy(clubPageCopy);
  const locale = useLocale();
  const write = useRating();
  const { rating, comments } = profile;
  if (rating === null) return null;
  return (
    <section className="foyer-club-page__section" id="ratings">
      <h2>{copy.ratings}</h2>
      <p>
        <span className="foyer-club-page__number">{write(rating.average)}</span>{' '}
        {copy.ratingOf(rating.count)}
      </p>
      <ul className="foyer-comments">
        {comments.map(({ firstName, rating: stars, text, on }) => (
          <li key={`${on.toString()} ${firstName} ${text}`} className="foyer-comment foyer-stack-2">
            <p className="foyer-comment__stars">
              <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
              <span className="foyer-hidden">{copy.stars(stars)}</span>
            </p>
            <blockquote>{text}</blockquote>
            <p className="foyer-soft">
              {firstName}, {on.toLocaleString(locale, { month: 'long', year: 'numeric' })}
            </p>
          </li>
        ))}
      </ul>
      <p className="foyer-fine">{copy.ratingsNote}</p>
    </section>
  );
}

/** Returns a function that writes an average with one decimal in the visitor's language. */
function useRating(): (average: number) => string {
  const locale = useLocale();
  return (average) =>
    average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function placeOf({ address, city }: Club): string {
  return [address, city].filter((part) => part !== '').join(', ');
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('');
}

/** Lucide's, and what it lacks drawn in the same way. */
const drawings: Readonly<Record<RoomKind | 'other', string>> = {
  ...paths,
  yoga: 'M12 4.500v.1M12 8v6M12 10c-2.500 0-5 2-6 4.500M12 10c2.500 0 5 2 6 4.500M12 14c-3 0-7 2-7 4.500h14c0-2.500-4-4.500-7-4.500',
  pilates: 'M3 17h18M5 17v3M19 17v3M7 17v-3h8v3M15 14l4-6M19 8h2M9 14l-3-4',
  boxing: 'M12 3v3M9 6h6v13a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM9 10h6M9 15h6',
  squash: 'M15 13a5 6 45 1 0-7-7 5 6 45 0 0 7 7M14 13l6 6M18.500 20.500l2-2M6 18.500v.1',
};

/** A line drawing of what a room is for. It always comes with its name, so it's hidden from assistive technology. */
function RoomIcon({ kind }: { readonly kind: RoomKind | null }): JSX.Element {
  return (
    <svg className="foyer-room__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={drawings[kind ?? 'other']} />
    </svg>
  );
}

const daySeconds = 24 * 3600;

/** The opening day of a club in presale, and how many days are left at the club. */
function Opening({
  club,
  opensOn,
}: {
  readonly club: Pick<Club, 'timeZone'>;
  readonly opensOn: Temporal.PlainDate;
}): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const today = clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate();
  const { days } = today.until(opensOn, { largestUnit: 'day' });
  return (
    <section className="foyer-opening foyer-stack-2 foyer-ruled">
      <h2>{copy.opensOn(formatDate(opensOn.toString(), locale, { dateStyle: 'long' }))}</h2>
      {days > 0 && (
        <Countdown label={copy.opensIn} seconds={days * daySeconds} text={copy.inDays(days)} />
      )}
      <p className="foyer-soft">{copy.presale}</p>
    </section>
  );
}
