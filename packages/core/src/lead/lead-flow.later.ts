import { LeadFlowConfirmation } from './lead-flow.confirmation.ts';
import type { LeadFlowConfiguration } from './lead-flow.configuration.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import { LeadFlowSchedule } from './lead-flow.schedule.ts';
import { LeadFlowSurvey } from './lead-flow.survey.ts';
import type { LeadRecorder } from './lead-recorder.ts';

/** The parts of the flow that nobody needs on the contact step: fetched while the visitor is busy there. */
export class LeadFlowLater {
  readonly schedule: LeadFlowSchedule;
  readonly confirmation: LeadFlowConfirmation;
  readonly survey: LeadFlowSurvey;

  constructor(flow: LeadFlowContext, recorder: LeadRecorder, configuration: LeadFlowConfiguration) {
    this.schedule = new LeadFlowSchedule(flow, recorder, configuration);
    this.confirmation = new LeadFlowConfirmation(flow, this.schedule);
    this.survey = new LeadFlowSurvey(flow);
  }
}
