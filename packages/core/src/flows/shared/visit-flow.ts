import type { ClubWithTimes } from '../../visit/nearest-open-clubs.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import type {
  VisitConfigurationRepository,
  WaitListEntry,
} from '../../visit/open-times-repository.port.ts';
import type { ContactFields } from '../engine/contact-fields.ts';
import { CachedConfiguration } from './cached-configuration.ts';
import { ContactFlow, type ContactFlowDependencies } from './contact-flow.ts';
import type { RecordsLead } from './lead-recorder.ts';
import { type BooksVisit, VisitSchedule } from './visit-schedule.ts';
import type { KnownVisit, VisitState } from '../draft/visit-draft.ts';
import type { Club } from '../../clubs/club.ts';
import {
  canContinueSurvey,
  explainOther,
  lastSurveyStep,
  otherAnswerId,
  ruleOf,
  type SurveyProgress,
  type SurveyRule,
  type SurveyVariant,
  toggleAnswer,
} from '../../survey/survey.ts';

type VisitFlowDependencies<State extends VisitState, Step, Snapshot> = BooksVisit &
  AsksSurvey &
  ContactFlowDependencies<State, Step, Snapshot> & {
    readonly configuration: VisitConfigurationRepository;
  };

/** The visitor's actions in every flow that books a visit. */
export abstract class VisitFlow<State extends VisitState, Step, Snapshot> extends ContactFlow<
  State,
  Step,
  Snapshot
> {
  protected readonly visit: VisitSchedule;
  readonly #flow: VisitFlowDependencies<State, Step, Snapshot>;
  readonly #survey: VisitSurvey;

  constructor(
    flow: VisitFlowDependencies<State, Step, Snapshot>,
    fields: ContactFields,
    recorder: RecordsLead,
  ) {
    const configuration = new CachedConfiguration(flow);
    const schedule = new VisitSchedule(flow, recorder, configuration);
    super(flow, fields, recorder, configuration, schedule);
    this.#flow = flow;
    this.visit = schedule;
    this.#survey = new VisitSurvey(flow, recorder);
  }

  showDay(date: string): void {
    this.visit.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.visit.select(slot);
  }

  /** Brings someone of this first name, which may be empty; null for no one. */
  bring(name: string | null): void {
    this.visit.bring(name);
  }

  /** Says whether the guest's name can't be accepted, for when the visitor leaves its field. */
  checkGuest(): void {
    this.visit.checkGuest();
  }

  /** Changes the visit to a club that was offered because the chosen one has no times, and selects its time. */
  async visitElsewhere({ club, slot }: ClubWithTimes): Promise<void> {
    await this.clubs.choose(club);
    this.visit.selectAgain(slot.startsAt);
  }

  /** Loads the times again after a failure. */
  retryTimes(): Promise<void> {
    const { store, steps } = this.#flow;
    if (store.state.step === steps.confirmation) return this.openReschedule();
    // The old message no longer applies while the times load.
    store.update({ alert: null });
    return this.openStep();
  }

  /** Books the chosen time, or reschedules the visit to it. */
  schedule(): Promise<void> {
    const { store, steps } = this.#flow;
    return store.once('booking', async () => {
      const { step } = store.state;
      if (step === steps.times || step === steps.confirmation) await this.visit.book();
    });
  }

  /** Continues to the confirmation without a time. */
  skip(): Promise<void> {
    return this.#flow.store.once('skipping', () => this.visit.skip());
  }

  /** Remembers, also for other tabs, that the lead is on the wait list of a club. */
  joinedWaitList(entry: WaitListEntry): void {
    this.#flow.store.change({ type: 'wait-list-joined', entry });
  }

  /** Goes back to the previous step to change the visit. */
  edit(): Promise<void> {
    return this.visit.edit();
  }

  openReschedule(): Promise<void> {
    return this.visit.openReschedule();
  }

  closeReschedule(): void {
    this.visit.closeReschedule();
  }

  cancel(): Promise<void> {
    return this.#flow.store.once('cancelling', () => this.visit.cancel());
  }

  /** Shows the visit as the back end has it, by `askForVisit`. It may have been moved or canceled on its own page. */
  followVisit(known: KnownVisit): void {
    this.#flow.store.change({ type: 'visit-known', known });
  }

  /** Leaves the flow by its exit, and frees the time that was held for the visitor. */
  override leave(): void {
    void this.visit.release();
    super.leave();
  }

  override startOver(): void {
    void this.visit.release();
    super.startOver();
  }

  closeCancel(): void {
    this.visit.closeCancel();
  }

  goHome(): void {
    this.visit.goHome();
  }

  answerSurvey(answerId: number): void {
    this.#survey.answer(answerId);
  }

  explainSurvey(text: string): void {
    this.#survey.explain(text);
  }

  nextSurvey(): Promise<void> {
    return this.#flow.store.once('survey', () => this.#survey.next());
  }

  backSurvey(): void {
    this.#survey.back();
  }
}

