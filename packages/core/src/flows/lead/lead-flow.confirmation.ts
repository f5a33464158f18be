import { messages } from '../../messages/catalogue.ts';
import { holdsVisit } from '../draft/visit-draft.ts';
import type { VisitContext } from './lead-flow.context.ts';
import type { LeadFlowSchedule } from './lead-flow.schedule.ts';

/** The confirmation step: edit, reschedule or cancel the visit. */
export class LeadFlowConfirmation {
  readonly #flow: VisitContext;
  readonly #schedule: LeadFlowSchedule;

  constructor(flow: VisitContext, schedule: LeadFlowSchedule) {
    this.#flow = flow;
    this.#schedule = schedule;
  }

  /** Goes back to the previous step to change the visit. */
  async edit(): Promise<void> {
    const { keeper, steps } = this.#flow;
    keeper.change({ type: 'edit-started' });
    if (keeper.state.step === steps.times) await this.#schedule.open();
  }

  /** Cancels the visit. The status holds the result. */
  async cancel(): Promise<void> {
    const { keeper, leads, analytics } = this.#flow;
    const { leadTransactionId, leadTokenId, scheduledFacility } = keeper.state;
    if (!holdsVisit(keeper.state) || leadTransactionId === null) return;
    const cancelled = await leads.cancelVisit({ leadTokenId, transactionId: leadTransactionId });
    if (cancelled.err) {
      keeper.change({ type: 'cancel-failed', text: messages.cancelFailed });
      return;
    }
    analytics.record({
      name: 'visit_cancelled',
      facilityId: scheduledFacility?.facilityId ?? '',
    });
    keeper.change({ type: 'visit-cancelled' });
  }

  /** Closes the dialog. Clears a failure, keeps a success. */
  closeCancel(): void {
    this.#flow.keeper.change({ type: 'cancel-closed' });
  }

  /** Clears the flow and goes to the home page. */
  goHome(): void {
    const { keeper, navigation } = this.#flow;
    keeper.forget();
    navigation.push('/');
  }

  /** Loads the times that the visit can be moved to. */
  async openReschedule(): Promise<void> {
    const { keeper } = this.#flow;
    const club = keeper.state.scheduledFacility;
    if (club === null) return;
    keeper.update({ alert: null });
    keeper.change({ type: 'slot-selected', appointment: null });
    await this.#schedule.loadTimes(club);
  }

  /** Closes the dialog without a change and selects the booked time again. */
  closeReschedule(): void {
    const { keeper } = this.#flow;
    keeper.update({ alert: null });
    keeper.change({ type: 'slot-selected', appointment: keeper.state.submittedAppointment });
  }
}
