/** The schedule step while it's loading or blocked by a problem. */
import type { Meta, StoryObj } from '@storybook/react-vite';

import { slowScene } from '../../testing/story-slow.fake.tsx';
import {
  adaInput,
  at,
  booked,
  chose,
  FlowStory,
  type Scene,
  scene,
  submitted,
  typed,
} from '../../testing/story-foyer.fake.tsx';

const meta: Meta<typeof FlowStory> = {
  title: 'Screens/Schedule, further states',
  component: FlowStory,
};
export default meta;

type Story = StoryObj<typeof FlowStory>;

const onAPhone = { viewport: { value: 'phone' } };
const arrived = [at('101'), typed(), submitted];

/** The lead exists, and the times are still loading. */
const waiting: Scene = async (foyer) => {
  foyer.openTimes.faults.delayNext('forClub', 600_000, { times: 9 });
  void foyer.flow.submitVisit();
  await new Promise((resolve) => {
    const stop = foyer.flow.subscribe(() => {
      if (foyer.flow.getSnapshot().times.status !== 'loading') return;
      stop();
      resolve(undefined);
    });
  });
};

export const LoadingForLong: Story = slowScene(
  [at('101'), typed(), waiting],
  [4_000, 'This is taking longer than usual. Your entries are saved.'],
);

export const LoadingForTooLong: Story = slowScene(
  [at('101'), typed(), waiting],
  [4_000, 'This is taking longer than usual. Your entries are saved.'],
  [6_000, 'Try again'],
);

export const FailedOnAPhone: Story = {
  ...scene({}, at('101'), typed(), (foyer) => {
    foyer.openTimes.faults.failNext('forClub', { kind: 'network' });
    return foyer.flow.submitVisit();
  }),
  globals: onAPhone,
};

export const GuidedTimesFailed: Story = scene({}, at('101'), typed(), (foyer) => {
  foyer.openTimes.faults.failNext('forClub', { kind: 'network' });
  return foyer.flow.submitGuided();
});

const booking: Scene = (foyer) => {
  foyer.leads.faults.delayNext('update', 600_000);
  void foyer.flow.schedule();
};

export const Booking: Story = scene({}, ...arrived, chose('10:00 AM'), booking);

export const BookingForLong: Story = slowScene(
  [...arrived, chose('10:00 AM'), booking],
  [400, 'One moment…'],
  [3_600, 'This is taking longer than usual. Your entries are saved.'],
);

export const BookingFailedOnAPhone: Story = {
  ...scene({}, ...arrived, chose('10:00 AM'), (foyer) => {
    foyer.leads.faults.failNext('update', { kind: 'timeout' });
    return foyer.flow.schedule();
  }),
  globals: onAPhone,
};

export const EditingOnAPhone: Story = {
  ...scene({}, ...arrived, chose('10:00 AM'), booked, ({ flow }) => flow.edit()),
  globals: onAPhone,
};

export const ClubInLondon: Story = scene(
  { country: 'GB', timeZone: 'Europe/London' },
  at('103'),
  typed({ ...adaInput, phone_number: '020 7946 0123' }),
  submitted,
);

/** The hour that occurs twice when the clocks change. */
export const AnHourTwice: Story = scene(
  { timeZone: 'Australia/Sydney' },
  (foyer) => {
    foyer.backEnd.setOpenTimes(foyer.club('101').facilityId, 'tour', [
      {
        date: '2026-11-21',
        timeSlots: [
          '2026-11-21T00:30:00-04:00',
          '2026-11-21T01:30:00-04:00',
          '2026-11-21T01:30:00-05:00',
          '2026-11-21T02:30:00-05:00',
        ],
        unavailableTimeSlots: [],
      },
    ]);
  },
  ...arrived,
);

export const InvitedByAFriendOnAPhone: Story = {
  ...scene(
    {},
    ({ flow }) => flow.enter({ path: '/membership', referringId: 'R-1001' }),
    ...arrived,
    chose('10:00 AM'),
  ),
  globals: onAPhone,
};
