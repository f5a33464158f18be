'use client';

/** The public entry of Foyer's React package. */
export { createContainer, type FoyerContainer } from './di/create-container.ts';
export {
  FoyerProvider,
  type FoyerProviderProps,
  type LinkComponent,
  type LinkProps,
  useFoyerContainer,
  useMessages,
  useProduct,
  useService,
} from './di/foyer-provider.tsx';
export {
  type Classes,
  classTokens,
  type ClassTokens,
  type Ports,
  portTokens,
  type TokensOf,
  type PortTokens,
} from './di/tokens.ts';

export { useCopy, useLabels, useLocale } from './locale/use-copy.ts';
export { useMoney } from './locale/use-formats.ts';

export { idle } from './hooks/timing.ts';
export {
  LoadError,
  type LoadErrorProps,
  LoadingState,
  type LoadingStateProps,
  Skeleton,
  type SkeletonProps,
} from './components/loading-state.tsx';
export { useClubDirectory } from './hooks/use-clubs.ts';
export { useEnteredLeadFlow, useLeadFlow } from './hooks/use-lead-flow.ts';
export {
  type StepHeadingOptions,
  useStepHeading,
  useStepHistory,
  useStepTransition,
} from './hooks/use-steps.ts';
export { useAnswer, useOptional } from './hooks/use-answer.ts';
export { useSnapshot } from './hooks/use-snapshot.ts';

export { Banner, type BannerProps } from './components/banner.tsx';
export { Button, type ButtonProps } from './components/button.tsx';
export { Picture, type PictureProps } from './components/picture.tsx';
export { ClubPicture, type ClubPictureProps } from './components/club-card.tsx';

export {
  type LeadFlowComponents,
  LeadFlowScreen,
  type LeadFlowScreenProps,
} from './screens/lead/lead-flow-screen.tsx';
export type { ContactStepProps } from './screens/lead/contact-step.tsx';
export {
  ClubChooser,
  ConfirmationStep,
  ContactStep,
  FlowGuard,
  ScheduleStep,
  Survey,
} from './screens/lead/parts.tsx';
export type { ClubChooserProps } from './components/club-chooser.tsx';
export type { LeadFlowGuardProps } from './screens/lead/lead-flow-guard.tsx';
export type { StepProps } from './screens/lead/step-frame.tsx';
export type { SurveyProps } from './screens/lead/survey.tsx';
