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
  const steps = Object.entries<string>(names).map(([step, name]) => [Number(step), name] as const);
  const named = (name: string): Step => (steps.find((one) => one[1] === name)?.[0] ?? 0) as Step;
  let last: { readonly address: string; readonly step: Step | null } | null = null;
  const stepOf = (address: string): Step | null => {
    const path = plainPath.test(address) ? address : new URL(address, base).pathname;
    const pathname = path.length > 1 ? path.replace(/\/$/, '') : path;
    if (style === 'query') {
      if (pathname !== page) return null;
      return named(new URL(address, base).searchParams.get('step') ?? '');
    }
    if (pathname !== page && !pathname.startsWith(`${page}/`)) return null;
    return named(pathname.slice(page.length + 1));
  };
  return {
    of: (step, current = page) => {
      const query = current.includes('?') ? new URL(current, base).search : '';
      const name = names[step];
      if (style === 'path') return `${page}${name === '' ? '' : `/${name}`}${query}`;
      const rest = query
        .slice(1)
        .split('&')
        .filter((pair) => pair !== '' && !pair.startsWith('step='));
      const pairs = name === '' ? rest : [...rest, `step=${name}`];
      return pairs.length === 0 ? page : `${page}?${pairs.join('&')}`;
    },
    // Cached, because this runs at each change of the flow and the address rarely changes.
    stepOf(address) {
      if (last?.address !== address) last = { address, step: stepOf(address) };
      return last.step;
    },
  };
}
