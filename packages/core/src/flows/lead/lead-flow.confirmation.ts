import { messages } from '../../messages/catalogue.ts';
import { holdsVisit } from '../draft/visit-draft.ts';
import type { VisitContext } from './lead-flow.context.ts';
import type { LeadFlowSchedule } from './lead-flow.schedule.ts';

/** The confirmation step: change, move or cancel the visit. */
export class LeadFlowConfirmation {
  readonly #flow: VisitContext;
  readonly #schedule: LeadFlowSchedule;

  constructor(flow: VisitContext, schedule: LeadFlowSchedule) {
    this.#flow = flow;
    this.#schedule = schedule;
  }

  /** Back to what led to the confirmation, to change it. Source: LA-07. */
  async edit(): Promise<void> {
    const { keeper, steps } = this.#flow;
    keeper.change({ type: 'edit-started' });
    if (keeper.state.step === steps.times) await this.#schedule.open();
  }

  /** Gives the visit back; the status tells how it went. Source: LA-04. */
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

  /** The dialog was closed: a failure is forgotten, a success stays. */
  closeCancel(): void {
    this.#flow.keeper.change({ type: 'cancel-closed' });
  }

  /** Forgets the flow and goes to the home page. Source: LA-04. */
  goHome(): void {
    const { keeper, navigation } = this.#flow;
    keeper.forget();
    navigation.push('/');
  }

  /** Loads the times that the visit can be moved to. Source: LA-05. */
  async openReschedule(): Promise<void> {
    const { keeper } = this.#flow;
    const club = keeper.state.scheduledFacility;
    if (club === null) return;
    keeper.update({ alert: null });
    keeper.change({ type: 'slot-selected', appointment: null });
    await this.#schedule.loadTimes(club);
  }

  /** The dialog was closed without a change: the booked time is the chosen one again. */
  closeReschedule(): void {
    const { keeper } = this.#flow;
    keeper.update({ alert: null });
    keeper.change({ type: 'slot-selected', appointment: keeper.state.submittedAppointment });
  }
}
