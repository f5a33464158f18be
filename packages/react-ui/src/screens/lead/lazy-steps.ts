import type { StepProps } from './step-frame.tsx';
import type { LeadFlowGuardProps } from './lead-flow-guard.tsx';
import {
  lazyWithRetry,
  type LazyWithRetry,
  SilentRetry,
} from '../../components/lazy-with-retry.tsx';

/** Each step is prefetched while the visitor is on the one before it. */
export const LazySchedule: LazyWithRetry<StepProps> = lazyWithRetry(
  () => import('./schedule-step.tsx'),
);
export const LazyConfirmation: LazyWithRetry<StepProps> = lazyWithRetry(
  () => import('./confirmation-step.tsx'),
);
export const LazyGuard: LazyWithRetry<LeadFlowGuardProps> = lazyWithRetry(
  () => import('./lead-flow-guard.tsx'),
  SilentRetry,
);
