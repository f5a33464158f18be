'use client';

/** The `@foyer/react-ui/element` entry point: the lead flow as a custom element. */
export type { CompositionRequest, EmbeddedFont, LeadFlowProgram } from './flow-run.ts';
export { defineLeadFlowElement, type LeadFlowElementDefinition } from './lead-flow-element.ts';
export type {
  BookedVisit,
  FoyerLeadFlowElement,
  LeadFlowEventDetails,
  LeadFlowEventMap,
  LeadFlowEventName,
  LeadFlowStepName,
  LeaveReason,
} from './lead-flow-events.ts';
export { leadFlowAttributes, type LeadFlowOptions } from './lead-flow-options.ts';
export type { FoyerLeadFlowProps } from './lead-flow-events.ts';
export { namedStore, sharedInPage } from './shared-stores.ts';
