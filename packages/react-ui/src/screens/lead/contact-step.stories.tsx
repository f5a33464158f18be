import { leadFlowStorageKey } from '@foyer/core/lead';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import {
  adaInput,
  at,
  FlowStory,
  longClub,
  type Scene,
  scene,
  typed,
} from '../../testing/story-foyer.fake.tsx';

const meta: Meta<typeof FlowStory> = { title: 'Screens/Contact', component: FlowStory };
export default meta;

type Story = StoryObj<typeof FlowStory>;

const refused: Scene = ({ flow }) => flow.submitVisit();

export const Empty: Story = scene({});

export const WithClub: Story = scene({}, at('101'));

export const Filled: Story = scene({}, at('101'), typed());

export const UkClubAsksForNewsletter: Story = scene(
  {},
  at('103'),
  typed({ ...adaInput, phone_number: '020 7946 0123' }),
);

export const EmailHint: Story = scene(
  {},
  at('101'),
  typed({ ...adaInput, email_address: 'ada@gmial.com' }),
  ({ flow }) => flow.leaveField('email_address'),
);

export const ErrorsShown: Story = scene(
  {},
  typed({ first_name: 'A', email_address: 'ada@' }),
  refused,
);

export const ErrorsShownOnAPhone: Story = {
  ...ErrorsShown,
  globals: { viewport: { value: 'phone' } },
};

export const LeadFailed: Story = scene({}, at('101'), typed(), (foyer) => {
  foyer.leads.faults.failNext('create', { kind: 'server-error', status: 500 });
  return foyer.flow.submitVisit();
});

export const Sending: Story = scene({}, at('101'), typed(), (foyer) => {
  foyer.leads.faults.delayNext('create', 600_000);
  void foyer.flow.submitVisit();
});

export const ClubUnknown: Story = scene({}, ({ flow }) =>
  flow.enter({ path: '/inquiry/schedule-your-visit', facilityId: '999' }),
);

export const CompanyEmailUnknown: Story = scene(
  {},
  at('102'),
  typed({ ...adaInput, company_email: 'ada@nowhere.example' }),
  ({ flow }) => flow.submitVisit(),
);

export const AlreadyAMember: Story = scene({}, at('102'), typed(), (foyer) => {
  foyer.signIn();
  return foyer.flow.submitVisit();
});

export const FormerMember: Story = scene({}, ({ flow }) =>
  flow.enter({ path: '/membership', firstName: 'Ada', lastName: 'Byron' }),
);

export const InvitedByAFriend: Story = scene({}, ({ flow }) =>
  flow.enter({ path: '/membership', referringId: 'R-1001' }),
);

export const ForLeadsOnly: Story = scene({ settings: { intent: 'lead' } }, at('101'), typed());

export const ForJoiningOnly: Story = scene({ settings: { intent: 'join' } }, at('101'), typed());

export const GuidedOnTheNarrowest: Story = {
  ...Filled,
  globals: { viewport: { value: 'narrow' } },
};

export const NearestProposed: Story = scene({}, ({ flow }) => flow.findNearbyClubs());

export const EndedInAnotherTab: Story = scene({}, at('101'), typed(), ({ localStore }) =>
  localStore.openTab().remove(leadFlowStorageKey),
);

export const LongText: Story = scene(
  { clubs: [longClub] },
  at('101'),
  typed({
    ...adaInput,
    first_name: 'Wolfeschlegelsteinhausenbergerdorff',
    last_name: 'Featherstonehaugh-Cholmondeley',
  }),
);

export const LongTextOnTheNarrowest: Story = {
  ...LongText,
  globals: { viewport: { value: 'narrow' } },
};

export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = { ...Filled, globals: { viewport: { value: 'tablet' } } };

export const ChooserGivesTheFocusBack: Story = {
  ...scene({}),
  name: 'LX-10 the cancel key closes the chooser, lifts the inert page and gives the focus back',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Select a Club to Visit' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await within(dialog).findByRole('searchbox');
    // Elements behind a modal dialog can't take the focus.
    opener.focus();
    await expect(document.activeElement).not.toBe(opener);
    dialog.requestClose();
    await expect(dialog.open).toBe(false);
    await expect(document.activeElement).toBe(opener);
  },
};
