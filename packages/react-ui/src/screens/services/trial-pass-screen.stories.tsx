import { facilityId } from '@foyer/core/testing';
import { aTrialPass } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { forever, narrowest, onAPhone, servicesStory } from '../../testing/story-services.fake.tsx';
import { longClub } from '../../testing/story-foyer.fake.tsx';
import { TrialPassScreen } from './trial-pass-screen.tsx';

const meta: Meta = { title: 'Screens/Trial pass' };
export default meta;

const at = (club: string, code: string): JSX.Element => (
  <TrialPassScreen address={{ facilityId: club, code }} onFound={() => undefined} />
);
const week = servicesStory(at('101', 'TRY-7'));

const isShown: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { name: 'A week with us' });
};

export const Asking: StoryObj = { name: 'HT-47 no code yet', ...servicesStory(at('', '')) };

export const Pass: StoryObj = { name: 'HT-47 the pass', ...week, play: isShown };

export const OnAPhone: StoryObj = { name: 'On a phone', ...Pass, ...onAPhone };

export const Elsewhere: StoryObj = {
  name: 'HT-47 UI-04 the pass, seen from another zone',
  ...servicesStory(at('101', 'TRY-7'), undefined, { timeZone: 'Australia/Sydney' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Through the end of that day, EST');
  },
};

export const InTheUk: StoryObj = {
  name: 'A pass in London',
  ...servicesStory(
    at('103', 'TRY-3'),
    ({ clubServices }) => {
      const title = 'Three days with us';
      clubServices.passes = [
        aTrialPass({ code: 'TRY-3', facilityId: facilityId('103'), title, days: 3 }),
      ];
    },
    { timeZone: 'Europe/London', country: 'GB' },
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Three days with us' });
  },
};

export const OnItsWay: StoryObj = {
  name: 'On its way',
  ...servicesStory(at('101', 'TRY-7'), ({ clubServices }) =>
    clubServices.faults.delayNext('trialPass', forever, { times: 9 }),
  ),
};

export const Unknown: StoryObj = {
  name: 'HT-47 a code that is not this club’s, typed',
  ...servicesStory(at('101', '')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Pass code'), 'TRY-8{Enter}');
    await page.findAllByText(/We can’t find that pass/);
    await expect(page.getByLabelText('Pass code')).toHaveValue('TRY-8');
  },
};

export const UnknownByAddress: StoryObj = {
  name: 'HT-47 a code that is not this club’s, in the address',
  ...servicesStory(at('101', 'TRY-8')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/We can’t find that pass/);
  },
};

export const Ended: StoryObj = {
  name: 'HT-47 a pass that has ended',
  ...servicesStory(at('101', 'TRY-7'), ({ clubServices }) => {
    const { takeUpBy } = aTrialPass();
    clubServices.passes = [aTrialPass({ takeUpBy: takeUpBy.subtract({ months: 3 }) })];
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/This pass has expired/);
  },
};

export const Failed: StoryObj = {
  name: 'AC-05 a pass that can’t be looked up',
  ...servicesStory(at('101', 'TRY-7'), ({ clubServices }) => clubServices.faults.goDown()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Try again' });
    await expect(page.getByLabelText('Pass code')).toHaveValue('TRY-7');
  },
};

export const LongWords: StoryObj = {
  name: 'Long words on the narrowest screen',
  ...servicesStory(
    at('101', 'TRY-7'),
    ({ clubServices }) => {
      clubServices.passes = [
        aTrialPass({
          title: 'Three weeks and a weekend at the waterfront with everything',
          terms: 'Once a person and household, not together with other offers. '.repeat(5),
        }),
      ];
    },
    { clubs: [longClub] },
  ),
  ...narrowest,
};
