import { type Club, Temporal, timeLabelAt } from '@foyer/core';
import { type OfferedTime, type OfferedTimeSnapshot, type WaitOffer } from '@foyer/core/visit';
import { slotLabel } from '@foyer/core/calendar';
import type { JSX, RefCallback } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { manageVisitCopy, waitOfferCopy } from '../../copy/manage-visit.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { offeredTimeOf } from '../../di/visit-module.ts';
import { useClubTime } from '../../hooks/use-club-time.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { StepLayout } from '../flow/step-layout.tsx';
import { VisitCard } from '../lead/visit-card.tsx';
import { bookingPath, LinkedPage, useLinked } from './linked-page.tsx';

export interface WaitOfferScreenProps {
  /** The token in the page's address. */
  readonly token: string;
}

/** The page on which someone from the wait list books the time held for them. */
export function WaitOfferScreen({ token }: WaitOfferScreenProps): JSX.Element {
  const page = offeredTimeOf(useFoyerContainer());
  const linked = useLinked(page, token);
  const copy = useCopy(waitOfferCopy);
  const visitCopy = useCopy(manageVisitCopy);
  const { snapshot } = linked;
  const { offer, club } = snapshot;
  const state = useOfferState(offer);
  return (
    <LinkedPage
      {...linked}
      copy={copy}
      step={state ?? undefined}
      links={
        <SiteLink path="/inquiry/schedule-your-visit" look="primary">
          {visitCopy.book}
        </SiteLink>
      }
    >
      {(heading) =>
        offer !== null &&
        state !== null &&
        club !== null && (
          <Offer
            page={page}
            snapshot={snapshot}
            offer={offer}
            state={state}
            club={club}
            heading={heading}
          />
        )
      }
    </LinkedPage>
  );
}

/** A booked visit is over once its length has passed. */
type OfferState = WaitOffer['status'] | 'ended';

function useOfferState(offer: WaitOffer | null): OfferState | null {
  const { visitMinutes } = useService(portTokens.settings);
  const now = useNow(60_000);
  if (offer?.status !== 'booked') return offer?.status ?? null;
  const end = Temporal.Instant.from(offer.startsAt).add({ minutes: visitMinutes[offer.purpose] });
  return Temporal.Instant.compare(now, end) < 0 ? 'booked' : 'ended';
}

interface OfferProps {
  readonly page: OfferedTime;
  readonly snapshot: OfferedTimeSnapshot;
  readonly offer: WaitOffer;
  readonly state: OfferState;
  readonly club: Club;
  readonly heading: RefCallback<HTMLHeadingElement>;
}

function Offer({ page, snapshot, offer, state, club, heading }: OfferProps): JSX.Element {
  const copy = useCopy(waitOfferCopy);
  const visitCopy = useCopy(manageVisitCopy);
  const locale = useLocale();
  const messages = useFormMessages();
  const { busy, alert } = snapshot;
  const { facilityId, startsAt, purpose, until } = offer;
  const { foreignZone } = useClubTime(club.timeZone, until);
  const labelOf = (time: string): string => timeLabelAt(Date.parse(time), club.timeZone);
  const time = slotLabel({ startsAt: until, label: labelOf(until) }, locale);
  const deadline = foreignZone === null ? time : `${time} ${foreignZone}`;
  const headline = {
    open: { title: copy.title, lede: copy.lede(club.name, deadline) },
    booked: { title: copy.bookedTitle, lede: copy.bookedText },
    ended: { title: visitCopy.endedTitle, lede: visitCopy.endedText },
    over: { title: copy.overTitle, lede: copy.overText },
  }[state];
  const visit = { facilityId, startsAt, purpose, label: labelOf(startsAt) };
  return (
    <StepLayout eyebrow={copy.eyebrow} {...headline} heading={heading} club={club}>
      {state !== 'over' && <VisitCard club={club} visit={visit} cancelled={false} />}
      {state === 'open' && (
        <div className="foyer-actions">
          {alert !== null && <Banner tone="problem">{messages(alert)}</Banner>}
          <Button busy={busy === 'booking' ? copy.booking : null} onClick={() => void page.book()}>
            {copy.book}
          </Button>
          <Button
            look="quiet"
            busy={busy === 'declining' ? copy.declining : null}
            onClick={() => void page.decline()}
          >
            {copy.decline}
          </Button>
        </div>
      )}
      {(state === 'over' || state === 'ended') && (
        <div className="foyer-actions">
          <SiteLink path={bookingPath(facilityId, purpose)} look="primary">
            {state === 'over' ? visitCopy.book : visitCopy.bookAnother}
          </SiteLink>
        </div>
      )}
    </StepLayout>
  );
}
