import {
  type ComponentType,
  createContext,
  type JSX,
  lazy,
  useContext,
  useEffect,
  useState,
} from 'react';

import { commonCopy } from '../copy/first-step.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useDelayed } from '../hooks/timing.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { RetryButton } from './loading-state.tsx';

/** The delay before an optional part is loaded again after a failure, in ms. */
const retryMs = 10_000;

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A lazy component that can be prefetched. `prefetch` resolves to true if it loaded. */
export type LazyWithRetry<Props> = ComponentType<Props> & {
  readonly prefetch: () => Promise<boolean>;
};

/**
 * Like `React.lazy`, with prefetching and retries. After a prefetch with `prefetch` the component renders without a
 * fallback. If its code fails to load, `Failed` renders instead, by default an error with a retry button; rendering
 * it again loads it again. Errors thrown inside the component are not caught here.
 */
export function lazyWithRetry<Props extends object>(
  load: Load<Props>,
  Failed: ComponentType = TryAgain,
): LazyWithRetry<Props> {
  let hasFailed = false;
  let failures = 0;
  const createLazy = (): ComponentType<Props> => {
    hasFailed = false;
    return lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        hasFailed = true;
        failures += 1;
        return { default: () => <Failed /> };
      }),
    );
  };
  let Part = createLazy();
  /**
   * Replaces the lazy component with the loaded one. React would suspend a lazy component even after its code has
   * loaded, and would show the fallback for at least 300 ms.
   */
  const prefetch = async (): Promise<boolean> => {
    try {
      Part = (await load()).default;
      return true;
    } catch {
      // It loads again on render.
      return false;
    }
  };
  function LazyPart(props: Props): JSX.Element {
    // Suspending discards state, so `hasFailed` lives outside of the component. The failure stays visible until the
    // visitor retries.
    const [Current, setCurrent] = useState(() => Part);
    useEffect(
      () => () => {
        if (hasFailed) Part = createLazy();
      },
      [],
    );
    const retry = (): void => {
      Part = createLazy();
      setCurrent(() => Part);
    };
    return (
      <RetryContext.Provider value={{ retry, failures }}>
        <Current {...props} />
      </RetryContext.Provider>
    );
  }
  return Object.assign(LazyPart, { prefetch });
}

/** Renders nothing in place of an optional part and keeps retrying. */
export function SilentRetry(): null {
  const { retry } = useContext(RetryContext);
  const isOver = useDelayed(true, retryMs);
  useEffect(() => {
    if (isOver) retry();
    // Runs once per failure, because each retry mounts a new component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return null;
}

const RetryContext = createContext({ retry: () => {}, failures: 0 });

function TryAgain(): JSX.Element {
  const copy = useCopy(commonCopy);
  const messages = useMessages();
  const { retry, failures } = useContext(RetryContext);
  return (
    <Banner tone="problem">
      <p>{messages({ key: 'partNotFetched' })}</p>
      <RetryButton onRetry={retry} />
      {/* After a deployment the files have new names that only a fresh page knows. */}
      {failures > 1 && (
        <Button look="quiet" onClick={() => window.location.reload()}>
          {copy.loadAgain}
        </Button>
      )}
    </Banner>
  );
}
