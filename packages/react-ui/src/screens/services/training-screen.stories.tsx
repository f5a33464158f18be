import { aMember, aSparseMember, aTraining } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { forever, narrowest, onAPhone, servicesStory } from '../../testing/story-services.fake.tsx';
import { TrainingScreen } from './training-screen.tsx';

const meta: Meta = { title: 'Screens/Training' };
export default meta;

const training = servicesStory(<TrainingScreen />);

export const Trains: StoryObj = {
  name: 'PT-05 who trains sees where they stand',
  ...training,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('img', { name: /^24\.3%\. In the healthy range/ }),
    ).toBeVisible();
    await expect(await page.findByText('Get stronger')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { name: 'On a phone', ...training, ...onAPhone };

export const Newcomer: StoryObj = {
  name: 'PT-05 who trains with nobody yet',
  ...servicesStory(<TrainingScreen />, (account) => account.signIn(aSparseMember().memberId)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Explore personal training' });
  },
};

export const OnItsWay: StoryObj = {
  name: 'On its way',
  ...servicesStory(<TrainingScreen />, ({ training: { faults } }) => {
    for (const call of [
      'preQuestionnaire',
      'preAssessmentAnswers',
      'assessments',
      'summary',
    ] as const) {
      faults.delayNext(call, forever, { times: 9 });
    }
  }),
};

export const OnePartFailed: StoryObj = {
  name: 'AC-02 PT-05 one part can’t be had',
  ...servicesStory(<TrainingScreen />, ({ training: { faults } }) =>
    faults.failNext('summary', { kind: 'timeout' }, { times: 2 }),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' });
    await page.findByText('Goals');
  },
};

export const AnswersFailed: StoryObj = {
  name: 'PT-05 the questions without the answers',
  ...servicesStory(<TrainingScreen />, ({ training: { faults } }) =>
    faults.failNext('preAssessmentAnswers', { kind: 'timeout' }, { times: 2 }),
  ),
};

export const AllFailed: StoryObj = {
  name: 'PT-05 nothing can be had',
  ...servicesStory(<TrainingScreen />, ({ training: { faults } }) => faults.goDown()),
};

export const LongWords: StoryObj = {
  name: 'Long answers on the narrowest screen',
  ...servicesStory(<TrainingScreen />, ({ training: { trainings } }) => {
    trainings.set(aMember().memberId, {
      ...aTraining(),
      answers: new Map([
        ['goal', 'stronger'],
        [
          'injuries',
          `A knee, ${'which hurts when it rains, '.repeat(6)}Llanfairpwllgwyngyllgogerychwyrndrobwll`,
        ],
      ]),
    });
  }),
  ...narrowest,
};
