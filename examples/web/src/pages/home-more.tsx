import type { CallOptions, Club } from '@foyer/core';
import { type ClubProfile, featuredClubs, type MediaSlide } from '@foyer/core/clubs';
import type { PriceListSnapshot } from '@foyer/core/plans';
import {
  ClubPicture,
  Picture,
  portTokens,
  Skeleton,
  useClubDirectory,
  useCopy,
  useFoyerContainer,
  useLeadFlow,
  useLocale,
  useMoney,
  useOptional,
  useService,
  useSnapshot,
} from '@foyer/react-ui';
import { priceListOf } from '@foyer/react-ui/prices';
import { type JSX, useEffect, useMemo } from 'react';

import { homeMoreCopy } from '../copy/home-more.ts';
import { Faq, Steps } from '../layout/selling.tsx';

/** The chain in numbers, what is in the visitor's likely club, and how a visit works. */
export function HomeClub(): JSX.Element {
  const copy = useCopy(homeMoreCopy);
  return (
    <>
      <Facts />
      <Inside />
      <section>
        <Steps title={copy.visitTitle} steps={copy.points} />
      </section>
    </>
  );
}

/** The end of the front page: members, employers, clubs, and questions. */
export function HomeEnd(): JSX.Element {
  const copy = useCopy(homeMoreCopy);
  return (
    <>
      <Said />
      <section className="home-work" aria-labelledby="home-work">
        <div className="home-work__card">
          <h2 id="home-work">{copy.employersTitle}</h2>
          <p>{copy.employersText}</p>
          <p className="page__ways">
            <a className="foyer-button foyer-button--secondary" href="/join/corp">
              {copy.check}
            </a>
            <a className="foyer-link" href="/for-employers">
              {copy.employers}
            </a>
          </p>
        </div>
      </section>
      <SomeClubs />
      <section className="home-faq">
        <Faq items={copy.faq} />
      </section>
    </>
  );
}

/** The prices of the visitor's likely club, which is the club that the page shows. */
function useLikelyClub(): PriceListSnapshot {
  const list = priceListOf(useFoyerContainer());
  useEffect(() => {
    void list.open(null);
  }, [list]);
  return useSnapshot(list);
}

