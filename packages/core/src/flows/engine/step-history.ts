import type { Navigation } from '../../kernel/platform.port.ts';

/**
 * How a page's address contains a flow's step. The flow's own pages have it as a path (`/membership/schedule`); other
 * pages that embed the flow have it in the query (`/pilates?step=schedule`).
 */
export type StepAddress = 'path' | 'query';

/** Maps a flow's steps to addresses on a page. */
export interface StepAddresses<Step extends number> {
  /** The step's address. Keeps the other parameters of the current query. */
  of(step: Step, current?: string): string;
  /** The step of an address; null outside the page. An unknown name means the first step. */
  stepOf(address: string): Step | null;
}

const base = 'http://foyer.invalid';

/** Matches an address that is just a path and needs no URL parsing, which is slow. */
const plainPath = /^\/(?!\/)[\w/-]*$/;

/** The step addresses for the page at `page`, a path without a query. The first step has the page's own address. */
export function stepAddresses<Step extends number>(
  page: string,
  names: Readonly<Record<Step, string>>,
  style: StepAddress,
): StepAddresses<Step> {
  const root = withoutSlash(page);
  const steps = Object.entries<string>(names).map(([step, name]) => [Number(step), name] as const);
  const find = (name: string): number | undefined => steps.find((one) => one[1] === name)?.[0];
  const named = (name: string): Step => (find(name) ?? find('') ?? 0) as Step;
  let last: { readonly address: string; readonly step: Step | null } | null = null;
  const stepOf = (address: string): Step | null => {
    const pathname = withoutSlash(
      plainPath.test(address) ? address : new URL(address, base).pathname,
    );
    if (style === 'query') {
      if (pathname !== root) return null;
      return named(new URL(address, base).searchParams.get('step') ?? '');
    }
    if (pathname !== root && !pathname.startsWith(`${root}/`)) return null;
    return named(pathname.slice(root.length + 1));
  };
  return {
    of: (step, current = page) => {
      const query = current.includes('?') ? new URL(current, base).search : '';
      const name = names[step];
      const first = root === '' ? '/' : root;
      if (style === 'path') return `${name === '' ? first : `${root}/${name}`}${query}`;
      const rest = query
        .slice(1)
        .split('&')
        .filter((pair) => pair !== '' && !pair.startsWith('step='));
      const pairs = name === '' ? rest : [...rest, `step=${name}`];
      return pairs.length === 0 ? first : `${first}?${pairs.join('&')}`;
    },
    // Cached, because this runs at each change of the flow and the address rarely changes.
    stepOf(address) {
      if (last?.address !== address) last = { address, step: stepOf(address) };
      return last.step;
    },
  };
}

/** Makes `/` empty, so that paths below a page can be built and compared the same way everywhere. */
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** A flow and the page that shows it, as far as address and history are concerned. */
interface SteppedPage<Step extends number> {
  readonly flow: {
    /** Until the flow is `ready`, which is after its entry, the address doesn't change. */
    getSnapshot(): { readonly ready: boolean; readonly state: { readonly step: Step } };
    subscribe(listener: () => void): () => void;
    /** Handles Back and Forward. Returns the step shown, which may be an earlier one than the wanted. */
    goTo(step: Step): Step;
  };
  readonly addresses: StepAddresses<Step>;
  /** Cleans the address: removes private parameters and updates those that follow the state. */
  tidy(address: string): string;
  /** The flow skipped the previous step by itself, so Back must not return to it. */
  hasPassed(before: Step): boolean;
  /** The address of another page that must show the flow's step; null for this page. */
  elsewhere?(): string | null;
  /** True if the current state comes from another tab, which must not navigate this one to another page. */
  isTakenOver?(): boolean;
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
  from: Beginning<Step> = {
    step: page.flow.getSnapshot().state.step,
    address: navigation.current(),
  },
): () => void {
  const { addresses, flow } = page;
  const step = (): Step => flow.getSnapshot().state.step;
  const otherPage = (): string | null => page.elsewhere?.() ?? null;
  let shown = from.step;
  /** True while Back or Forward is being handled; the flow then follows the address. */
  let historyLeads = false;

  const show = (how: 'push' | 'replace'): void => {
    const current = navigation.current();
    const address = page.tidy(addresses.of(shown, current));
    if (address !== current) navigation[how](address, { samePage: true });
  };
  const follow = (): void => {
    const isHere = addresses.stepOf(navigation.current()) !== null;
    if (!flow.getSnapshot().ready || historyLeads || !isHere) return;
    const before = shown;
    shown = step();
    const elsewhere = otherPage();
    if (shown === before) {
      if (elsewhere === null) show('replace');
      return;
    }
    if (elsewhere !== null) {
      if (page.isTakenOver?.() !== true) navigation.push(elsewhere);
      return;
    }
    show(page.hasPassed(before) ? 'replace' : 'push');
  };
  const followHistory = (): void => {
    const wanted = addresses.stepOf(navigation.current());
    if (wanted === null || wanted === shown) return;
    historyLeads = true;
    shown = flow.goTo(wanted);
    historyLeads = false;
    show('replace');
  };
  const { address } = from;
  if (address === null || addresses.stepOf(navigation.current()) !== addresses.stepOf(address)) {
    followHistory();
  } else if (otherPage() === null || step() !== shown) show('replace');
  if (step() !== shown) follow();
  const stopFollowingFlow = flow.subscribe(follow);
  const stopFollowingHistory = navigation.onChange(followHistory);

  return () => {
    stopFollowingFlow();
    stopFollowingHistory();
  };
}
