import type { Club } from '@foyer/core';
import { type ClubFacts, likeliestFirst, likelyClub, type RoomKind } from '@foyer/core/clubs';
import { portTokens, useClubDirectory, useCopy, useOptional, useService } from '@foyer/react-ui';
import { type JSX, type ReactNode, useMemo } from 'react';

import { headsCopy, type OfferName } from '../copy/heads.ts';
import { offersPageCopy } from '../copy/offers-page.ts';
import { type Answered, Faq, Steps } from '../layout/selling.tsx';
import { PageHeading } from '../layout/page.tsx';
import { RoomPicture } from '../layout/room-picture.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';

export type TrainingOffer = Exclude<OfferName, 'referrals'>;

/** A page about classes or coaching, with the lead flow below. */
export default function OfferPage({ offer }: { readonly offer: TrainingOffer }): JSX.Element {
  const copy = useCopy(offersPageCopy);
  const facts = useFacts();
  const content: Readonly<Record<TrainingOffer, readonly [ReactNode, readonly Answered[]]>> = {
    groupfitness: [<Classes key="classes" facts={facts} />, copy.classesFaq],
    personaltraining: [<Training key="training" />, copy.trainingFaq],
    pilates: [<Pilates key="pilates" facts={facts} />, copy.pilatesFaq],
  };
  const [body, faq] = content[offer];
  return (
    <>
      <div className="page selling">
        <Head offer={offer} />
        {body}
        <Faq items={faq} />
      </div>
      <div id="visit">
        <EmbeddedFlow path={`/${offer}`} />
      </div>
    </>
  );
}

interface WithFacts {
  /** Empty until they are known. */
  readonly facts: readonly ClubFacts[];
}

/** The photo at the head of the page. */
const pictured = {
  groupfitness: 'studio',
  personaltraining: 'weights',
  pilates: 'pilates',
} as const;

function Head({ offer }: { readonly offer: TrainingOffer }): JSX.Element {
  const copy = useCopy(offersPageCopy);
  const { name, description } = useCopy(headsCopy)[offer];
  return (
    <header className="selling__hero">
      <div className="selling__head">
        <PageHeading title={name} />
        <p className="foyer-lede">{description}</p>
        <p className="page__ways">
          <a className="foyer-button foyer-button--primary" href="#visit">
            {copy.visit}
          </a>
          <a className="foyer-link" href="/prices">
            {copy.prices}
          </a>
        </p>
      </div>
      <RoomPicture room={pictured[offer]} sizes="(max-width: 1023px) 100vw, 36rem" lazy={false} />
    </header>
  );
}

/** The kinds of classes: their length, the room that is made for them, and a photo of where they take place. */
const kinds = [
  ['yoga', 60, 'yoga', 'studio-2'],
  ['pilates', 50, 'pilates', 'pilates'],
  ['cycling', 45, 'cycling', 'cycling'],
  ['boxing', 50, 'boxing', 'boxing'],
  ['strength', 50, null, 'weights'],
  ['barre', 50, null, 'barre'],
  ['dance', 50, null, 'dance'],
  ['aqua', 45, 'pool', 'pool-2'],
] as const;

function Classes({ facts }: WithFacts): JSX.Element {
  const copy = useCopy(offersPageCopy);
  const { clubs } = useClubDirectory();
  return (
    <section aria-labelledby="classes">
      <div className="home-clubs__head">
        <h2 id="classes">{copy.classesTitle}</h2>
        <Timetable />
      </div>
      <ul className="classes">
        {kinds.map(([key, minutes, room, photo]) => {
          const { name, level, text } = copy.classes[key];
          const count = room === null ? 0 : clubsWith(clubs, facts, room).length;
          return (
            <li key={key} id={key} className="classes__kind">
              <RoomPicture room={photo} sizes="(max-width: 650px) 100vw, 20rem" />
              <h3>{name}</h3>
              <p className="foyer-fine">
                {copy.minutes(minutes)} · {level}
              </p>
              <p>{text}</p>
              <p className="foyer-fine">
                {room === null ? copy.anyRoom : count > 0 ? copy.rooms(count) : blank}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A link to the timetable of the visitor's likely club. */
function Timetable(): JSX.Element {
  const copy = useCopy(offersPageCopy);
  const visitor = useService(portTokens.visitor);
  const { clubs } = useClubDirectory();
  const hints = { timeZone: visitor.timeZone(), country: visitor.country() };
  const club = likelyClub(clubs, { facilityId: null, ...hints });
  if (club === null) {
    // Keeps its place.
    return <span className="foyer-link site-blank">{blank}</span>;
  }
  return (
    <a className="foyer-link" href={clubPath(club)}>
      {copy.timetable(club.name)}
    </a>
  );
}

function Training(): JSX.Element {
  const copy = useCopy(offersPageCopy);
  return (
    <>
      <Steps title={copy.trainingTitle} steps={copy.training} />
      <section className="selling__part" aria-labelledby="coaches">
        <h2 id="coaches">{copy.coachesTitle}</h2>
        <ul className="selling__points">
          {copy.coaches.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Keeps the place of a line that comes with the clubs. */
const blank = '\u00A0';

/** As many clubs as a visitor reads. */
const namedClubs = 8;

function Pilates({ facts }: WithFacts): JSX.Element {
  const copy = useCopy(offersPageCopy);
  const { clubs } = useClubDirectory();
  const visitor = useService(portTokens.visitor);
  const hints = { timeZone: visitor.timeZone(), country: visitor.country() };
  const found = likeliestFirst(clubsWith(clubs, facts, 'pilates'), hints);
  return (
    <>
      <Steps title={copy.pilatesTitle} steps={copy.pilates} />
      <section className="selling__part" aria-labelledby="where">
        <h2 id="where">{copy.clubsTitle}</h2>
        <div className="selling__where">
          <p>{found.length > 0 ? copy.rooms(found.length) : blank}</p>
          {found.length > 0 ? (
            <ul>
              {found.slice(0, namedClubs).map((club) => (
                <li key={club.facilityId}>
                  <a className="foyer-link" href={clubPath(club)}>
                    {club.name}
                  </a>{' '}
                  <span className="foyer-soft">{club.city}</span>
                </li>
              ))}
            </ul>
          ) : (
            <ul aria-hidden="true">
              {Array.from({ length: namedClubs }, (_, place) => (
                <li key={place}>{blank}</li>
              ))}
            </ul>
          )}
          <p>
            <a className="foyer-link" href="/clubs">
              {copy.allClubs}
            </a>
          </p>
        </div>
      </section>
    </>
  );
}

function clubPath({ webName, facilityId }: Club): string {
  return `/clubs/${webName ?? facilityId}`;
}

/** The open clubs that have such a room. */
function clubsWith(
  clubs: readonly Club[],
  facts: readonly ClubFacts[],
  room: RoomKind,
): readonly Club[] {
  const having = new Set(
    facts.filter(({ has }) => has.includes(room)).map(({ facilityId }) => facilityId),
  );
  return clubs.filter(({ facilityId, status }) => status === 'open' && having.has(facilityId));
}

/** The facts of all clubs; empty until they load. The page works without them. */
function useFacts(): readonly ClubFacts[] {
  const profiles = useService(portTokens.clubProfiles);
  const load = useMemo(() => profiles && profiles.facts.bind(profiles), [profiles]);
  return useOptional('club-facts-failed', load) ?? none;
}

const none: readonly ClubFacts[] = [];
