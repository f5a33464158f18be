import type { Navigation } from '../../kernel/navigation.port.ts';
import type { StepAddresses } from './step-address.ts';

/** A flow and the page that shows it, as far as address and history are concerned. */
export interface SteppedPage<Step extends number> {
  readonly addresses: StepAddresses<Step>;
  /** The flow's current step. */
  step(): Step;
  /** False until the flow has processed its entry. Until then, the address doesn't change. */
  isReady(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Handles Back and Forward. Returns the step shown, which may be an earlier one if the state doesn't allow the
   * wanted one.
   */
  goTo(step: Step): Step;
  /** Cleans the address: removes private parameters and updates those that follow the state. */
  tidy(address: string): string;
  /**
   * True if the flow skipped the previous step by itself. Its history entry is then replaced, so that Back doesn't
   * return to it.
   */
  hasPassed(before: Step): boolean;
  /** The address of another page that must show the flow's step; null for this page. */
  elsewhere(): string | null;
  /** True if the current state comes from another tab, which must not navigate this one to another page. */
  isTakenOver(): boolean;
}

/** The page's initial step and address. */
export interface Beginning<Step extends number> {
  readonly step: Step;
  /** Null if the visitor arrived with Back or Forward. The current address then decides the step. */
  readonly address: string | null;
}

/**
 * Gives each step its own address and history entry while a page shows the flow. At first, the address follows the
 * stored state. After that, each forward step adds an entry, and Back and Forward go to the step they name, if the
 * state allows it. `from` is the page's initial step and address, since the visitor may have moved on since then.
 * Returns a function that stops this.
 */
export function syncWithHistory<Step extends number>(
  page: SteppedPage<Step>,
  navigation: Navigation,
  from: Beginning<Step> = { step: page.step(), address: navigation.current() },
): () => void {
  const { addresses } = page;
  let shown = from.step;
  /** True while Back or Forward is being handled; the flow then follows the address. */
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
