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
import type { RecordsLead } from './lead-recorder.ts';
import type { BooksVisit } from './visit-schedule.ts';

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
