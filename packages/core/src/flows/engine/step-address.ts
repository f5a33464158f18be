/**
 * How a page names a flow's steps in its address. A page of the flow's own has them as paths below it
 * (`/membership/schedule`); any other page that holds the flow has them in its query (`/pilates?step=schedule`).
 * Source: LX-14.
 */
export type StepAddress = 'path' | 'query';

/** Where each step of a flow stands on a page. */
export interface StepAddresses<Step extends number> {
  /** The step's address, with what else stands in the current one's query. */
  of(step: Step, current?: string): string;
  /** The step that an address names; null for one outside the page. An unknown name is the first step. */
  stepOf(address: string): Step | null;
}

const base = 'http://foyer.invalid';

/** An address that is its own path: taking it apart would take longer than all else that is asked of it. */
const plainPath = /^\/(?!\/)[\w/-]*$/;

/** The steps of the page at `page` (a path without a query) by their names; the first step's is the page itself. */
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
    // Asked at each change of the flow, of an address that mostly stays.
    stepOf(address) {
      if (last?.address !== address) last = { address, step: stepOf(address) };
      return last.step;
    },
  };
}
