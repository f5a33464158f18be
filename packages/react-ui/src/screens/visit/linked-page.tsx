import type { Message } from '@foyer/core';
import type { MeetingPurpose } from '@foyer/core/lead';
import { type JSX, type ReactNode, type RefCallback, useEffect } from 'react';

import { useFormMessages } from '../../hooks/use-member.ts';
import { useStepHeading } from '../../hooks/use-steps.ts';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { StepLayout } from '../flow/step-layout.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

/** The state of a page that an email links to. It loads by the token in its address. */
interface Linked<Snapshot> {
  readonly open: (token: string) => Promise<void>;
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => () => void;
}

interface OpenedLink<Snapshot> {
  readonly snapshot: Snapshot;
  /** Loads the page again. */
  readonly retry: () => void;
}

/** Loads the page when it appears and when its token changes. */
export function useLinked<Snapshot>(page: Linked<Snapshot>, token: string): OpenedLink<Snapshot> {
  useEffect(() => {
    void page.open(token);
  }, [page, token]);
  return {
    snapshot: useSnapshot(page),
    retry: () => void page.open(token),
  };
}

/** `alert` says why loading failed; `off` is a link that was turned off. */
interface LinkedPageProps extends OpenedLink<{
  readonly status: 'loading' | 'ready' | 'unknown' | 'off' | 'failed';
  readonly alert: Message | null;
}> {
  readonly copy: {
    readonly eyebrow: string;
    readonly loading: string;
    /**
     * What the page is for, whatever the link leads to. It should be the longest text of the page, because browsers
     * measure how late the largest one is painted.
     */
    readonly about: string;
    readonly unknownTitle: string;
    /** Why, and what to do about it, in short paragraphs. */
    readonly unknownText: readonly string[];
  };
  /** The state of a loaded page. Each state has its own heading, which takes the focus when it appears. */
  readonly step?: string | undefined;
  /** Where to go on from a link that is unknown or was turned off. */
  readonly links: ReactNode;
  /** Shown while the page loads: by default a skeleton of a step, and what the page is for. */
  readonly waiting?: ReactNode;
  /** The loaded page. */
  readonly children: (heading: RefCallback<HTMLHeadingElement>) => ReactNode;
}

/** The frame of such a page: its loading and failed states, a dead link, and its content. */
export function LinkedPage({
  snapshot: { status, alert },
  retry,
  copy,
  step = 'ready',
  links,
  waiting,
  children,
}: LinkedPageProps): JSX.Element {
  // Loads the messages that the alerts use.
  useFormMessages();
  const heading = useStepHeading(status === 'ready' ? step : status, status !== 'loading');
  return (
    <div className="foyer foyer-flow">
      {status === 'loading' && (
        <LoadingState label={copy.loading} onRetry={retry}>
          {waiting ?? <WaitingStep {...copy} />}
        </LoadingState>
      )}
      {status === 'failed' && (
        <FailedPage title={copy.eyebrow} heading={heading}>
          <LoadError message={alert ?? { key: 'callFailed' }} onRetry={retry} />
        </FailedPage>
      )}
      {(status === 'unknown' || status === 'off') && (
        <StepLayout
          eyebrow={copy.eyebrow}
          title={copy.unknownTitle}
          heading={heading}
          aside={
            <>
              <div className="foyer-dead-link foyer-stack-2">
                {copy.unknownText.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <div className="foyer-actions">{links}</div>
            </>
          }
        >
          {null}
        </StepLayout>
      )}
      {status === 'ready' && children(heading)}
    </div>
  );
}

function FailedPage({
  title,
  heading,
  children,
}: {
  readonly title: string;
  readonly heading: RefCallback<HTMLHeadingElement>;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <div className="foyer-stack-5">
      <h1 className="foyer-headline__title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

function WaitingStep({
  eyebrow,
  about,
}: Pick<LinkedPageProps['copy'], 'eyebrow' | 'about'>): JSX.Element {
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <header className="foyer-headline">
          <p className="foyer-eyebrow">{eyebrow}</p>
          <Skeleton shape="title" />
          <p className="foyer-lede">{about}</p>
        </header>
      </div>
      <div className="foyer-step__main">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

/** Where another visit of this kind is booked. Only the membership pages offer guided workouts. */
export function bookingPath(facilityId: string, purpose: MeetingPurpose): string {
  const page = purpose === 'workout' ? '/membership' : '/inquiry/schedule-your-visit';
  return `${page}?facilityId=${encodeURIComponent(facilityId)}`;
}
