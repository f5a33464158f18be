import { aDeskDay, aDeskPerson } from '@foyer/core/testing/members';
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

/** Two people are found by a part of the name. */
async function findThem(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(/Name, email, or phone/), 'ada');
  await userEvent.click(page.getByRole('button', { name: 'Find' }));
  await page.findByRole('list', { name: 'People found' });
}

async function showAda(canvasElement: HTMLElement): Promise<void> {
  await findThem(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show Ada' }));
  await within(canvasElement).findByRole('heading', { name: 'Ada Byron' });
}

const atTheDesk = servicesStory(screen, ({ desk }) => {
  desk.days.set('today', aDeskDay({ visits: [] }));
  const member = { kind: 'member', phone: null, visits: [], consents: [] } as const;
  const adams = { id: 'person-2', firstName: 'Grace', lastName: 'Adams' };
  desk.people = [aDeskPerson(), aDeskPerson({ ...member, ...adams })];
});

export const Found: StoryObj = {
  name: 'OP-120 people found by a part of their name',
  ...atTheDesk,
  play: ({ canvasElement }) => findThem(canvasElement),
};

export const Person: StoryObj = {
  name: 'OP-120 OP-121 a person with visits, consents and what staff can do',
  ...atTheDesk,
  play: async ({ canvasElement }) => {
    await showAda(canvasElement);
    const withdraw = { name: 'Withdraw: News by email' };
    await userEvent.click(within(canvasElement).getByRole('button', withdraw));
    await within(canvasElement).findByText('Consent withdrawn.');
  },
};

export const PersonOnAPhone: StoryObj = {
  ...atTheDesk,
  ...onAPhone,
  play: ({ canvasElement }) => showAda(canvasElement),
};

export const Correcting: StoryObj = {
  name: 'OP-121 correcting the details of a lead',
  ...atTheDesk,
  play: async ({ canvasElement }) => {
    await showAda(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Correct details' }));
    await within(canvasElement).findByRole('button', { name: 'Save' });
  },
};

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
