import { aDeskDay } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { forever, narrowest, onAPhone, servicesStory } from '../../testing/story-services.fake.tsx';
import { DeskScreen } from './desk-screen.tsx';

const meta: Meta = { title: 'Screens/Reporting who came' };
export default meta;

const screen = <DeskScreen token="today" />;

export const Today: StoryObj = {
  name: 'MB-180 MB-181 the visits of the day, one of them reported',
  ...servicesStory(screen, ({ desk }) => desk.days.set('today', aDeskDay())),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [arrived] = await page.findAllByRole('button', { name: 'Arrived' });
    if (arrived) await userEvent.click(arrived);
    await page.findByRole('button', { name: 'Undo' });
  },
};

export const OnAPhone: StoryObj = { ...Today, ...onAPhone };

export const TooEarly: StoryObj = {
  name: 'MB-181 an arrival that is reported too early',
  ...servicesStory(screen, ({ desk }) => desk.days.set('today', aDeskDay())),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const buttons = await page.findAllByRole('button', { name: 'Arrived' });
    const last = buttons.at(-1);
    if (last) await userEvent.click(last);
    await page.findByText(/from an hour before the visit/);
  },
};

export const Nobody: StoryObj = servicesStory(screen, ({ desk }) =>
  desk.days.set('today', aDeskDay({ visits: [] })),
);

export const OnItsWay: StoryObj = servicesStory(screen, ({ desk }) => {
  desk.days.set('today', aDeskDay());
  desk.faults.delayNext('read', forever);
});

export const Closed: StoryObj = {
  name: 'MB-182 a link of yesterday',
  ...servicesStory(screen, ({ desk }) => desk.days.set('today', aDeskDay({ day: '2026-11-19' }))),
};

export const Unknown: StoryObj = servicesStory(screen);

export const LongWords: StoryObj = {
  ...servicesStory(screen, ({ desk }) => {
    const { visits } = aDeskDay();
    desk.days.set(
      'today',
      aDeskDay({
        visits: visits.map((visit) => ({
          ...visit,
          firstName: 'Wolfeschlegelsteinhausenbergerdorff',
          lastName: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
        })),
      }),
    );
  }),
  ...narrowest,
};
