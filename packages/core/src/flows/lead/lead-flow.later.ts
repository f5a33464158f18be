import type { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import type { KeptConfiguration } from '../engine/kept-configuration.ts';
import { leaveFlow } from '../engine/leave-flow.ts';
import { checkContact } from '../../forms/contact-form.ts';
import { LeadFlowClubs } from './lead-flow.clubs.ts';
import { LeadFlowConfirmation } from './lead-flow.confirmation.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import { LeadFlowGuests } from './lead-flow.guests.ts';
import { LeadFlowSchedule } from './lead-flow.schedule.ts';
import { holdsNothing, type LeadFlowState } from './lead-flow.state.ts';
import { LeadFlowSubmission } from './lead-flow.submission.ts';
import { LeadFlowSurvey } from './lead-flow.survey.ts';
import { LeadRecorder } from './lead-recorder.ts';

/** The parts of the flow that the form doesn't need. They load while the visitor fills it in. */
export class LeadFlowLater {
  readonly clubs: LeadFlowClubs;
  readonly submission: LeadFlowSubmission;
  readonly schedule: LeadFlowSchedule;
  readonly confirmation: LeadFlowConfirmation;
  readonly survey: LeadFlowSurvey;
  readonly guests: LeadFlowGuests;
  readonly expiry: FlowExpiry;
  readonly #tabs: FlowTabs<LeadFlowState>;
  readonly #flow: LeadFlowContext;

  constructor(flow: LeadFlowContext, configuration: KeptConfiguration, fields: ContactFields) {
    this.#flow = flow;
    const { keeper, settings } = flow;
    const recorder = new LeadRecorder({
      ...flow,
      contact: () => checkContact(keeper.state.contactInput, settings.asksZipCode).contact,
      place: () => ({ flow: 'lead', step: keeper.state.step }),
    });
    this.schedule = new LeadFlowSchedule(flow, recorder, configuration);
    this.clubs = new LeadFlowClubs(flow, fields, recorder, configuration, this.schedule);
    this.submission = new LeadFlowSubmission(flow, recorder, configuration, this.schedule);
    this.confirmation = new LeadFlowConfirmation(flow, this.schedule);
    this.survey = new LeadFlowSurvey(flow, recorder);
    this.guests = new LeadFlowGuests(flow);
    this.expiry = new FlowExpiry(flow.keeper, flow.clock);
    this.#tabs = new FlowTabs(
      flow.keeper,
      () => {
        if (flow.keeper.state.step === 1) void this.schedule.open();
      },
      holdsNothing,
    );
  }

  /** Stops timers and listeners. */
  close(): void {
    this.expiry.close();
    this.#tabs.close();
  }

  /** Clears the flow and goes to where the visitor came from. */
  leave(): void {
    leaveFlow(this.#flow, () => this.#flow.keeper.leave());
  }
}
