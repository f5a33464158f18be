import { type StepAddress, stepAddresses } from '../engine/step-address.ts';
import type { LeadFlowStep } from './lead-flow.state.ts';

/** The steps' names in an address. The contact step is the page itself. */
export const leadFlowStepNames: Readonly<Record<LeadFlowStep, string>> = {
  0: '',
  1: 'schedule',
  2: 'confirmation',
};

/** The address of a step. Keeps the other parameters of the current query. */
export function addressOfStep(
  page: string,
  step: LeadFlowStep,
  style: StepAddress,
  current: string = page,
): string {
  return stepAddresses(page, leadFlowStepNames, style).of(step, current);
}

/** The step of an address; null outside the page. An unknown name means the contact step. */
export function stepOfAddress(
  page: string,
  address: string,
  style: StepAddress,
): LeadFlowStep | null {
  return stepAddresses(page, leadFlowStepNames, style).stepOf(address);
}
