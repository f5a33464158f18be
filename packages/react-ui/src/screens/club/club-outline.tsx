import type { JSX } from 'react';

import { SiteAnchor, SiteLink } from '../../components/site-link.tsx';
import { clubHoursCopy, clubPageCopy } from '../../copy/club.ts';
import { useCopy } from '../../locale/use-copy.ts';

/** A club's facts as text. Those that end in `Html` are markup: the items of a list. */
export interface ClubOutlineProps {
  readonly facilityId: string;
  readonly name: string;
  readonly place: string;
  readonly image: string;
  readonly phone: string;
  /** The phone number as it is dialed. */
  readonly dial: string;
  readonly bookHref: string;
  readonly hoursHtml: string;
  readonly roomsHtml: string;
  readonly waysHtml: string;
}

/**
 * The parts of a club's page that need no script, in the layout of `ClubScreen`. A build draws it once with
 * placeholders, and a server fills in each club.
 */
export function ClubOutline(club: ClubOutlineProps): JSX.Element {
  const copy = useCopy(clubPageCopy);
  const hours = useCopy(clubHoursCopy);
  const { name, place, image, phone, dial, bookHref, facilityId } = club;
  return (
    <div className="foyer foyer-club-page">
      <header className="foyer-club-page__hero">
        <img
          className="foyer foyer-picture foyer-picture--wide"
          src={image}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
        />
        <div className="foyer-club-page__words foyer-stack-2">
          <p className="foyer-club-page__back">
            <SiteAnchor path="/clubs">{copy.allClubs}</SiteAnchor>
          </p>
          <h1>{name}</h1>
          <p className="foyer-club-page__facts">
            <span>{place}</span>
          </p>
        </div>
      </header>
      <div className="foyer-club-page__body">
        <aside
          className="foyer-club-page__card foyer-stack-5 foyer-surface"
          aria-label={copy.actions(name)}
        >
          <div className="foyer-club-page__actions foyer-stack-3">
            <p className="foyer-club-page__price" />
            <a className="foyer-button foyer-button--primary" href={bookHref}>
              {copy.book}
            </a>
            <SiteLink path={`/join/step1/${facilityId}`} look="secondary">
              {copy.join}
            </SiteLink>
            <p>
              <a className="foyer-link" href={`tel:${dial}`}>
                <span className="foyer-hidden">{copy.call} </span>
                {phone}
              </a>
            </p>
          </div>
          <section className="foyer-club-page__hours foyer-ruled">
            <h2>{hours.title}</h2>
            <Items className="foyer-hours" tag="dl" html={club.hoursHtml} />
          </section>
        </aside>
        <div className="foyer-club-page__main">
          <section className="foyer-club-page__section">
            <h2>{copy.rooms}</h2>
            <Items className="foyer-rooms" tag="ul" html={club.roomsHtml} />
          </section>
          <section className="foyer-club-page__section">
            <h2>{copy.location}</h2>
            <Items className="foyer-location__ways foyer-stack-4" tag="ul" html={club.waysHtml} />
          </section>
        </div>
      </div>
      <div className="foyer-club-bar">
        <a className="foyer-button foyer-button--primary" href={bookHref}>
          {copy.book}
        </a>
        <SiteLink path={`/join/step1/${facilityId}`} look="secondary">
          {copy.join}
        </SiteLink>
      </div>
    </div>
  );
}

interface ItemsProps {
  readonly className: string;
  readonly tag: 'dl' | 'ul';
  readonly html: string;
}

/** `html` comes from the server, which escapes its texts. */
function Items({ className, tag: Tag, html }: ItemsProps): JSX.Element {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
