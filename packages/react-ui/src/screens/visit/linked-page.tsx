import type { Message } from '@foyer/core';
import type { MeetingPurpose } from '@foyer/core/lead';
import { type JSX, type ReactNode, type RefCallback, useEffect } from 'react';

import { useFormMessages } from '../../hooks/use-member.ts';
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

/** `alert` says why loading failed. */
interface LinkedPageProps extends OpenedLink<{
  readonly status: string;
  readonly alert: Message | null;
}> {
  /** The loading message. */
  readonly label: string;
  /** Shown while the page loads: a `WaitingStep`, or another skeleton with text. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** The frame of such a page: its loading and failed states, and its content. */
export function LinkedPage({
  snapshot: { status, alert },
  retry,
  label,
  waiting,
  children,
}: LinkedPageProps): JSX.Element {
  // Loads the messages that the alerts use.
  useFormMessages();
  return (
    <div className="foyer foyer-flow">
      {status === 'loading' && (
        <LoadingState label={label} onRetry={retry}>
          {waiting}
        </LoadingState>
      )}
      {status === 'failed' && (
        <LoadError message={alert ?? { key: 'callFailed' }} onRetry={retry} />
      )}
      {children}
    </div>
  );
}

export interface WaitingStepProps {
  readonly eyebrow: string;
  /**
   * What the page is for, whatever the link leads to. It should be the longest text of the page, because browsers measure
   * how late the largest one is painted.
   */
  readonly about: string;
}

/** Such a page while it loads: a skeleton of a step, and what the page is for. */
export function WaitingStep({ eyebrow, about }: WaitingStepProps): JSX.Element {
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

interface DeadLinkProps {
  readonly eyebrow: string;
  readonly title: string;
  /** Why, and what to do about it, in short paragraphs. */
  readonly text: readonly string[];
  readonly heading: RefCallback<HTMLHeadingElement>;
  /** The links to go on with. */
  readonly children: ReactNode;
}

/** A link that is unknown or was turned off. */
export function DeadLink({ text, children, ...headline }: DeadLinkProps): JSX.Element {
  return (
    <StepLayout
      {...headline}
      aside={
        <>
          <div className="foyer-dead-link">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="foyer-actions">{children}</div>
        </>
      }
    >
      {null}
    </StepLayout>
  );
}

/** Where another visit of this kind is booked. Only the membership pages offer guided workouts. */
export function bookingPath(facilityId: string, purpose: MeetingPurpose): string {
  const page = purpose === 'workout' ? '/membership' : '/inquiry/schedule-your-visit';
  return `${page}?facilityId=${encodeURIComponent(facilityId)}`;
}
