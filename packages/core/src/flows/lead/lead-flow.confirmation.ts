import { messages } from '../../messages/catalog.ts';
import { hasVisit } from '../draft/visit-draft.ts';
import type { VisitContext } from './lead-flow.store.ts';
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
    const { store, steps } = this.#flow;
    store.change({ type: 'edit-started' });
    if (store.state.step === steps.times) await this.#schedule.open();
  }

  /** Cancels the visit. The status holds the result. */
  async cancel(): Promise<void> {
    const { store, leads, analytics } = this.#flow;
    const { leadTransactionId, leadTokenId, scheduledFacility } = store.state;
    if (!hasVisit(store.state) || leadTransactionId === null) return;
    const cancelled = await leads.cancelVisit({ leadTokenId, transactionId: leadTransactionId });
    if (cancelled.err) {
      store.change({ type: 'cancel-failed', text: messages.cancelFailed });
      return;
    }
    analytics.record({
      name: 'visit_cancelled',
      facilityId: scheduledFacility?.facilityId ?? '',
    });
    store.change({ type: 'visit-cancelled' });
  }

  /** Closes the dialog. Clears a failure, keeps a success. */
  closeCancel(): void {
    this.#flow.store.change({ type: 'cancel-closed' });
  }

  /** Clears the flow and goes to the home page. */
  goHome(): void {
    const { store, navigation } = this.#flow;
    store.forget();
    navigation.push('/');
  }

  /** Loads the times that the visit can be moved to. */
  async openReschedule(): Promise<void> {
    const { store } = this.#flow;
    const club = store.state.scheduledFacility;
    if (club === null) return;
    store.update({ alert: null });
    store.change({ type: 'slot-selected', appointment: null });
    await this.#schedule.loadTimes(club);
  }

  /** Closes the dialog without a change and selects the booked time again. */
  closeReschedule(): void {
    const { store } = this.#flow;
    store.update({ alert: null });
    store.change({ type: 'slot-selected', appointment: store.state.submittedAppointment });
  }
}
