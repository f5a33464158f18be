/** The element as a host page's scripts see it: all of it is attributes and events. EM-01 */
export interface FoyerLeadFlowElement extends HTMLElement {}

export type LeadFlowStepName = 'contact' | 'schedule' | 'confirmation';

/**
 * What the element tells its host page, by the event's name. All events bubble and cross shadow roots, and none has a
 * field for personal data. EM-01, AN-01
 */
export interface LeadFlowEventDetails {
  /** The flow is drawn and can be used. */
  readonly 'foyer-ready': { readonly step: LeadFlowStepName };
  /** Another step is shown. */
  readonly 'foyer-step-changed': {
    readonly step: LeadFlowStepName;
    readonly previous: LeadFlowStepName;
  };
  /** The visitor went into a field for the first time. */
  readonly 'foyer-flow-started': null;
  readonly 'foyer-lead-created': {
    readonly facilityId: string;
    readonly intent: 'visit' | 'join';
  };
  /** The same lead again, with changed details. */
  readonly 'foyer-lead-updated': {
    readonly facilityId: string;
    readonly intent: 'visit' | 'join';
  };
  readonly 'foyer-visit-scheduled': BookedVisit;
  readonly 'foyer-visit-rescheduled': BookedVisit;
  /** `no-times`: the club had none. */
  readonly 'foyer-visit-skipped': {
    readonly facilityId: string;
    readonly reason: 'visitor' | 'no-times';
  };
  readonly 'foyer-visit-cancelled': { readonly facilityId: string };
  readonly 'foyer-survey-completed': { readonly facilityId: string };
  /** Someone else took the time meanwhile; the visitor is offered others. */
  readonly 'foyer-slot-taken': { readonly facilityId: string };
  /** A call failed, a screen broke (`screen`), or the flow's own files could not be had (`not-loaded`). */
  readonly 'foyer-error': { readonly step: LeadFlowStepName; readonly failure: string };
  /**
   * The visitor is about to leave for a page of the site. Cancelable: who cancels it decides where they go; else the
   * browser goes to `url`.
   */
  readonly 'foyer-navigate': { readonly url: string; readonly reason: LeaveReason };
}

export interface BookedVisit {
  readonly facilityId: string;
  readonly purpose: 'tour' | 'workout';
  /** 0 is today, by the club's calendar. */
  readonly daysAhead: number;
}

/** Joining online, joining by an employer, going to the front page when all is done, a link in the flow. */
export type LeaveReason = 'join' | 'corporate-join' | 'home' | 'link';

export type LeadFlowEventName = keyof LeadFlowEventDetails;

export type LeadFlowEventMap = {
  readonly [Name in LeadFlowEventName]: CustomEvent<LeadFlowEventDetails[Name]>;
};

/** Tells one thing, from `target` outward. False where a listener cancelled it. */
export function tell<Name extends LeadFlowEventName>(
  target: EventTarget,
  name: Name,
  detail: LeadFlowEventDetails[Name],
): boolean {
  const cancelable = name === 'foyer-navigate';
  return target.dispatchEvent(
    new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }),
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'foyer-lead-flow': FoyerLeadFlowElement;
  }
  interface HTMLElementEventMap extends LeadFlowEventMap {}
  interface DocumentEventMap extends LeadFlowEventMap {}
}
