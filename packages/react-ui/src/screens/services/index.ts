'use client';

/**
 * The `@foyer/react-ui/services` entry point: gift cards, trial passes, feedback, agreements and training. Separate,
 * because no landing page needs it.
 */
export { AgreementScreen, type AgreementScreenProps } from './agreement-screen.tsx';
export { ChainFormHead, ChainFormScreen, type ChainFormScreenProps } from './chain-form-screen.tsx';
export { FeedbackScreen, type FeedbackScreenProps } from './feedback-screen.tsx';
export { GiftCardScreen, type GiftCardScreenProps } from './gift-card-screen.tsx';
export { MailedPassScreen, type MailedPassScreenProps } from './mailed-pass-screen.tsx';
export { TrialRequestScreen, type TrialRequestScreenProps } from './trial-request-screen.tsx';
export { TrainingScreen, type TrainingScreenProps } from './training-screen.tsx';
export {
  type PassAddress,
  TrialPassScreen,
  type TrialPassScreenProps,
} from './trial-pass-screen.tsx';
export { DayPassScreen, type DayPassScreenProps } from './day-pass-screen.tsx';
export { DeskScreen, type DeskScreenProps } from './desk-screen.tsx';
