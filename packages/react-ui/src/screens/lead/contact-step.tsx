import { type JSX, Suspense } from 'react';

import { Banner } from '../../components/banner.tsx';
import { lazyWithRetry, SilentRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { contactCopy } from '../../copy/contact.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useHeadline } from '../../hooks/use-headline.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { ContactActions } from './contact-actions.tsx';
import { ContactAlert } from './contact-alert.tsx';
import { ContactForm } from './contact-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Only needed once the visitor's location is known. */
const ClubProposals = lazyWithRetry(() => import('./club-proposals.tsx'), SilentRetry);
const HeadlineMore = lazyWithRetry(() => import('./headline-more.tsx'), SilentRetry);

export interface ContactStepProps extends StepProps {
  /** The page's path, by which the content service finds the headline. */
  readonly page: string;
  /** True if the page offers guided workouts at clubs that have them. */
  readonly offersGuided: boolean;
  /** True if the URL asks for the clubs near the visitor. */
  readonly showsNearby: boolean;
  /** True if the URL names a club. */
  readonly awaitsClub: boolean;
}

/** The first step: a club, the visitor's details, and what to do next. */
export function ContactStep({
  flow,
  snapshot,
  heading,
  page,
  offersGuided,
  showsNearby,
  awaitsClub,
}: ContactStepProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const messages = useMessages();
  const { intent } = useService(portTokens.settings);
  const { copy: headline, more, block } = useHeadline(page);
  const { state, alert } = snapshot;
  const { selectedFacility, suggestedFacility } = state;
  const proposes = showsNearby || (selectedFacility === null && suggestedFacility !== null);
  const friend = state.referrerDetails?.firstName;

  return (
    <StepFrame
      block={block}
      logo={headline.logo}
      eyebrow={friend === undefined ? headline.eyebrow : copy.referredEyebrow}
      title={friend === undefined ? headline.title : copy.referred(friend)}
      lede={headline.subCopy}
      more={
        <Suspense fallback={null}>
          {more !== null && <HeadlineMore content={more} club={selectedFacility} />}
        </Suspense>
      }
      heading={heading}
      snapshot={snapshot}
    >
      {snapshot.notice && <Banner tone="note">{messages(snapshot.notice)}</Banner>}
      {state.isRedirectFromFormerMember && (
        <Banner tone="note">{messages({ key: 'formerMember' })}</Banner>
      )}
      <ContactForm
        flow={flow}
        snapshot={snapshot}
        label={copy.form}
        purpose="visit"
        awaitsClub={awaitsClub}
        hints={copy.hints}
        proposals={
          proposes ? (
            <Suspense fallback={<Skeleton shape="row" />}>
              <ClubProposals flow={flow} snapshot={snapshot} showsNearby={showsNearby} />
            </Suspense>
          ) : null
        }
        onSubmit={() => void (intent === 'join' ? flow.submitJoin() : flow.submitVisit())}
      >
        {state.showNonEligibleBanner && (
          <Banner tone="problem">
            <p>{messages({ key: 'companyEmailUnknown' })}</p>
            <p>{copy.visitAnyway}</p>
          </Banner>
        )}
        <ContactAlert alert={alert} />
        <ContactActions
          flow={flow}
          snapshot={snapshot}
          offersGuided={offersGuided && snapshot.offersGuided}
        />
      </ContactForm>
    </StepFrame>
  );
}
