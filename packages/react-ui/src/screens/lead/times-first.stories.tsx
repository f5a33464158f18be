/** The lead flow that asks for the club and a time before the details. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import {
  at,
  booked,
  chose,
  FlowStory,
  type Scene,
  scene,
  typed,
} from '../../testing/story-foyer.fake.tsx';

const meta: Meta<typeof FlowStory> = { title: 'Screens/Times first', component: FlowStory };
export default meta;

type Story = StoryObj<typeof FlowStory>;

const timesFirst = { settings: { order: 'times-first' as const, intent: 'lead' as const } };
const onAPhone = { globals: { viewport: { value: 'phone' } } };

export const ChooseAClub: Story = scene(timesFirst);

export const ChooseAClubOnAPhone: Story = { ...ChooseAClub, ...onAPhone };

export const ChooseATime: Story = scene(timesFirst, at('101'), chose('10:00 AM'));

export const ChooseATimeOnAPhone: Story = { ...ChooseATime, ...onAPhone };

export const Details: Story = scene(timesFirst, at('101'), chose('10:00 AM'), booked);

export const DetailsOnAPhone: Story = { ...Details, ...onAPhone };

const takenMeanwhile: Scene = (foyer) => {
  const { selectedAppointment } = foyer.flow.getSnapshot().state;
  foyer.backEnd.takeSlot(foyer.club('101').facilityId, selectedAppointment?.startsAt ?? '');
};

export const TakenMeanwhile: Story = {
  ...scene(timesFirst, at('101'), chose('10:00 AM'), booked, typed(), takenMeanwhile),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Book Your Visit' }));
    await expect(await page.findByText('Closest available times:')).toBeInTheDocument();
  },
};
