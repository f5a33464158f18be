import { type Club, timeLabelAt } from '@foyer/core';
import type { FriendsVisit, JoinFriendsVisit, JoinFriendsVisitSnapshot } from '@foyer/core/visit';
import type { JSX, RefCallback } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { friendsVisitCopy } from '../../copy/manage-visit.ts';
import { useFoyerContainer } from '../../di/foyer-provider.tsx';
import { joinFriendsVisitOf } from '../../di/visit-module.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { StepLayout } from '../flow/step-layout.tsx';
import { VisitCard } from '../lead/visit-card.tsx';
import { LinkedPage, useLinked } from './linked-page.tsx';

export interface FriendsVisitScreenProps {
  /** The token in the page's address. */
  readonly token: string;
}

/** The page on which a member joins the visit of a friend they invited. */
export function FriendsVisitScreen({ token }: FriendsVisitScreenProps): JSX.Element {
  const page = joinFriendsVisitOf(useFoyerContainer());
  const linked = useLinked(page, token);
  const copy = useCopy(friendsVisitCopy);
  const { snapshot } = linked;
  const { visit, club } = snapshot;
  return (
    <LinkedPage
      {...linked}
      copy={copy}
      step={visit === null ? undefined : stepOf(visit)}
      links={
        <SiteLink path="/clubs" look="primary">
          {copy.findClub}
        </SiteLink>
      }
    >
      {(heading) =>
        visit !== null &&
        club !== null && (
          <Visit page={page} snapshot={snapshot} visit={visit} club={club} heading={heading} />
        )
      }
    </LinkedPage>
  );
}

function stepOf({ status, joined }: FriendsVisit): FriendsVisit['status'] | 'joined' {
  return status === 'confirmed' && joined ? 'joined' : status;
}

interface VisitProps {
  readonly page: JoinFriendsVisit;
  readonly snapshot: JoinFriendsVisitSnapshot;
  readonly visit: FriendsVisit;
  readonly club: Club;
  readonly heading: RefCallback<HTMLHeadingElement>;
}

function Visit({ page, snapshot, visit, club, heading }: VisitProps): JSX.Element {
  const copy = useCopy(friendsVisitCopy);
  const { friendsName: friend, facilityId, startsAt, purpose, status } = visit;
  const headline = {
    confirmed: { title: copy.title(friend, club.name), lede: copy.lede(friend) },
    joined: { title: copy.joinedTitle, lede: copy.joinedText(friend, club.name) },
    canceled: { title: copy.canceledTitle(friend), lede: copy.canceledText },
    ended: { title: copy.endedTitle, lede: copy.endedText },
  }[stepOf(visit)];
  const label = timeLabelAt(Date.parse(startsAt), club.timeZone);
  return (
    <StepLayout eyebrow={copy.eyebrow} {...headline} heading={heading} club={club}>
      <VisitCard
        club={club}
        visit={{ facilityId, startsAt, purpose, label }}
        cancelled={status === 'canceled'}
      />
      {status === 'confirmed' ? (
        <Answer page={page} snapshot={snapshot} visit={visit} />
      ) : (
        <div className="foyer-actions">
          <SiteLink path="/account/invite" look="secondary">
            {copy.invite}
          </SiteLink>
        </div>
      )}
    </StepLayout>
  );
}

/** Joins the visit, or takes that back. */
function Answer({
  page,
  snapshot: { busy, alert, news },
  visit: { friendsName, joined },
}: Pick<VisitProps, 'page' | 'snapshot' | 'visit'>): JSX.Element {
  const copy = useCopy(friendsVisitCopy);
  const messages = useFormMessages();
  return (
    <div className={joined ? 'foyer-actions' : 'foyer-actions foyer-actions--held'}>
      {news !== null && (
        <Banner tone="note">{news === 'left' ? copy.left(friendsName) : copy.moved}</Banner>
      )}
      {alert !== null && <Banner tone="problem">{messages(alert)}</Banner>}
      {joined ? (
        <Button
          look="quiet"
          busy={busy === 'leaving' ? copy.notifying : null}
          onClick={() => void page.leave()}
        >
          {copy.leave}
        </Button>
      ) : (
        <Button
          look={news === 'left' ? 'secondary' : 'primary'}
          busy={busy === 'joining' ? copy.notifying : null}
          onClick={() => void page.join()}
        >
          {copy.join}
        </Button>
      )}
    </div>
  );
}
