import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import {
  adaInput,
  at,
  booked,
  chose,
  FlowStory,
  longClub,
  type Scene,
  scene,
  submitted,
  typed,
} from '../../testing/story-foyer.fake.tsx';

const meta: Meta<typeof FlowStory> = { title: 'Screens/Confirmation', component: FlowStory };
export default meta;

type Story = StoryObj<typeof FlowStory>;

const arrived = [at('101'), typed(), submitted];

export const Booked: Story = scene({}, ...arrived, chose('10:00 AM'), booked);

export const BookedForTwo: Story = scene(
  { settings: { guests: true } },
  ...arrived,
  chose('10:00 AM'),
  ({ flow }) => flow.bring('Kim'),
  booked,
);

export const BookedInAnotherZone: Story = scene(
  { timeZone: 'Europe/Berlin' },
  ...arrived,
  chose('10:00 AM'),
  booked,
);

export const ReadyForYou: Story = scene({}, ...arrived, ({ flow }) => flow.skip());

export const DetailsIn: Story = scene({}, at('105'), typed(adaInput), submitted);

export const LongText: Story = scene({ clubs: [longClub] }, ...arrived, chose('10:00 AM'), booked);

export const LongTextOnTheNarrowest: Story = {
  ...LongText,
  globals: { viewport: { value: 'narrow' } },
};

const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

export const CancelAsked: Story = { ...Booked, play: press('Cancel the visit') };

export const CancelFailed: Story = scene({}, ...arrived, chose('10:00 AM'), booked, (foyer) => {
  foyer.leads.faults.failNext('cancelVisit', { kind: 'timeout' });
  return foyer.flow.cancel();
});

export const Cancelled: Story = scene({}, ...arrived, chose('10:00 AM'), booked, ({ flow }) =>
  flow.cancel(),
);

export const Rescheduling: Story = { ...Booked, play: press('Reschedule the visit') };

export const ReschedulingOnAPhone: Story = {
  ...Rescheduling,
  globals: { viewport: { value: 'phone' } },
};

export const Calendars: Story = { ...Booked, play: press('Add To Calendar') };

/** Answers the survey up to the given question; 5 is the panel after the last one. */
const surveyedTo =
  (step: number): Scene =>
  async ({ flow }) => {
    for (const answers of [[86, 94, 131, 88], [99], [101], [119]].slice(0, step - 1)) {
      for (const answerId of answers) flow.answerSurvey(answerId);
      await flow.nextSurvey();
    }
  };

export const SurveyWithOther: Story = scene(
  {},
  ...arrived,
  chose('10:00 AM'),
  booked,
  ({ flow }) => {
    flow.answerSurvey(94);
    flow.explainSurvey('I would like to learn to row.');
  },
);

export const SurveyUnanswered: Story = scene(
  {},
  ...arrived,
  chose('10:00 AM'),
  booked,
  ({ flow }) => flow.nextSurvey(),
);

export const SurveyLastQuestion: Story = scene(
  {},
  ...arrived,
  chose('10:00 AM'),
  booked,
  surveyedTo(4),
);

export const SurveyDone: Story = scene({}, ...arrived, chose('10:00 AM'), booked, surveyedTo(5));

export const SurveyDoneOnAPhone: Story = {
  ...SurveyDone,
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhone: Story = { ...Booked, globals: { viewport: { value: 'phone' } } };
