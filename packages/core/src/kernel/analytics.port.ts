/** What a visitor of the lead flow is asked first. */
export type FlowOrder = 'details-first' | 'times-first';

/**
 * Every event the product sends. No event has a field for personal data, so the type itself prevents leaks. Events of a
 * lead flow that asks for the time first say so, so that the two funnels can be compared.
 */
export type AnalyticsEvent = (
  | { readonly name: 'flow_started'; readonly flow: 'lead' | 'join' }
  | {
      readonly name: 'lead_created';
      readonly facilityId: string;
      readonly intent: 'visit' | 'join';
    }
  | { readonly name: 'visit_booked'; readonly facilityId: string; readonly daysAhead: number }
  | {
      readonly name: 'visit_skipped';
      readonly facilityId: string;
      readonly reason: 'visitor' | 'no-times';
    }
  | { readonly name: 'visit_cancelled'; readonly facilityId: string }
  | { readonly name: 'survey_completed'; readonly facilityId: string }
  | {
      readonly name: 'experiment_assigned';
      readonly experiment: string;
      readonly variant: string;
    }
  /** A bug, named by its error class. The error's message isn't sent because it may quote what a visitor typed. */
  | {
      readonly name: 'exception';
      readonly source: 'screen' | 'script' | 'promise';
      readonly kind: string;
    }
  | { readonly name: 'slot_taken'; readonly facilityId: string }
  | { readonly name: 'plan_selected'; readonly facilityId: string; readonly planId: string }
  /** The visitor was sent to the payment application. Nothing has been bought yet. */
  | { readonly name: 'purchase_begun'; readonly facilityId: string; readonly planId: string }
  /** A membership was paid for. `facilityId` is null if the payment didn't name the club. */
  | { readonly name: 'purchase_completed'; readonly facilityId: string | null }
  /** The visitor was sent to the payment application for a day pass. Nothing has been bought yet. */
  | { readonly name: 'day_pass_begun'; readonly facilityId: string }
  | { readonly name: 'day_pass_bought'; readonly facilityId: string }
  /** The visitor was sent to the payment application for a gift card. Nothing has been bought yet. */
  | { readonly name: 'gift_begun'; readonly currency: string }
  | { readonly name: 'gift_bought'; readonly currency: string }
  /** A call that the visitor was waiting for failed. `failure` is the failure's kind. */
  | ({ readonly name: 'flow_error'; readonly failure: string } & FlowPlace)
) & { readonly order?: FlowOrder };

/** The visitor's position in a flow, using the flow's own step numbers. */
export interface FlowPlace {
  readonly flow: 'lead' | 'corporate' | 'join';
  readonly step: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Records analytics events. Recording never throws and never waits. */
export interface Analytics {
  record(event: AnalyticsEvent): void;
}
