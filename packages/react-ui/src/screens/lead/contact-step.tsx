import { cachedHeadline, type HeadlineCopy } from '@foyer/core/content';
import {
  type JSX,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { lazyWithRetry, SilentRetry } from '../../components/lazy-with-retry.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { contactCopy, defaultHeadline, headlineCopy } from '../../copy/first-step.ts';
import { useFoyer, useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import type { VisibleHeadline } from './headline-more.tsx';
import { useHydrated } from '../../hooks/use-early-input.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { ContactAlert } from './contact-parts.tsx';
import { ContactForm } from './contact-form.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** Only needed once the visitor's location is known. */
const ClubProposals = lazyWithRetry(() => import('./club-proposals.tsx'), SilentRetry);
/** Only where a time was chosen before the details. */
const VisitSummary = lazyWithRetry(() => import('./visit-summary.tsx'), SilentRetry);
const HeldTime = lazyWithRetry(() => import('./held-time.tsx'), SilentRetry);
const HeadlineMore = lazyWithRetry(() => import('./headline-more.tsx'), SilentRetry);

export interface ContactStepProps extends StepProps {
  /** The page's path, by which the content service finds the headline. */
  readonly page: string;
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
  const isLast = snapshot.order === 'times-first';

  return (
    <StepFrame
      block={block}
      logo={headline.logo}
      eyebrow={friend === undefined ? headline.eyebrow : copy.referredEyebrow}
      title={
        isLast ? copy.detailsTitle : friend === undefined ? headline.title : copy.referred(friend)
      }
      {...(!isLast && { lede: headline.subCopy })}
      more={
        more !== null && (
          <Suspense fallback={null}>
            <HeadlineMore content={more} club={selectedFacility} />
          </Suspense>
        )
      }
      heading={heading}
      snapshot={snapshot}
      aside={
        isLast && (
          <Suspense fallback={null}>
            <VisitSummary
              club={selectedFacility}
              time={state.selectedAppointment}
              isWorkout={state.showGuidedWorkouts}
            />
          </Suspense>
        )
      }
    >
      {state.heldUntil !== null && (
        <Suspense fallback={null}>
          <HeldTime key={state.heldUntil} until={state.heldUntil} />
        </Suspense>
      )}
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
        more={
          intent === null && (
            <OtherActions
              flow={flow}
              snapshot={snapshot}
              offersGuided={offersGuided && snapshot.offersGuided}
            />
          )
        }
      >
        {state.showNonEligibleBanner && (
          <Banner tone="problem">
            <p>{messages({ key: 'companyEmailUnknown' })}</p>
            <p>{copy.visitAnyway}</p>
          </Banner>
        )}
        <ContactAlert alert={alert} />
        <PrimaryAction snapshot={snapshot} offersGuided={offersGuided && snapshot.offersGuided} />
      </ContactForm>
    </StepFrame>
  );
}

/**
 * Returns the headline of a page. The first paint shows the cached text, or on a prerendered page the default copy. The
 * content service's answer comes later, through a dynamic import.
 */
function useHeadline(
  page: string,
): VisibleHeadline & { readonly block: RefObject<HTMLElement | null> } {
  const foyer = useFoyer();
  const { container, headline, product, language } = foyer;
  const ours = useCopy(headlineCopy);
  const standing = headline === defaultHeadline ? { ...ours, logo: null } : headline;
  const { intent, variant } = container.get(portTokens.settings);
  const [query] = useState({ page, intent, variant, locale: language.locale });
  const [shown, show] = useState<VisibleHeadline>({
    copy: standing ?? { logo: null, eyebrow: '', title: product, subCopy: '' },
    more: null,
  });
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const cached = useRef<HeadlineCopy>(null);
  const block = useRef<HTMLElement>(null);
  // Before the first paint. A prerendered text is painted already and stays.
  useLayoutEffect(() => {
    if (isPrerendered) return;
    cached.current = cachedHeadline(container.get(portTokens.sessionStore), query);
    if (cached.current !== null) show({ copy: cached.current, more: null });
  }, [container, query, isPrerendered]);
  useEffect(() => {
    const current = new AbortController();
    const { signal } = current;
    // If the import fails, the current headline stays.
    import('./headline-more.tsx').then(
      ({ loadHeadline }) =>
        loadHeadline({ foyer, query, cached: cached.current, block, show, signal }),
      () => undefined,
    );
    return () => current.abort();
  }, [foyer, query]);
  return { ...shown, block };
}

type ActionProps = StepProps & {
  readonly offersGuided: boolean;
};

/** The button that submits the form, labeled by what the page is for. */
function PrimaryAction({ snapshot, offersGuided }: Omit<ActionProps, 'flow'>): JSX.Element {
  const copy = useCopy(contactCopy);
  const { intent } = useService(portTokens.settings);
  const { busy, canJoin, canSubmit, order } = snapshot;
  if (intent === 'join') {
    return (
      <Button type="submit" unavailable={!canJoin} busy={busy === 'join' ? copy.sending : null}>
        {copy.joinToday}
      </Button>
    );
  }
  const visit = offersGuided ? copy.guidedTour : copy.visit;
  return (
    <Button type="submit" unavailable={!canSubmit} busy={busy === 'visit' ? copy.sending : null}>
      {intent === 'lead' || order === 'times-first' ? copy.book : visit}
    </Button>
  );
}

/** A guided workout if available, and joining online. */
function OtherActions({ flow, snapshot, offersGuided }: ActionProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const { busy, canJoin, canSubmit } = snapshot;
  const sending = (when: typeof busy): string | null => (busy === when ? copy.sending : null);
  return (
    <>
      {offersGuided && (
        <Button
          look="secondary"
          unavailable={!canSubmit}
          busy={sending('guided')}
          onClick={() => void flow.submitGuided()}
        >
          {copy.guidedWorkout}
        </Button>
      )}
      <Button
        look={offersGuided ? 'quiet' : 'secondary'}
        unavailable={!canJoin}
        busy={sending('join')}
        onClick={() => void flow.submitJoin()}
      >
        {copy.join}
      </Button>
    </>
  );
}
