import { type Club, timeLabelAt } from '@foyer/core';
import { type OfferedTime, type OfferedTimeSnapshot, type WaitOffer } from '@foyer/core/visit';
import { slotLabel } from '@foyer/core/calendar';
import type { JSX, RefCallback } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { waitOfferCopy } from '../../copy/manage-visit.ts';
import { useFoyerContainer } from '../../di/foyer-provider.tsx';
import { offeredTimeOf } from '../../di/visit-module.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useStepHeading } from '../../hooks/use-steps.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { StepLayout } from '../flow/step-layout.tsx';
import { VisitCard } from '../lead/visit-card.tsx';
import { DeadLink, LinkedPage, useLinked, WaitingStep } from './linked-page.tsx';

export interface WaitOfferScreenProps {
  /** The token in the page's address. */
  readonly token: string;
}

/** The states with a heading of their own, which takes the focus when it appears. */
const steps: readonly string[] = ['open', 'booked', 'over', 'unknown'];

/** The page on which someone from the wait list books the time held for them. */
export function WaitOfferScreen({ token }: WaitOfferScreenProps): JSX.Element {
  const page = offeredTimeOf(useFoyerContainer());
  const linked = useLinked(page, token);
  const copy = useCopy(waitOfferCopy);
  const { snapshot } = linked;
  const { status, offer, club } = snapshot;
  const step = status === 'ready' && offer !== null ? offer.status : status;
  const heading = useStepHeading(steps.indexOf(step), status !== 'loading');
  return (
    <LinkedPage {...linked} label={copy.loading} waiting={<WaitingStep {...copy} />}>
      {status === 'unknown' && (
        <DeadLink
          eyebrow={copy.eyebrow}
          title={copy.unknownTitle}
          text={copy.unknownText}
          heading={heading}
        >
          <OtherTimes club={null} />
        </DeadLink>
      )}
      {status === 'ready' && offer !== null && club !== null && (
        <Offer page={page} snapshot={snapshot} offer={offer} club={club} heading={heading} />
      )}
    </LinkedPage>
  );
}

interface OfferProps {
  readonly page: OfferedTime;
  readonly snapshot: OfferedTimeSnapshot;
  readonly offer: WaitOffer;
  readonly club: Club;
  readonly heading: RefCallback<HTMLHeadingElement>;
}

function Offer({ page, snapshot, offer, club, heading }: OfferProps): JSX.Element {
  const copy = useCopy(waitOfferCopy);
  const locale = useLocale();
  const messages = useFormMessages();
  const { busy, alert } = snapshot;
  const { facilityId, startsAt, purpose, status } = offer;
  const labelOf = (time: string): string => timeLabelAt(Date.parse(time), club.timeZone);
  const { until } = offer;
  const deadline = slotLabel({ startsAt: until, label: labelOf(until) }, locale);
  const headline = {
    open: { title: copy.title, lede: copy.lede(club.name, deadline) },
    booked: { title: copy.bookedTitle, lede: copy.bookedText },
    over: { title: copy.overTitle, lede: copy.overText },
  }[status];
  const visit = { facilityId, startsAt, purpose, label: labelOf(startsAt) };
  return (
    <StepLayout eyebrow={copy.eyebrow} {...headline} heading={heading} club={club}>
      {status !== 'over' && <VisitCard club={club} visit={visit} cancelled={false} />}
      {status === 'open' && (
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
      {status === 'over' && (
        <div className="foyer-actions">
          <OtherTimes club={facilityId} />
        </div>
      )}
    </StepLayout>
  );
}

/** Leads to the times that anyone can book, at the club if it is known. */
function OtherTimes({ club }: { readonly club: string | null }): JSX.Element {
  const copy = useCopy(waitOfferCopy);
  const query = club === null ? '' : `?facilityId=${encodeURIComponent(club)}`;
  return (
    <SiteLink path={`/inquiry/schedule-your-visit${query}`} look="primary">
      {copy.seeTimes}
    </SiteLink>
  );
}
