import type { DetailedHTMLProps, HTMLAttributes } from 'react';

import type { leadFlowAttributes, LeadFlowOptions } from './lead-flow-options.ts';
/** The element's type for scripts of the host page. Its API consists of attributes and events. */
export interface FoyerLeadFlowElement extends HTMLElement {}

export type LeadFlowStepName = 'contact' | 'schedule' | 'confirmation';

/**
 * The events of the element with their details. All events bubble and cross shadow roots, and none contains personal
 * data.
 */
export interface LeadFlowEventDetails {
  /** The flow is rendered and ready for use. */
  readonly 'foyer-ready': { readonly step: LeadFlowStepName };
  /** The flow shows another step. */
  readonly 'foyer-step-changed': {
    readonly step: LeadFlowStepName;
    readonly previous: LeadFlowStepName;
  };
  /** The visitor focused a field for the first time. */
  readonly 'foyer-flow-started': null;
  readonly 'foyer-lead-created': {
    readonly facilityId: string;
    readonly intent: 'visit' | 'join';
  };
  /** The same lead with changed details. */
  readonly 'foyer-lead-updated': {
    readonly facilityId: string;
    readonly intent: 'visit' | 'join';
  };
  readonly 'foyer-visit-scheduled': BookedVisit;
  readonly 'foyer-visit-rescheduled': BookedVisit;
  /** `no-times`: the club had no open times. */
  readonly 'foyer-visit-skipped': {
    readonly facilityId: string;
    readonly reason: 'visitor' | 'no-times';
  };
  readonly 'foyer-visit-cancelled': { readonly facilityId: string };
  readonly 'foyer-survey-completed': { readonly facilityId: string };
  /** Someone else has booked the time. The visitor is offered others. */
  readonly 'foyer-slot-taken': { readonly facilityId: string };
  /** A request failed, a screen crashed (`screen`), or the flow's own files failed to load (`not-loaded`). */
  readonly 'foyer-error': { readonly step: LeadFlowStepName; readonly failure: string };
  /**
   * The visitor is about to leave for a page of the site. Cancelable: a listener that cancels it decides where they
   * go, otherwise the browser goes to `url`.
   */
  readonly 'foyer-navigate': { readonly url: string; readonly reason: LeaveReason };
}

export interface BookedVisit {
  readonly facilityId: string;
  readonly purpose: 'tour' | 'workout';
  /** Counted by the club's calendar; 0 is today. */
  readonly daysAhead: number;
}

/** Joining online, joining through an employer, going to the front page at the end, or following a link in the flow. */
export type LeaveReason = 'join' | 'corporate-join' | 'home' | 'link';

export type LeadFlowEventName = keyof LeadFlowEventDetails;

export type LeadFlowEventMap = {
  readonly [Name in LeadFlowEventName]: CustomEvent<LeadFlowEventDetails[Name]>;
};

/** Dispatches an event from `target`. Returns false if a listener canceled it. */
export function dispatch<Name extends LeadFlowEventName>(
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

/** The props of `<foyer-lead-flow>` in TSX: those of any element, its own attributes, and its events. */
export type FoyerLeadFlowProps = DetailedHTMLProps<
  HTMLAttributes<FoyerLeadFlowElement>,
  FoyerLeadFlowElement
> & {
  readonly [Name in (typeof leadFlowAttributes)[number]]?:
    | (Name extends keyof LimitedAttributes ? LimitedAttributes[Name] : string)
    | undefined;
} & {
  readonly [Name in LeadFlowEventName as `on${Name}`]?:
    | ((event: LeadFlowEventMap[Name]) => void)
    | undefined;
};

/** The attributes that don't take any text. */
interface LimitedAttributes {
  readonly intent: NonNullable<LeadFlowOptions['intent']>;
  readonly variant: LeadFlowOptions['variant'];
  readonly source: LeadFlowOptions['source'];
  readonly guided: boolean;
  readonly compact: boolean;
  readonly popup: boolean;
  readonly 'zip-code': boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'foyer-lead-flow': FoyerLeadFlowProps;
    }
  }
}