/** Counted in the list of clubs. The places of the numbers are there before they are known. */
function Facts(): JSX.Element {
  const copy = useCopy(homeMoreCopy);
  const money = useMoney();
  const number = new Intl.NumberFormat(useLocale());
  const { clubs } = useClubDirectory();
  const { from, club } = useLikelyClub();
  const count = (read: (club: Club) => string): string =>
    clubs.length === 0 ? '–' : number.format(new Set(clubs.map(read)).size);
  const facts = [
    [copy.clubs, count(({ facilityId }) => facilityId)],
    [copy.cities, count(({ city, state, country }) => `${city}, ${state}, ${country}`)],
    [copy.countries, count(({ country }) => country)],
  ] as const;
  return (
    <section className="home-facts" aria-label={copy.facts}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="home-facts__price">
          <dt>{copy.from}</dt>
          <dd>{from === null ? '–' : copy.aMonth(money(from))}</dd>
          <dd className="home-facts__at">
            <a
              className="foyer-link"
              href={club === null ? '/prices' : `/prices?facilityId=${club.facilityId}`}
            >
              {copy.seePrices}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** As many rooms as are side by side on a wide window. */
const shownRooms = 4;

function Inside(): JSX.Element {
  const copy = useCopy(homeMoreCopy);
  const { club } = useLikelyClub();
  const slides = useSlides(club);
  return (
    <section className="home-inside" aria-labelledby="home-inside">
      <div className="home-clubs__head">
        <h2 id="home-inside">{copy.inside}</h2>
        {/* Always there, so that nothing moves when the club is known. */}
        <a
          className="foyer-link"
          href={club === null ? '/clubs' : `/clubs/${club.webName ?? club.facilityId}`}
        >
          {club === null ? copy.allClubs : copy.seeClub(club.name)}
        </a>
      </div>
      {slides?.length !== 0 && (
        // The keyboard can scroll the row once it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className="home-row" aria-labelledby="home-inside" tabIndex={0}>
          {Array.from({ length: shownRooms }, (_, place) => {
            const slide = slides?.[place];
            return (
              <li key={place} className="home-room">
                {slide === undefined ? (
                  <span className="foyer-picture foyer-picture--wide" />
                ) : (
                  <Picture
                    className="foyer-picture foyer-picture--wide"
                    src={slide.mediaMobile}
                    set={slide.set}
                    sizes="(max-width: 650px) 70vw, 20rem"
                    alt=""
                    width={1600}
                    height={900}
                  />
                )}
                <span className="home-room__name">{slide?.title ?? '\u00A0'}</span>
              </li>
            );
          })}
        </ul>
      )}
      <p className="home-inside__classes">
        <strong>{copy.classesTitle}.</strong> {copy.classesText}{' '}
        <a className="foyer-link" href="/groupfitness">
          {copy.classesLink}
        </a>
      </p>
    </section>
  );
}

/** The club's pictures; null until they are known, and none if it has none. */
function useSlides(club: Club | null): readonly MediaSlide[] | null {
  const media = useService(portTokens.clubMedia);
  const facilityId = club?.facilityId ?? null;
  const load = useMemo(
    () =>
      facilityId === null ? null : (options: CallOptions) => media.slides(facilityId, options),
    [media, facilityId],
  );
  const slides = useOptional('club-media-failed', load);
  return slides?.filter(({ mediaType }) => mediaType === 'Image') ?? null;
}

/** What members of the likely club said who agreed to have it shown; nothing while there are few. */
function Said(): JSX.Element | null {
  const copy = useCopy(homeMoreCopy);
  const locale = useLocale();
  const { club } = useLikelyClub();
  const profile = useProfile(club);
  const comments = profile?.comments.filter(({ text }) => text !== '').slice(0, 3) ?? [];
  if (club === null || profile?.rating == null || comments.length === 0) return null;
  const { average, count } = profile.rating;
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(average);
  return (
    <section className="home-said" aria-labelledby="home-said">
      <h2 id="home-said">{copy.saidTitle(club.name)}</h2>
      <p className="foyer-soft">{copy.rating(written, count)}</p>
      {/* The keyboard can scroll the row on phones once it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="home-row" aria-labelledby="home-said" tabIndex={0}>
        {comments.map(({ firstName, rating, text }) => (
          <li key={text}>
            <blockquote>{text}</blockquote>
            <p className="foyer-fine">
              {firstName} · {copy.stars(rating)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useProfile(club: Club | null): ClubProfile | null {
  const profiles = useService(portTokens.clubProfiles);
  const facilityId = club?.facilityId ?? null;
  const load = useMemo(
    () =>
      facilityId === null || profiles === null
        ? null
        : (options: CallOptions) => profiles.byId(facilityId, options),
    [profiles, facilityId],
  );
  return useOptional('club-profile-failed', load);
}

/** The clubs near the visitor, if they have shared where they are, otherwise the featured ones. */
function SomeClubs(): JSX.Element | null {
  const copy = useCopy(homeMoreCopy);
  const visitor = useService(portTokens.visitor);
  const { status, clubs } = useClubDirectory();
  const { nearby } = useLeadFlow().snapshot;
  if (status === 'failed') return null;
  const near = nearby.clubs.map(({ club }) => club);
  const hints = { timeZone: visitor.timeZone(), country: visitor.country() };
  const shown = near.length > 0 ? near : featuredClubs(clubs, { facilityId: null, ...hints });
  return (
    <section className="home-clubs" aria-labelledby="home-clubs">
      <div className="home-clubs__head">
        <h2 id="home-clubs">{near.length > 0 ? copy.nearYou : copy.someClubs}</h2>
        <a className="foyer-link" href="/clubs">
          {copy.allClubs}
        </a>
      </div>
      {status === 'ready' ? (
        <ul className="home-row home-row--clubs">
          {shown.map((club) => (
            <li key={club.facilityId}>
              <a className="home-club" href={`/clubs/${club.webName ?? club.facilityId}`}>
                <ClubPicture club={club} size="wide" />
                <span className="home-club__name">{club.name}</span>
                <span className="home-club__place foyer-soft">{club.city}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton shape="card" />
      )}
    </section>
  );
}
