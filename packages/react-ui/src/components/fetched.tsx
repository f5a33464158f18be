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

/** How long after a failure a part that the screen does without is asked for again, in ms. */
const againMs = 10_000;

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A part that can be fetched before it is drawn; `ahead` tells whether it is there then. */
type Fetched<Props> = ComponentType<Props> & { readonly ahead: () => Promise<boolean> };

/**
 * A part of a screen that is fetched when it is drawn, or `ahead` of it: then it is drawn as any other part. Where the network
 * will not give it, `Missing` stands in its place, by default with a way to try again; drawn anew it is asked for anew.
 * What breaks inside of it is not caught here.
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
  /** React waits for what is lazy, though it is there, and holds it back for 300 ms once something stood in its place. */
  const ahead = async (): Promise<boolean> => {
    try {
      Part = (await load()).default;
      return true;
    } catch {
      // What could not be fetched now is fetched when it is drawn.
      return false;
    }
  };
  function FetchedPart(props: Props): JSX.Element {
    // A failure is shown until it is answered: what is suspended forgets its state, so that this is kept outside.
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

/** Stands for a part that the screen does without meanwhile: it is asked for again and again, and nothing is said. */
export function Meanwhile(): null {
  const { askAgain } = useContext(Asking);
  const isOver = useWaited(true, againMs);
  useEffect(() => {
    if (isOver) askAgain();
    // Once for each failure: what is asked for again is another part.
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
      {/* A site that was put online anew meanwhile has other files: only a fresh page knows their names. */}
      {failures > 1 && (
        <Button look="quiet" onClick={() => window.location.reload()}>
          {words.loadAgain}
        </Button>
      )}
    </Banner>
  );
}
