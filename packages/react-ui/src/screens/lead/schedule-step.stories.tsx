import { aClub, facilityId, someClubs } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import {
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

const meta: Meta<typeof FlowStory> = { title: 'Screens/Schedule', component: FlowStory };
export default meta;

type Story = StoryObj<typeof FlowStory>;

const arrived = [at('101'), typed(), submitted];

export const Open: Story = scene({}, ...arrived);

/** Thanksgiving is named, and one day is full. */
const someDaysClosed: Scene = (foyer) => {
  const { facilityId } = foyer.club('101');
  const times = foyer.backEnd.openTimes(facilityId, 'tour');
  foyer.backEnd.setOpenTimes(
    facilityId,
    'tour',
    times.map((day) => {
      if (day.date === '2026-11-26') {
        return { ...day, timeSlots: [], closed: { name: 'Thanksgiving' } };
      }
      return day.date === '2026-11-24'
        ? { ...day, timeSlots: [], unavailableTimeSlots: day.timeSlots }
        : day;
    }),
  );
};

export const DaysOff: Story = scene({}, someDaysClosed, ...arrived);

export const DaysOffOnATablet: Story = { ...DaysOff, globals: { viewport: { value: 'tablet' } } };

export const ClosedForAHoliday: Story = {
  ...scene({}, someDaysClosed, ...arrived, ({ flow }) => flow.showDay('2026-11-26')),
  globals: { viewport: { value: 'phone' } },
};

const noTimesHere: Scene = (foyer) =>
  foyer.backEnd.setOpenTimes(foyer.club('101').facilityId, 'tour', []);

const [bryantPark = longClub, brooklyn = longClub] = someClubs;
const besideIt = { ...longClub, facilityId: facilityId('103'), lat: 40.77, long: -73.98 };
const uptown = aClub({
  facilityId: facilityId('104'),
  name: 'Riverside',
  lat: 40.81,
  long: -73.96,
});

export const TimesElsewhere: Story = scene(
  { settings: { noTimes: 'offer-nearby' }, clubs: [bryantPark, brooklyn, besideIt, uptown] },
  noTimesHere,
  ...arrived,
);

export const TimesElsewhereOnAPhone: Story = {
  ...TimesElsewhere,
  globals: { viewport: { value: 'phone' } },
};

export const TimeChosen: Story = scene({}, ...arrived, chose('10:00 AM'));

const bringing =
  (name: string): Scene =>
  ({ flow }) =>
    flow.bring(name);

export const AskingForAGuest: Story = scene(
  { settings: { guests: true } },
  ...arrived,
  chose('10:00 AM'),
);

export const BringingSomeone: Story = scene(
  { settings: { guests: true } },
  ...arrived,
  chose('10:00 AM'),
  bringing('Kim'),
);

export const BringingSomeoneOnAPhone: Story = {
  ...BringingSomeone,
  globals: { viewport: { value: 'phone' } },
};

export const AGuestWithoutAName: Story = {
  ...scene({ settings: { guests: true } }, ...arrived, chose('10:00 AM'), bringing('@'), booked),
  globals: { viewport: { value: 'phone' } },
};

export const AnotherTimeAfterCancelling: Story = scene(
  {},
  ...arrived,
  chose('10:00 AM'),
  booked,
  ({ flow }) => flow.cancel(),
  ({ flow }) => flow.edit(),
);

export const SomeTaken: Story = scene(
  {},
  (foyer) => {
    for (const hour of ['09', '12', '13', '16']) {
      foyer.backEnd.takeSlot(foyer.club('101').facilityId, `2026-11-21T${hour}:00:00-05:00`);
    }
  },
  ...arrived,
);

/** The lead exists, and the times are still loading. */
const waiting: Scene = async (foyer) => {
  // The screen requests them twice.
  foyer.openTimes.faults.delayNext('forClub', 600_000, { times: 2 });
  void foyer.flow.submitVisit();
  await new Promise((resolve) => {
    const stop = foyer.flow.subscribe(() => {
      if (foyer.flow.getSnapshot().times.status !== 'loading') return;
      stop();
      resolve(undefined);
    });
  });
};

export const Loading: Story = {
  ...scene({}, at('101'), typed(), waiting),
  play: async ({ canvasElement }) => {
    const wait = await within(canvasElement).findByText('Loading available times…');
    await expect(wait).toBeInTheDocument();
  },
};

export const Failed: Story = scene({}, at('101'), typed(), (foyer) => {
  foyer.openTimes.faults.failNext('forClub', { kind: 'network' });
  return foyer.flow.submitVisit();
});

export const SlotTaken: Story = scene({}, ...arrived, chose('10:00 AM'), (foyer) => {
  foyer.backEnd.takeSlot(foyer.club('101').facilityId, '2026-11-21T10:00:00-05:00');
  return foyer.flow.schedule();
});

export const SlotTakenOnAPhone: Story = { ...SlotTaken, globals: { viewport: { value: 'phone' } } };

export const BookingFailed: Story = scene({}, ...arrived, chose('10:00 AM'), (foyer) => {
  foyer.leads.faults.failNext('update', { kind: 'timeout' });
  return foyer.flow.schedule();
});

export const NoTimesOnThisDay: Story = scene({}, ...arrived, ({ flow }) =>
  flow.showDay('2026-11-20'),
);

export const NothingChosenYet: Story = scene({}, ...arrived, ({ flow }) => flow.schedule());

export const Editing: Story = scene({}, ...arrived, chose('10:00 AM'), booked, ({ flow }) =>
  flow.edit(),
);

export const ClubInAnotherZone: Story = scene({ timeZone: 'Australia/Lord_Howe' }, ...arrived);

export const JoiningIsNotPossibleHere: Story = scene(
  {},
  (foyer) => {
    foyer.sessionStore.write('foyer.schedule-message', 'joinOffline').unwrap();
  },
  ...arrived,
);

export const Classic: Story = scene({ settings: { variant: 'classic' } }, ...arrived);

export const Guided: Story = scene({}, at('101'), typed(), ({ flow }) => flow.submitGuided());

export const GuidedOnAPhone: Story = { ...Guided, globals: { viewport: { value: 'phone' } } };

export const GuidedAsksBeforeTheClubChanges: Story = {
  ...Guided,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change club' }));
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toHaveTextContent('At another club, you book a tour');
  },
};

export const InvitedByAFriend: Story = scene(
  {},
  ({ flow }) => flow.enter({ path: '/membership', referringId: 'R-1001' }),
  ...arrived,
);

export const LongText: Story = scene({ clubs: [longClub] }, ...arrived, chose('10:00 AM'));

export const LongTextOnTheNarrowest: Story = {
  ...LongText,
  globals: { viewport: { value: 'narrow' } },
};

export const OnAPhone: Story = {
  ...TimeChosen,
  name: 'On a phone, the days of the week are in the first screenful',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const day = await within(canvasElement).findByRole('radio', { name: /November 26/ });
    const bar = canvasElement.querySelector('.foyer-actions--held');
    await expect(day.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar?.getBoundingClientRect().top ?? 0,
    );
  },
};
