/** The confirmation while an action on the visit is running or after it failed. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectVisible } from '../../testing/story-visible.fake.tsx';
import {
  adaInput,
  at,
  booked,
  chose,
  FlowStory,
  type Scene,
  scene,
  type StoryFoyer,
  submitted,
  typed,
} from '../../testing/story-foyer.fake.tsx';

const meta: Meta<typeof FlowStory> = {
  title: 'Screens/Confirmation, further states',
  component: FlowStory,
};
export default meta;

type Story = StoryObj<typeof FlowStory>;

const onAPhone = { viewport: { value: 'phone' } };
const withVisit = [at('101'), typed(), submitted, chose('10:00 AM'), booked];

/** Presses a button; `arrange` sets up the failure that follows. */
function presses(name: string, arrange: (foyer: StoryFoyer) => void = () => undefined): Play {
  return async ({ canvasElement, loaded }) => {
    arrange(loaded['foyer'] as StoryFoyer);
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };
}

type Play = NonNullable<Story['play']>;

/** Cancels the visit and confirms it in the dialog. */
function cancels(arrange: (foyer: StoryFoyer) => void = () => undefined): Play {
  return async (context) => {
    await presses('Cancel the visit', arrange)(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel visit' }));
  };
}

export const Cancelling: Story = {
  ...scene({}, ...withVisit),
  play: cancels(({ leads }) => leads.faults.delayNext('cancelVisit', 600_000)),
};

export const CancelledInItsDialog: Story = {
  ...scene({}, ...withVisit),
  play: async (context) => {
    await cancels()(context);
    const page = within(context.canvasElement);
    await expectVisible(() => page.getByRole('dialog', { name: 'Your visit is canceled' }));
  },
};

export const CancelFailedOnAPhone: Story = {
  ...scene({}, ...withVisit),
  play: cancels(({ leads }) => leads.faults.failNext('cancelVisit', { kind: 'timeout' })),
  globals: onAPhone,
};

export const CancelledOnAPhone: Story = {
  ...scene({}, ...withVisit, ({ flow }) => flow.cancel()),
  globals: onAPhone,
};

export const ReschedulingWaitsForTimes: Story = {
  ...scene({}, ...withVisit),
  play: presses('Reschedule the visit', ({ openTimes }) =>
    openTimes.faults.delayNext('forClub', 600_000),
  ),
};

export const ReschedulingFindsNoTimes: Story = {
  ...scene({}, ...withVisit),
  play: async (context) => {
    const fail = ({ openTimes }: StoryFoyer): void =>
      openTimes.faults.failNext('forClub', { kind: 'network' });
    await presses('Reschedule the visit', fail)(context);
    const page = within(context.canvasElement);
    await expectVisible(() => page.getByText(/We couldn’t load available times/));
  },
};

const moves: Play = async ({ canvasElement }) => {
  const page = within(canvasElement);
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: '11:00 AM' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Update it' }));
};

export const RescheduleFailed: Story = {
  ...scene({}, ...withVisit),
  play: async (context) => {
    const fail = ({ leads }: StoryFoyer): void =>
      leads.faults.failNext('update', { kind: 'network' });
    await presses('Reschedule the visit', fail)(context);
    await moves(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await expectVisible(() => dialog.getByText('An error has occurred.'));
  },
};

export const RescheduledTimeTaken: Story = {
  ...scene({}, ...withVisit),
  play: async (context) => {
    const take = (foyer: StoryFoyer): void =>
      foyer.backEnd.takeSlot(foyer.club('101').facilityId, takenTime);
    await presses('Reschedule the visit')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await dialog.findByRole('radio', { name: '11:00 AM' });
    take(context.loaded['foyer'] as StoryFoyer);
    await moves(context);
    await expectVisible(() => dialog.getByText(/That time was just taken/));
  },
};

const takenTime = '2026-11-21T11:00:00-05:00';

export const Moved: Story = {
  ...scene({}, ...withVisit),
  play: async (context) => {
    await presses('Reschedule the visit')(context);
    await moves(context);
    const page = within(context.canvasElement);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expectVisible(() => page.getByText('11:00 AM'));
  },
};

export const GuidedWorkoutBooked: Story = scene(
  {},
  at('101'),
  typed(),
  ({ flow }) => flow.submitGuided(),
  chose('10:00 AM'),
  booked,
);

export const BookedInLondon: Story = scene(
  { country: 'GB', timeZone: 'Europe/London' },
  at('103'),
  typed({ ...adaInput, phone_number: '020 7946 0123' }),
  submitted,
  chose('10:00 AM'),
  booked,
);

export const BookedByAFriend: Story = scene(
  {},
  ({ flow }) => flow.enter({ path: '/membership', referringId: 'R-1001' }),
  ...withVisit,
);

export const CalendarsOnAPhone: Story = {
  ...scene({}, ...withVisit),
  play: presses('Add To Calendar'),
  globals: onAPhone,
};

export const ReadyForYouOnAPhone: Story = {
  ...scene({}, at('101'), typed(), submitted, ({ flow }) => flow.skip()),
  globals: onAPhone,
};

/** Answers the first three questions of the survey and selects an answer of the fourth. */
const surveyed: Scene = async ({ flow }) => {
  for (const answerId of [131, 99, 101]) {
    flow.answerSurvey(answerId);
    await flow.nextSurvey();
  }
  flow.answerSurvey(119);
};

export const SurveySending: Story = scene({}, ...withVisit, surveyed, (foyer) => {
  foyer.leads.faults.delayNext('update', 600_000);
  void foyer.flow.nextSurvey();
});

export const SurveyFailed: Story = scene({}, ...withVisit, surveyed, (foyer) => {
  foyer.leads.faults.failNext('update', { kind: 'network' });
  return foyer.flow.nextSurvey();
});

export const SurveyInTheClassicVariant: Story = scene(
  { settings: { variant: 'classic' } },
  ...withVisit,
  ({ flow }) => flow.answerSurvey(86),
);

/** Without classes and pictures, the last panel still leads on. */
export const SurveyDoneWithNothingToShow: Story = scene({}, ...withVisit, surveyed, (foyer) => {
  foyer.classes.faults.goDown();
  foyer.clubMedia.faults.goDown();
  return foyer.flow.nextSurvey();
});