export interface AsksSurvey extends Pick<BooksVisit, 'store' | 'analytics'> {
  readonly surveyProgress: SurveyProgress;
  readonly settings: { readonly variant: SurveyVariant };
}

/** The personalization survey below the confirmation. */
export class VisitSurvey {
  readonly #flow: AsksSurvey;
  readonly #recorder: RecordsLead;

  constructor(flow: AsksSurvey, recorder: RecordsLead) {
    this.#flow = flow;
    this.#recorder = recorder;
  }

  /** Selects or deselects an answer of the current question. Ignores other ids. */
  answer(answerId: number): void {
    const { store } = this.#flow;
    const asked = this.#asked();
    const option = asked?.options.find((one) => one.answerId === answerId);
    if (asked === null || option === undefined) return;
    const answers = toggleAnswer(store.state.personalizeOptions, asked, option);
    store.update({ alert: null });
    store.change({ type: 'survey-answered', answers });
  }

  explain(text: string): void {
    const { store } = this.#flow;
    const { personalizeOptions } = store.state;
    if (!personalizeOptions.some(({ answerId }) => answerId === otherAnswerId)) return;
    store.change({ type: 'survey-answered', answers: explainOther(personalizeOptions, text) });
  }

  /** Next, or Submit after the last question. If sending fails, the answers stay and a message appears. */
  async next(): Promise<void> {
    const { store, settings, analytics, surveyProgress } = this.#flow;
    const club = store.state.scheduledFacility ?? store.state.selectedFacility;
    if (club === null) return;
    if (!(await this.#hasToken(club))) {
      store.update({ alert: { key: 'generic' } });
      return;
    }
    const { state } = store;
    const moved = await surveyProgress.execute({
      variant: settings.variant,
      step: state.personalizeOptionsStep,
      answers: state.personalizeOptions,
      leadTokenId: state.leadTokenId,
      facilityId: club.facilityId,
    });
    if (moved.err) {
      const isUnanswered = moved.val.kind === 'unanswered';
      store.update({ alert: { key: isUnanswered ? 'surveyUnanswered' : 'generic' } });
      return;
    }
    if (moved.val === 5) {
      analytics.record({ name: 'survey_completed', facilityId: club.facilityId });
    }
    store.change({ type: 'survey-moved', step: moved.val });
  }

  /** Goes to the previous question, if there is one. */
  back(): void {
    const { store } = this.#flow;
    const step = Math.max(1, store.state.personalizeOptionsStep - 1);
    store.update({ alert: null });
    store.change({ type: 'survey-moved', step });
  }

  /** Answers need the lead's token. A lead from a purchase gets it with an update, which may fail. */
  async #hasToken(club: Club): Promise<boolean> {
    const { state } = this.#flow.store;
    const isSubmit = state.personalizeOptionsStep === lastSurveyStep - 1;
    const isAnswered = canContinueSurvey(
      state.personalizeOptions,
      this.#flow.settings.variant,
      state.personalizeOptionsStep,
    );
    if (!isSubmit || !isAnswered || state.leadTokenId !== null) return true;
    return (await this.#recorder.record(club)).ok;
  }

  #asked(): SurveyRule | null {
    const { store, settings } = this.#flow;
    return ruleOf(settings.variant, store.state.personalizeOptionsStep);
  }
}
