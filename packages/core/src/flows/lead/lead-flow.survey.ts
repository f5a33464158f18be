import type { Club } from '../../clubs/club.ts';
import {
  canContinueSurvey,
  explainOther,
  lastSurveyStep,
  otherAnswerId,
  questionOf,
  type SurveyQuestion,
  toggleAnswer,
} from '../../survey/survey.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';
import type { VisitContext } from './lead-flow.context.ts';

/** The personalise survey below the confirmation. Source: LA-08, SV-01 to SV-06. */
export class LeadFlowSurvey {
  readonly #flow: VisitContext;
  readonly #recorder: RecordsLead;

  constructor(flow: VisitContext, recorder: RecordsLead) {
    this.#flow = flow;
    this.#recorder = recorder;
  }

  /** Ticks or unticks an answer of the question that is shown; any other id changes nothing. */
  answer(answerId: number): void {
    const { keeper } = this.#flow;
    const asked = this.#asked();
    const option = asked?.options.find((one) => one.answerId === answerId);
    if (asked === null || option === undefined) return;
    const answers = toggleAnswer(keeper.state.personalizeOptions, asked, option);
    keeper.update({ alert: null });
    keeper.change({ type: 'survey-answered', answers });
  }

  /** The words under 'Other'. SV-05 */
  explain(text: string): void {
    const { keeper } = this.#flow;
    const { personalizeOptions } = keeper.state;
    if (!personalizeOptions.some(({ answerId }) => answerId === otherAnswerId)) return;
    keeper.change({ type: 'survey-answered', answers: explainOther(personalizeOptions, text) });
  }

  /** Next, and after the last question Submit. What can't be sent stays, and says so. SV-04, SV-06 */
  async next(): Promise<void> {
    const { keeper, settings, analytics, surveyProgress } = this.#flow;
    const club = keeper.state.scheduledFacility ?? keeper.state.selectedFacility;
    if (club === null) return;
    if (!(await this.#hasToken(club))) {
      keeper.update({ alert: { key: 'generic' } });
      return;
    }
    const { state } = keeper;
    const moved = await surveyProgress.execute({
      variant: settings.variant,
      step: state.personalizeOptionsStep,
      answers: state.personalizeOptions,
      leadTokenId: state.leadTokenId,
      facilityId: club.facilityId,
    });
    if (moved.err) {
      const isUnanswered = moved.val.kind === 'unanswered';
      keeper.update({ alert: { key: isUnanswered ? 'surveyUnanswered' : 'generic' } });
      return;
    }
    if (moved.val === 5) {
      analytics.record({ name: 'survey_completed', facilityId: club.facilityId });
    }
    keeper.change({ type: 'survey-moved', step: moved.val });
  }

  /** The question before; the first stays. */
  back(): void {
    const { keeper } = this.#flow;
    const step = Math.max(1, keeper.state.personalizeOptionsStep - 1);
    keeper.update({ alert: null });
    keeper.change({ type: 'survey-moved', step });
  }

  /**
   * Answers go by the lead's token alone (LC-25), and a lead that a purchase brought has none yet: bringing it up to
   * date has the back end name it. False where the back end could not be asked. Source: LX-06, SV-06.
   */
  async #hasToken(club: Club): Promise<boolean> {
    const { state } = this.#flow.keeper;
    const isSubmit = state.personalizeOptionsStep === lastSurveyStep - 1;
    const isAnswered = canContinueSurvey(
      state.personalizeOptions,
      this.#flow.settings.variant,
      state.personalizeOptionsStep,
    );
    if (!isSubmit || !isAnswered || state.leadTokenId !== null) return true;
    return (await this.#recorder.record(club)).ok;
  }

  #asked(): SurveyQuestion | null {
    const { keeper, settings } = this.#flow;
    return questionOf(settings.variant, keeper.state.personalizeOptionsStep);
  }
}
