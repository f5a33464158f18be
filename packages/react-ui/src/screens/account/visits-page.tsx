import { type OwnVisit, sortVisits } from '@foyer/core/account';
import type { JSX } from 'react';

import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { accountPagesCopy, accountCopy } from '../../copy/account.ts';
import { useAccountCards, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { CardSection } from './account-card.tsx';
import { useAccountPart } from './account-parts.tsx';
import { VisitLine } from './visit-line.tsx';

/** The visits that the person booked, those to come with a link to change them. */
export default function VisitsPage(): JSX.Element {
  const { loading } = useCopy(accountCopy);
  const copy = useCopy(accountPagesCopy).visits;
  const { card, onRetry } = useAccountPart()('visits');
  return (
    <CardState
      card={card}
      loading={loading(copy.title)}
      skeleton={<Skeleton shape="card" />}
      failed={{ key: 'cardFailed' }}
      onRetry={onRetry}
      empty={<NoVisits />}
    >
      {(visits) => {
        const { upcoming, past } = sortVisits(visits);
        return (
          <>
            {upcoming.length === 0 ? (
              <NoVisits />
            ) : (
              <VisitList title={copy.upcoming} visits={upcoming} />
            )}
            {past.length > 0 && <VisitList title={copy.past} visits={past} />}
          </>
        );
      }}
    </CardState>
  );
}

function VisitList({
  title,
  visits,
}: {
  readonly title: string;
  readonly visits: readonly OwnVisit[];
}): JSX.Element {
  return (
    <CardSection title={title}>
      <ul className="foyer-visits">
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitLine visit={visit} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function NoVisits(): JSX.Element {
  const copy = useCopy(accountPagesCopy).visits;
  const { ways } = useCopy(accountCopy);
  const { cards } = useAccountCards();
  const person = valueOf(cards.information);
  return (
    <div className="foyer-account__empty">
      <p>{copy.none}</p>
      {/* Members don't book visits. Their guests do. */}
      {person?.isProspect === true && <SiteLink path="/membership">{copy.book}</SiteLink>}
      {person?.isProspect === false && <SiteLink path="/account/invite">{ways.invite}</SiteLink>}
    </div>
  );
}
