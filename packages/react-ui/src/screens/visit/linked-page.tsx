import type { Message } from '@foyer/core';
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

/** Loads the page when it appears and when its token changes. Returns its snapshot and how to load it again. */
export function useLinked<Snapshot>(
  page: Linked<Snapshot>,
  token: string,
): { readonly snapshot: Snapshot; readonly retry: () => void } {
  useEffect(() => {
    void page.open(token);
  }, [page, token]);
  return {
    snapshot: useSnapshot(page),
    retry: () => void page.open(token),
  };
}

interface LinkedPageProps {
  readonly status: string;
  /** Why loading failed. */
  readonly alert: Message | null;
  /** The loading message. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The frame of such a page: its loading and failed states, and its content. */
export function LinkedPage({
  status,
  alert,
  label,
  onRetry,
  children,
}: LinkedPageProps): JSX.Element {
  // Loads the messages that the alerts use.
  useFormMessages();
  return (
    <div className="foyer foyer-flow">
      {status === 'loading' && (
        <LoadingState label={label} onRetry={onRetry}>
          <Skeleton shape="line" count={2} />
          <Skeleton shape="card" />
        </LoadingState>
      )}
      {status === 'failed' && (
        <LoadError message={alert ?? { key: 'callFailed' }} onRetry={onRetry} />
      )}
      {children}
    </div>
  );
}

interface DeadLinkProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lede: string;
  readonly heading: RefCallback<HTMLHeadingElement>;
  /** The links to go on with. */
  readonly children: ReactNode;
}

/** A link that is unknown or was turned off. */
export function DeadLink({ children, ...words }: DeadLinkProps): JSX.Element {
  return (
    <StepLayout {...words} aside={<div className="foyer-actions">{children}</div>}>
      {null}
    </StepLayout>
  );
}
