import type { Analytics, LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import type { AnalyticsEvent } from '@foyer/core/kernel';

import { type LeadFlowStepName, dispatch } from './lead-flow-events.ts';

const stepNames: readonly LeadFlowStepName[] = ['contact', 'schedule', 'confirmation'];

export function stepNameOf({ state }: LeadFlowSnapshot): LeadFlowStepName {
  return stepNames[state.step] ?? 'contact';
}

/** The events whose only data is the club. */
const namesOfClubEvents = {
  visit_cancelled: 'foyer-visit-cancelled',
  survey_completed: 'foyer-survey-completed',
  slot_taken: 'foyer-slot-taken',
} as const;

/**
 * Reports the flow's milestones as events of the element. It's the flow's analytics port. It reports what the visitor
 * did here, but not what changed through another tab or a reload. The host can forward the events to its own
 * analytics.
 */
export class Milestones implements Analytics {
  readonly #target: EventTarget;
  #flow: LeadFlow | null = null;
  /** The lead that existed before the visitor's current action. */
  #knownLead: string | null = null;
  #step: LeadFlowStepName | null = null;
  /** True if the visitor started typing before the flow was ready, which is possible from the first paint on. */
  #begunEarly = false;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  /** Starts reporting. Returns a function that stops it. */
  follow(flow: LeadFlow): () => void {
    this.#flow = flow;
    this.#look();
    return flow.subscribe(() => this.#look());
  }

  record(event: AnalyticsEvent): void {
    const snapshot = this.#flow?.getSnapshot();
    if (snapshot === undefined) return;
    switch (event.name) {
      case 'flow_started':
        if (this.#step === null) this.#begunEarly = true;
        else dispatch(this.#target, 'foyer-flow-started', null);
        return;
      case 'lead_created': {
        const { facilityId, intent } = event;
        const isNew = snapshot.state.leadTransactionId !== this.#knownLead;
        const name = isNew ? 'foyer-lead-created' : 'foyer-lead-updated';
        dispatch(this.#target, name, { facilityId, intent });
        return;
      }
      case 'visit_booked': {
        const { facilityId, daysAhead } = event;
        const name = snapshot.hasVisit ? 'foyer-visit-rescheduled' : 'foyer-visit-scheduled';
        const purpose = snapshot.state.showGuidedWorkouts ? 'workout' : 'tour';
        dispatch(this.#target, name, { facilityId, daysAhead, purpose });
        return;
      }
      case 'visit_skipped': {
        const { facilityId, reason } = event;
        dispatch(this.#target, 'foyer-visit-skipped', { facilityId, reason });
        return;
      }
      case 'visit_cancelled':
      case 'survey_completed':
      case 'slot_taken':
        dispatch(this.#target, namesOfClubEvents[event.name], { facilityId: event.facilityId });
        return;
      case 'flow_error':
        dispatch(this.#target, 'foyer-error', {
          step: stepNameOf(snapshot),
          failure: event.failure,
        });
        return;
      default:
        // Experiments belong to the site, whereas a host page sets attributes. The element itself reports a crashed
        // screen.
        return;
    }
  }

  #look(): void {
    const snapshot = this.#flow?.getSnapshot();
    if (snapshot?.ready !== true) return;
    const { hasCreatedLead, leadTransactionId } = snapshot.state;
    if (snapshot.busy === null) this.#knownLead = hasCreatedLead ? leadTransactionId : null;
    const step = stepNameOf(snapshot);
    const previous = this.#step;
    if (previous === step) return;
    this.#step = step;
    if (previous !== null) {
      dispatch(this.#target, 'foyer-step-changed', { step, previous });
      return;
    }
    dispatch(this.#target, 'foyer-ready', { step });
    if (this.#begunEarly) dispatch(this.#target, 'foyer-flow-started', null);
  }
}
