'use client';
/** Foyer in React with one call: `createFoyer`, then the screens. */
export { createFoyer, type EventHandlers, type Foyer, type FoyerOptions } from './create-foyer.ts';
export { FoyerProvider, type FoyerProviderProps, useFoyer } from './foyer-provider.tsx';
export type { FoyerInitial } from './initial.ts';
export type { FoyerRouter } from './router.ts';
export { type BookedVisit, LeadFlow, type LeadFlowProps } from './lead-flow.tsx';
export {
  classTokens,
  ClubChooser,
  type ClubChooserProps,
  ConfirmationStep,
  ContactStep,
  type ContactStepProps,
  FlowGuard,
  type LeadFlowComponents,
  type LeadFlowGuardProps,
  type Ports,
  portTokens,
  ScheduleStep,
  type StepProps,
  Survey,
  type SurveyProps,
  useClubDirectory,
  useEnteredLeadFlow,
  useLeadFlow,
  useStepHeading,
  useStepHistory,
} from '@foyer/react-ui';
