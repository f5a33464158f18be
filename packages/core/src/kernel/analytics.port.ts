/** Every event the product sends. None has a field for personal data: the type is the guard. Source: AN-01. */
export type AnalyticsEvent =
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
  /** A bug, by the name of its class: its message may quote what a visitor typed. AN-02 */
  | {
      readonly name: 'exception';
      readonly source: 'screen' | 'script' | 'promise';
      readonly kind: string;
    }
  | { readonly name: 'slot_taken'; readonly facilityId: string }
  | { readonly name: 'plan_selected'; readonly facilityId: string; readonly planId: string }
  /** The visitor was handed over to the payment application; nothing is bought by it. */
  | { readonly name: 'purchase_begun'; readonly facilityId: string; readonly planId: string }
  /** A membership was paid for. Null where the payment did not name the club. */
  | { readonly name: 'purchase_completed'; readonly facilityId: string | null }
  /** A gift card was handed over to the payment application; nothing is bought by it. AC-08 */
  | { readonly name: 'gift_begun'; readonly currency: string }
  | { readonly name: 'gift_bought'; readonly currency: string }
  /** A call failed that the visitor was waiting for; `failure` is its kind. */
  | ({ readonly name: 'flow_error'; readonly failure: string } & FlowPlace);

/** Where in a flow a visitor is, by the flow's own step numbers. */
export interface FlowPlace {
  readonly flow: 'lead' | 'corporate' | 'join';
  readonly step: 0 | 1 | 2 | 3 | 4 | 5;
}

/** Where analytics events go. Recording never throws and never waits. */
export interface Analytics {
  record(event: AnalyticsEvent): void;
}
