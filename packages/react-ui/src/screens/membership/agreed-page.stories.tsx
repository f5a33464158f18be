import type { PromiseRecord } from '@foyer/core/membership';
import { aMember, aPromiseRecord } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import type { FakeAccount } from '../../di/account.fake.ts';
import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { longClub, type StoryFoyer } from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import { AgreedPage } from './agreed-page.tsx';

const meta: Meta = { title: 'Screens/Account/What we agreed' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const { memberId } = aMember();

function having(
  record: PromiseRecord | null,
  before: (account: FakeAccount, foyer: StoryFoyer) => void = () => undefined,
): Story {
  return inAccount(<AgreedPage />, {
    path: '/account/agreed',
    before: (account, foyer) => {
      if (record !== null) account.membership.records.set(memberId, record);
      before(account, foyer);
    },
  });
}

const shown =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

export const Record: Story = {
  ...having(aPromiseRecord()),
  name: 'MB-120 by day, newest first',
  play: shown('You agreed to the monthly charge'),
};

export const OnAPhone: Story = { ...Record, name: 'On a phone', ...onAPhone };

export const AgreementRead: Story = {
  ...Record,
  name: 'MB-120 an agreement that is read',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Read the agreement'));
    await canvas.findByText(/^Guests are welcome/);
  },
};

export const Older: Story = {
  ...having(aPromiseRecord({ hasOlder: true })),
  name: 'MB-120 older entries are left out',
  play: shown('This page has the latest 500 entries.'),
};

export const Empty: Story = {
  ...having(null),
  name: 'MB-120 nothing is recorded yet',
  play: shown(/^Nothing is recorded yet/),
};

export const OnItsWay: Story = {
  ...having(aPromiseRecord(), ({ membership }) => {
    membership.faults.delayNext('promises', forever, { times: 9 });
  }),
  name: 'On its way',
};

export const Failed: Story = {
  ...having(aPromiseRecord(), ({ membership }) => membership.faults.goDown()),
  name: 'MB-120 it fails to load',
  play: shown('We couldn’t load what we agreed.'),
};

export const LongWords: Story = {
  ...having(inALongClub(), (_account, { backEnd }) => {
    backEnd.clubs = [longClub];
  }),
  name: 'Long words, on a phone',
  play: shown('You froze your membership'),
  ...onAPhone,
};

export const InTheUk: Story = {
  ...having({ ...inPounds(), timeZone: 'Europe/London' }),
  name: 'In the UK',
  play: shown('£505.00'),
};

function inALongClub(): PromiseRecord {
  const record = aPromiseRecord();
  const planName = 'Regional Access for Families, Friends and Neighborhoods';
  return {
    ...record,
    promises: record.promises.map((promise) => ({
      ...promise,
      said:
        promise.said.kind === 'price'
          ? { ...promise.said, planName, facilityId: longClub.facilityId }
          : promise.said,
    })),
  };
}

function inPounds(): PromiseRecord {
  const text = JSON.stringify(aPromiseRecord().promises.map(({ said }) => said));
  const said = JSON.parse(
    text.replaceAll('"USD"', '"GBP"'),
  ) as PromiseRecord['promises'][number]['said'][];
  const record = aPromiseRecord();
  return {
    ...record,
    promises: record.promises.map((promise, place) => ({
      ...promise,
      said: said[place] ?? promise.said,
    })),
  };
}
