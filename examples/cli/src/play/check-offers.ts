/** What the expectations about guests, guided workouts, nearness, cancelling and the survey mean. */
import type { offers } from '../scenario/lead-expectation.schema.ts';
import { same } from './check-words.ts';
import type { SeenFlow } from './seen-flow.ts';
import { type Checks, firstOf } from './sight.ts';
import { nameOfClub } from './name-of-club.ts';
import { questionsOf, wordsOfAnswers } from './survey-words.ts';

export const checkOffers: Checks<keyof typeof offers> = {
  'can-join': (expected, { flow }) =>
    same('that joining is possible', expected, flow.canJoin ?? false),

  'offers-guided': (expected, { flow }) =>
    same('that a guided workout is offered', expected, flow.offersGuided ?? false),

  guided: (expected, { flow }) =>
    same('that it is about a guided workout', expected, flow.state.showGuidedWorkouts ?? false),

  'company-not-eligible': (expected, { flow }) =>
    same('that the company is not known', expected, flow.state.showNonEligibleBanner),

  'former-member': (expected, { flow }) =>
    same('that this is a former member', expected, flow.state.isRedirectFromFormerMember ?? false),

  referrer: (expected, { flow }) =>
    same('who sent the visitor', expected, flow.state.referrerDetails?.firstName ?? 'none'),

  'suggested-club': (expected, { world, flow }) =>
    same('the suggested club', expected, nameOfClub(world, flow.state.suggestedFacility)),

  nearby(expected, { flow }) {
    const { status, clubs } = flow.nearby;
    const seen = status === 'ready' ? clubs.map(({ club }) => club.name) : status;
    return same('what is offered as near', expected, seen);
  },

  cancelling: (expected, { flow }) =>
    same('how the visit was given back', expected, cancellingOf(flow)),

  survey: (expected, { world, flow }) =>
    firstOf(expected, (name, wanted) => {
      const { personalizeOptions = [], personalizeOptionsStep = 0 } = flow.state;
      if (name === 'step') return same('the step of the survey', wanted, personalizeOptionsStep);
      if (name === 'choices') {
        const asked = questionsOf(world).find((one) => one.step === personalizeOptionsStep);
        return same('the number of answers offered', wanted, asked?.options.length ?? 0);
      }
      const answers = wordsOfAnswers(world, personalizeOptions);
      if (name === 'answers') return same('the answers', wanted, answers);
      const other = personalizeOptions.find((answer) => answer.additionalInfo !== null);
      return same('the words under Other', wanted, other?.additionalInfo ?? 'none');
    }),

  'asks-to-stay': (expected, { flow }) =>
    same('that it asks whether the visitor stays', expected, flow.asksToStay),
};

/** LA-04 */
function cancellingOf({ state, holdsVisit }: SeenFlow): string {
  if (state.cancelAppointmentStatus == null) return 'none';
  return holdsVisit ? 'failed' : 'done';
}
