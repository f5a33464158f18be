import type { LeadFlowStep } from './lead-flow.state.ts';

/**
 * How a page names the flow's steps in its address. A page of the flow's own has them as paths below it
 * (`/membership/schedule`); any other page that holds the flow has them in its query (`/pilates?step=schedule`).
 * Source: LX-14.
 */
export type StepAddress = 'path' | 'query';

const segments = ['', '/schedule', '/confirmation'] as const;
const names = ['', 'schedule', 'confirmation'] as const;
const base = 'http://foyer.invalid';

/** The address of a step, with what else stands in the current one's query. */
export function addressOfStep(
  page: string,
  step: LeadFlowStep,
  style: StepAddress,
  current: string = page,
): string {
  const query = new URL(current, base).search;
  if (style === 'path') return `${page}${segments[step]}${query}`;
  const rest = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('step='));
  const pairs = step === 0 ? rest : [...rest, `step=${names[step]}`];
  return pairs.length === 0 ? page : `${page}?${pairs.join('&')}`;
}

/** The step that an address names; null for one outside the page. An unknown name is the contact step. */
export function stepOfAddress(
  page: string,
  address: string,
  style: StepAddress,
): LeadFlowStep | null {
  const url = new URL(address, base);
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (style === 'query') {
    return pathname === page ? toStep(names.indexOf(nameIn(url))) : null;
  }
  if (pathname !== page && !pathname.startsWith(`${page}/`)) return null;
  return toStep(segments.indexOf(pathname.slice(page.length) as (typeof segments)[number]));
}

function nameIn(url: URL): (typeof names)[number] {
  return (url.searchParams.get('step') ?? '') as (typeof names)[number];
}

function toStep(index: number): LeadFlowStep {
  return index === 1 || index === 2 ? index : 0;
}
