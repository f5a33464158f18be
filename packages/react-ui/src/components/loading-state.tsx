import type { Message } from '@foyer/core';
import { type JSX, type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';

import { commonCopy } from '../copy/first-step.ts';
import { useMessages, useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';
import { useFocusInPlace } from '../hooks/focus-in-place.ts';
import { useDelayed } from '../hooks/timing.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** When a message appears, in ms. */
const slowMs = 4_000;
/** When a retry button appears, in ms. */
const tooSlowMs = 10_000;

export interface LoadingStateProps {
  /** The loading message, announced to screen readers immediately. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A loading state: a skeleton at first, a message after 4 s, and a retry button after 10 s. */
export function LoadingState({ label, onRetry, children }: LoadingStateProps): JSX.Element {
  const copy = useCopy(commonCopy);
  const isSlow = useDelayed(true, slowMs);
  const isTooSlow = useDelayed(true, tooSlowMs);
  return (
    <div className="foyer foyer-waiting" aria-busy="true">
      <p role="status" className={isSlow ? 'foyer-waiting__note' : 'foyer-hidden'}>
        {isSlow ? copy.slow : label}
      </p>
      {isTooSlow && <RetryButton onRetry={onRetry} />}
      {children}
    </div>
  );
}

export interface SkeletonProps {
  readonly shape: 'title' | 'line' | 'cell' | 'row' | 'chooser' | 'choice' | 'club' | 'card';
  readonly count?: number;
}

/** Gray placeholder shapes. The caller provides the loading message for screen readers. */
export function Skeleton({ shape, count = 1 }: SkeletonProps): JSX.Element {
  return (
    <div className={`foyer foyer-skeleton foyer-skeleton--${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} />
      ))}
    </div>
  );
}

export interface LoadErrorProps {
  readonly message: Message;
  readonly onRetry: () => void;
}

/** An error message with a retry button, in place of content that failed to load. Applications can find it by `data-retry`. */
export function LoadError({ message, onRetry }: LoadErrorProps): JSX.Element {
  const messages = useMessages();
  return (
    <Banner tone="problem" scrolls={false}>
      <p data-retry="">{messages(message)}</p>
      <RetryButton onRetry={onRetry} />
    </Banner>
  );
}

/** Loads again what failed or takes long. It disappears with the error or the skeleton that it's in. */
export function RetryButton({ onRetry }: Pick<LoadErrorProps, 'onRetry'>): JSX.Element {
  const copy = useCopy(commonCopy);
  return (
    <Button look="secondary" buttonRef={useFocusInPlace()} onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  );
}

/** The overlay appears after 400 ms, and the "taking longer" message after 4 s in total. */
const slowActionMs = 3_600;

/** Shown when an action takes 400 ms or longer. */
export function LoaderOverlay(): JSX.Element {
  const copy = useCopy(commonCopy);
  const activity = useService(classTokens.activity);
  const visible = useSyncExternalStore(activity.subscribe, activity.isVisible, activity.isVisible);
  const isSlow = useDelayed(visible, slowActionMs);
  return (
    <div role="status" className="foyer-loader">
      {visible && (
        <>
          <span className="foyer-loader__mark" aria-hidden="true" />
          <p className="foyer-loader__text">{isSlow ? copy.slow : copy.working}</p>
        </>
      )}
    </div>
  );
}

/** True until what has loaded is rendered, which React does in slices, so that keys and taps don't wait for it. */
export function useStillLoading(isLoading: boolean): boolean {
  const wasLoading = useDeferredValue(isLoading);
  return isLoading || wasLoading;
}
