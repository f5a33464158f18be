import type { Navigation } from '../ports/navigation.port.ts';
import type { LeadFlow } from './lead-flow.ts';
import type { LeadFlowStep } from './lead-flow.state.ts';

const segments = ['', '/schedule', '/confirmation'] as const;

/** The path of a step below the page that holds the flow: `/membership`, `/membership/schedule`, … Source: LX-14. */
export function pathOfStep(base: string, step: LeadFlowStep): string {
  return `${base}${segments[step]}`;
}

/** The step that a path names; null for one outside the flow's page. An unknown path below it is the contact step. */
export function stepOfPath(base: string, path: string): LeadFlowStep | null {
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '');
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  const rest = pathname.slice(base.length);
  if (rest === segments[2]) return 2;
  return rest === segments[1] ? 1 : 0;
}

/**
 * Gives each step its own place in the address and the history while a page shows the flow. At first the stored
 * state says where the visitor is and the address follows; from then on a step forward adds an entry, and Back and
 * Forward lead to the step they name if the state allows it. A `facilityId` in the address follows the chosen club.
 * Answers a function that ends it. Source: LX-14, RT-10.
 */
export function keepStepsInHistory(
  flow: LeadFlow,
  navigation: Navigation,
  base: string,
): () => void {
  let shown = flow.getSnapshot().state.step;
  /** While Back or Forward is carried out the address is the one that leads. */
  let historyLeads = false;
  const address = (step: LeadFlowStep): string => {
    const query = new URL(navigation.current(), 'http://foyer.invalid').search;
    const facilityId = flow.getSnapshot().state.selectedFacility?.facilityId;
    const followed =
      facilityId === undefined ? query : query.replace(/([?&]facilityId=)[^&]*/, `$1${facilityId}`);
    return `${pathOfStep(base, step)}${followed}`;
  };
  const show = (step: LeadFlowStep, how: 'push' | 'replace'): void => {
    const path = address(step);
    if (path !== navigation.current()) navigation[how](path);
  };
  show(shown, 'replace');

  const stopFollowingFlow = flow.subscribe(() => {
    const { ready, state } = flow.getSnapshot();
    if (!ready || historyLeads || stepOfPath(base, navigation.current()) === null) return;
    const { step, previousStep } = state;
    if (step === shown) {
      show(step, 'replace');
      return;
    }
    // A step that was passed by itself (LS-06) leaves no entry to fall back into.
    const skipped = shown === 1 && step === 2 && previousStep === 0;
    shown = step;
    show(step, skipped ? 'replace' : 'push');
  });

  const stopFollowingHistory = navigation.onChange(() => {
    const wanted = stepOfPath(base, navigation.current());
    if (wanted === null || wanted === shown) return;
    historyLeads = true;
    shown = flow.goTo(wanted);
    historyLeads = false;
    show(shown, 'replace');
  });

  return () => {
    stopFollowingFlow();
    stopFollowingHistory();
  };
}
