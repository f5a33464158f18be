import {
  type ComponentType,
  createContext,
  type JSX,
  lazy,
  useContext,
  useEffect,
  useState,
} from 'react';

import { commonCopy } from '../copy/common.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { useWaited } from '../hooks/use-waited.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** The delay before an optional part is loaded again after a failure, in ms. */
const againMs = 10_000;

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A lazy component that can be prefetched. `ahead` resolves to true if it loaded. */
type Fetched<Props> = ComponentType<Props> & { readonly ahead: () => Promise<boolean> };

/**
 * Like `React.lazy`, with prefetching and retries. After a prefetch with `ahead` the component renders without a
 * fallback. If its code fails to load, `Missing` renders instead, by default an error with a retry button; rendering
 * it again loads it again. Errors thrown inside the component are not caught here.
 */
export function fetched<Props extends object>(
  load: Load<Props>,
  Missing: ComponentType = TryAgain,
): Fetched<Props> {
  let isMissing = false;
  let failures = 0;
  const ask = (): ComponentType<Props> => {
    isMissing = false;
    return lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        isMissing = true;
        failures += 1;
        return { default: () => <Missing /> };
      }),
    );
  };
  let Part = ask();
  /**
   * Replaces the lazy component with the loaded one. React would suspend a lazy component even after its code has
   * loaded, and would show the fallback for at least 300 ms.
   */
  const ahead = async (): Promise<boolean> => {
    try {
      Part = (await load()).default;
      return true;
    } catch {
      // It loads again on render.
      return false;
    }
  };
  function FetchedPart(props: Props): JSX.Element {
    // Suspending discards state, so `isMissing` lives outside of the component. The failure stays visible until the
    // visitor retries.
    const [Asked, setAsked] = useState(() => Part);
    useEffect(
      () => () => {
        if (isMissing) Part = ask();
      },
      [],
    );
    const askAgain = (): void => {
      Part = ask();
      setAsked(() => Part);
    };
    return (
      <Asking value={{ askAgain, failures }}>
        <Asked {...props} />
      </Asking>
    );
  }
  return Object.assign(FetchedPart, { ahead });
}

/** Renders nothing in place of an optional part and keeps retrying. */
export function Meanwhile(): null {
  const { askAgain } = useContext(Asking);
  const isOver = useWaited(true, againMs);
  useEffect(() => {
    if (isOver) askAgain();
    // Runs once per failure, because each retry mounts a new component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return null;
}

const Asking = createContext({ askAgain: () => {}, failures: 0 });

function TryAgain(): JSX.Element {
  const words = useCopy(commonCopy);
  const messages = useMessages();
  const { askAgain, failures } = useContext(Asking);
  return (
    <Banner tone="problem">
      <p>{messages({ key: 'partNotFetched' })}</p>
      <Button look="secondary" onClick={askAgain}>
        {words.tryAgain}
      </Button>
      {/* After a deployment the files have new names that only a fresh page knows. */}
      {failures > 1 && (
        <Button look="quiet" onClick={() => window.location.reload()}>
          {words.loadAgain}
        </Button>
      )}
    </Banner>
  );
}
