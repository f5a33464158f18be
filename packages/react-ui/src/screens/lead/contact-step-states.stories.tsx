/** The contact step in states that need a setting, a URL or a pending request. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { expectVisible } from '../../testing/story-visible.fake.tsx';
import { slowScene } from '../../testing/story-slow.fake.tsx';
import {
  adaInput,
  at,
  FlowStory,
  type Scene,
  scene,
  typed,
} from '../../testing/story-foyer.fake.tsx';

const meta: Meta<typeof FlowStory> = {
  title: 'Screens/Contact, further states',
  component: FlowStory,
};
export default meta;

type Story = StoryObj<typeof FlowStory>;

const onAPhone = { viewport: { value: 'phone' } };
const inLondon = [at('103'), typed({ ...adaInput, phone_number: '020 7946 0123' })];

const sending: Scene = (foyer) => {
  foyer.leads.faults.delayNext('create', 600_000);
  void foyer.flow.submitVisit();
};

export const SendingForLong: Story = slowScene(
  [at('101'), typed(), sending],
  [400, 'One moment…'],
  [3_600, 'This is taking longer than usual. Your entries are saved.'],
);

export const SendingForLongOnAPhone: Story = { ...SendingForLong, globals: onAPhone };

export const ClassicVariant: Story = scene(
  { settings: { variant: 'classic' } },
  at('101'),
  typed(),
);

export const AsksForTheZipCode: Story = scene(
  { settings: { asksZipCode: true } },
  at('101'),
  typed({ ...adaInput, postal_code: '1001' }),
  ({ flow }) => flow.leaveField('postal_code'),
);

export const TimeIsOver: Story = scene({}, at('101'), ({ sessionStore, flow }) => {
  sessionStore.write('foyer.lead-flow-expired', 'true').unwrap();
  flow.startOver();
});

export const UkOnAPhone: Story = { ...scene({ country: 'GB' }, ...inLondon), globals: onAPhone };

const inParis: Scene = (foyer) =>
  foyer.flow.chooseClub({
    ...foyer.club('101'),
    country: 'FR',
    name: 'Paris Opéra',
    city: 'Paris',
  });
const everyPhone = { settings: { phoneRule: 'international' } } as const;

export const PhoneOfTheClubsCountry: Story = {
  ...scene(everyPhone, inParis, typed({ ...adaInput, phone_number: '06 12 34 56 78' })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('Country of the number');
  },
};

export const PhoneOfTheClubsCountryOnAPhone: Story = {
  ...PhoneOfTheClubsCountry,
  globals: onAPhone,
};

export const PhoneFromAnotherCountry: Story = {
  ...scene(everyPhone, at('102'), typed({ ...adaInput, phone_number: '' })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Number from another country' }));
    await userEvent.selectOptions(await page.findByLabelText('Country of the number'), 'JP');
    await expectVisible(() => page.getByDisplayValue('+81'));
  },
};

export const InvitedByAFriendOnAPhone: Story = {
  ...scene({}, ({ flow }) => flow.enter({ path: '/membership', referringId: 'R-1001' })),
  globals: onAPhone,
};

export const GuidedClubOnAPhone: Story = { ...scene({}, at('101'), typed()), globals: onAPhone };

export const ClubsNearCanNotBeFound: Story = {
  ...scene({}, (foyer) => {
    foyer.geolocation.answer = { kind: 'denied', message: 'Location is denied.' };
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Select a Club to Visit' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use my location' }));
    await expectVisible(() => dialog.getByText(/You can also choose any club from the list/));
  },
};

export const ClubsCanNotBeLoaded: Story = {
  ...scene({}, (foyer) => foyer.clubs.faults.goDown()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Select a Club to Visit' }));
    const dialog = within(await page.findByRole('dialog'));
    await expectVisible(() => dialog.getByText('We couldn’t load our clubs. Please try again.'));
  },
};

export const ClubsCanNotBeLoadedOnAPhone: Story = { ...ClubsCanNotBeLoaded, globals: onAPhone };

export const CompanyCodeCanNotBeSent: Story = scene(
  {},
  at('102'),
  typed({ ...adaInput, company_email: 'ada@acme.example' }),
  (foyer) => {
    foyer.corporate.faults.failNext('createCode', { kind: 'server-error', status: 500 });
    return foyer.flow.submitVisit();
  },
);
