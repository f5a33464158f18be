import type { Navigation } from '../../kernel/navigation.port.ts';
import type { StepAddresses } from './step-address.ts';

/** A flow and the page that shows it, as far as the address and the history go. */
export interface SteppedPage<Step extends number> {
  readonly addresses: StepAddresses<Step>;
  /** The step that the flow shows. */
  step(): Step;
  /** False until the flow has taken in how the visitor came: the address is left alone so long. */
  isReady(): boolean;
  subscribe(listener: () => void): () => void;
  /** Back and Forward; answers the step that is shown, which is the wanted one only where the state allows it. */
  goTo(step: Step): Step;
  /** The address as it may be shown: what is not for everyone's eyes taken out, what follows the state put right. */
  tidy(address: string): string;
  /** True where the flow passed the step before by itself: no entry to fall back into is left of it. */
  hasPassed(before: Step): boolean;
  /** The address of another page that has the flow's step to show; null for this one. RT-03 */
  elsewhere(): string | null;
  /** Whether what is shown is another tab's doing, which leads nobody to another page here. LX-12 */
  isTakenOver(): boolean;
}

/** The step and the address that a page began with. */
export interface Beginning<Step extends number> {
  readonly step: Step;
  /** Null where the visitor came to it by Back or Forward: then the address says which step they asked for. */
  readonly address: string | null;
}

/**
 * Gives each step its own place in the address and the history while a page shows the flow. At first the stored
 * state says where the visitor is and the address follows; from then on a step forward adds an entry, and Back and
 * Forward lead to the step they name if the state allows it. `from` is what the page began with: the visitor may have
 * gone on, Back or Forward since. Answers a function that ends it.
 * Source: LX-14, RT-03, RT-10.
 */
export function keepInHistory<Step extends number>(
  page: SteppedPage<Step>,
  navigation: Navigation,
  from: Beginning<Step> = { step: page.step(), address: navigation.current() },
): () => void {
  const { addresses } = page;
  let shown = from.step;
  /** While Back or Forward is carried out the address is the one that leads. */
  let historyLeads = false;

  const show = (how: 'push' | 'replace'): void => {
    const current = navigation.current();
    const address = page.tidy(addresses.of(shown, current));
    if (address !== current) navigation[how](address);
  };
  const follow = (): void => {
    const isHere = addresses.stepOf(navigation.current()) !== null;
    if (!page.isReady() || historyLeads || !isHere) return;
    const before = shown;
    shown = page.step();
    const elsewhere = page.elsewhere();
    if (shown === before) {
      if (elsewhere === null) show('replace');
      return;
    }
    if (elsewhere !== null) {
      if (!page.isTakenOver()) navigation.push(elsewhere);
      return;
    }
    show(page.hasPassed(before) ? 'replace' : 'push');
  };
  const followHistory = (): void => {
    const wanted = addresses.stepOf(navigation.current());
    if (wanted === null || wanted === shown) return;
    historyLeads = true;
    shown = page.goTo(wanted);
    historyLeads = false;
    show('replace');
  };
  const { address } = from;
  if (address === null || addresses.stepOf(navigation.current()) !== addresses.stepOf(address)) {
    followHistory();
  } else if (page.elsewhere() === null || page.step() !== shown) show('replace');
  if (page.step() !== shown) follow();
  const stopFollowingFlow = page.subscribe(follow);
  const stopFollowingHistory = navigation.onChange(followHistory);

  return () => {
    stopFollowingFlow();
    stopFollowingHistory();
  };
}
