/** `@foyer/core/desk`: the arrivals of a club’s front desk. */
export type * from '../visit/arrival-desk.port.ts';
export * from '../club-services/desk-forms.ts';
