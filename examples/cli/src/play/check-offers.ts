/** Checks the lead flow's offers: guided workouts, nearby clubs, canceling, the survey. */
import { defaultLeadFlowSettings } from '@foyer/core';
import { type SurveyAnswer, surveyQuestions } from '@foyer/core/visit';

import { type Checks, firstOf, same, type Wanted } from './checks.ts';
import type { SeenFlow } from './flow-at.ts';
import type { Run } from './run.ts';
import { nameOfClub } from './site.ts';

export const checkOffers = {
  'can-join': (expected, { flow }) =>
    same('whether joining is possible', expected, flow.canJoin ?? false),

  'offers-guided': (expected, { flow }) =>
    same('whether a guided workout is offered', expected, flow.offersGuided ?? false),

  guided: (expected, { flow }) =>
    same('whether it is about a guided workout', expected, flow.state.showGuidedWorkouts ?? false),

  'company-not-eligible': (expected, { flow }) =>
    same('whether the company is unknown', expected, flow.state.showNonEligibleBanner),

  'former-member': (expected, { flow }) =>
    same(
      'whether this is a former member',
      expected,
      flow.state.isRedirectFromFormerMember ?? false,
    ),

  referrer: (expected, { flow }) =>
    same('the referrer', expected, flow.state.referrerDetails?.firstName ?? 'none'),

  'suggested-club': (expected, { env, flow }) =>
    same('the suggested club', expected, nameOfClub(env, flow.state.suggestedFacility)),

  nearby(expected, { flow }) {
    const { status, clubs } = flow.nearby;
    const seen = status === 'ready' ? clubs.map(({ club }) => club.name) : status;
    return same('the list of nearby clubs', expected, seen);
  },

  cancelling: (expected, { flow }) =>
    same('the result of cancelling', expected, cancellingOf(flow)),

  survey: (expected, { env, flow }) =>
    firstOf(expected, (name, wanted) => {
      const { personalizeOptions = [], personalizeOptionsStep = 0 } = flow.state;
      if (name === 'step') return same('the step of the survey', wanted, personalizeOptionsStep);
      if (name === 'choices') {
        const asked = questionsOf(env).find((one) => one.step === personalizeOptionsStep);
        return same('the number of answers offered', wanted, asked?.options.length ?? 0);
      }
      const answers = labelsOfAnswers(env, personalizeOptions);
      if (name === 'answers') return same('the answers', wanted, answers);
      const other = personalizeOptions.find((answer) => answer.additionalInfo !== null);
      return same('the text under Other', wanted, other?.additionalInfo ?? 'none');
    }),

  'asks-to-stay': (expected, { flow }) =>
    same('whether it asks the visitor to stay', expected, flow.asksToStay),
} satisfies Partial<Checks<keyof Wanted>>;

function cancellingOf({ state, hasVisit }: SeenFlow): string {
  if (state.cancelAppointmentStatus == null) return 'none';
  return hasVisit ? 'failed' : 'done';
}

/** The labels of the answers in order. An unknown id stays as it is. */
export function labelsOfAnswers(
  run: Run,
  answers: readonly Pick<SurveyAnswer, 'answerId'>[],
): readonly string[] {
  const options = questionsOf(run).flatMap((question) => question.options);
  return answers.map(
    ({ answerId }) =>
      options.find((option) => option.answerId === answerId)?.label ?? String(answerId),
  );
}

/** The survey in the scenario's variant. */
export function questionsOf({ settings }: Run): ReturnType<typeof surveyQuestions> {
  return surveyQuestions(settings.variant ?? defaultLeadFlowSettings.variant);
}
