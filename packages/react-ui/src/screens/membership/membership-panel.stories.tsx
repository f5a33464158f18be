import type { Membership, MembershipOffer } from '@foyer/core/membership';
import { aMember, aMembership, type FakeMember } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import type { FakeAccount } from '../../di/account.fake.ts';
import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import { MembershipPanel } from './membership-panel.tsx';

const meta: Meta = { title: 'Screens/Account/Membership' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

/** A member of that membership, on November 20, 2026. */
function having(
  membership: Membership | null,
  {
    member = aMember(),
    before,
  }: { readonly member?: FakeMember; readonly before?: (account: FakeAccount) => void } = {},
): Story {
  return inAccount(<MembershipPanel />, {
    path: '/account/membership',
    member,
    before: (account) => {
      if (membership === null) account.membership.memberships.delete(member.memberId);
      else {
        account.membership.memberships.set(member.memberId, membership);
        account.membership.offers = [membership.bought, ...offersBeside(membership.bought)];
      }
      before?.(account);
    },
  });
}

function offersBeside({ facilityId, monthly }: MembershipOffer): readonly MembershipOffer[] {
  const offer = { facilityId, planId: '17', planName: 'All Access' };
  return [{ ...offer, monthly: { ...monthly, minorUnits: monthly.minorUnits + 100_00 } }];
}

const shown =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

/** Presses these buttons, on the page and in its dialogs, one after the other. */
const pressing =
  (...names: readonly string[]): NonNullable<Story['play']> =>
  async () => {
    for (const name of names) {
      const buttons = await screen.findAllByRole('button', { name });
      await userEvent.click(buttons.at(-1) ?? document.body);
    }
  };

const running = aMembership({ joinedOn: '2025-08-12', startsOn: '2025-08-12' });

export const Active: Story = {
  ...having(aMembership()),
  name: 'MB-70 a membership in its first year',
  play: shown('Select Access'),
};

export const OnAPhone: Story = { ...Active, name: 'On a phone', ...onAPhone };

export const OnATablet: Story = {
  ...Active,
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const InTheUk: Story = {
  ...having(inPounds(), { member: aMemberInTheUk() }),
  name: 'MB-70 in the UK',
  play: shown('£195.00 a month'),
};

export const LongWords: Story = {
  ...having(
    aMembership({
      bought: {
        ...aMembership().bought,
        planName: 'Complete Access to Every Club, Pool, Studio and Treatment Room, Weekends Only',
      },
      changes: [
        {
          ...aMembership().bought,
          planId: '17',
          planName: 'Corporate Wellness Partnership Membership for Employees and Their Families',
          from: '2026-12-20',
        },
      ],
    }),
  ),
  name: 'Long words, on the narrowest screen',
  globals: { viewport: { value: 'narrow' } },
};

export const StartsLater: Story = {
  ...having(aMembership({ startsOn: '2026-12-01' })),
  name: 'MB-71 a membership that starts later',
  play: shown(/starts on December 1/),
};

export const OpeningUnknown: Story = {
  ...having(aMembership({ startsOn: null })),
  name: 'MB-71 a club that hasn’t announced its opening',
  play: shown(/on the day your club opens/),
};

export const FreezePlanned: Story = {
  ...having(aMembership({ freezes: [{ from: '2026-12-20', until: '2027-02-20' }] })),
  name: 'MB-71 a freeze that is planned',
  play: shown(/Your freeze starts/),
};

export const Frozen: Story = {
  ...having({ ...running, freezes: [{ from: '2026-10-12', until: '2027-01-12' }] }),
  name: 'MB-75 a membership that is frozen',
  play: shown(/is frozen/),
};

export const Leaving: Story = {
  ...having({ ...running, lastDay: '2027-01-11' }),
  name: 'MB-74 a membership that is canceled',
  play: shown(/Your last day is/),
};

export const Ended: Story = {
  ...having({ ...running, lastDay: '2026-11-11' }),
  name: 'MB-71 a membership that has ended',
  play: shown(/ended on/),
};

export const ChangePending: Story = {
  ...having({
    ...running,
    changes: [
      {
        planId: '17',
        planName: 'All Access',
        facilityId: '102',
        monthly: { minorUnits: 305_00, currency: 'USD' },
        from: '2026-12-12',
      },
    ],
  }),
  name: 'MB-76 a change that is pending',
  play: shown(/you’ll have All Access/),
};

export const NoMembership: Story = {
  ...having(null),
  name: 'MB-70 a member whose membership was bought elsewhere',
  play: shown(/no membership to show here/),
};

export const OnItsWay: Story = {
  ...having(aMembership(), {
    before: ({ membership }) => membership.faults.delayNext('read', forever, { times: 9 }),
  }),
  name: 'On its way',
};

export const Failed: Story = {
  ...having(aMembership(), {
    before: ({ membership }) => membership.faults.goDown(),
  }),
  name: 'MB-70 it fails to load',
  play: shown('We couldn’t load your membership.'),
};

export const Freezing: Story = {
  ...having(aMembership()),
  name: 'MB-72 how long, and from when',
  play: pressing('Freeze'),
};

export const FreezeChecked: Story = {
  ...having(aMembership()),
  name: 'MB-72 what a freeze means, before it is confirmed',
  play: pressing('Freeze', 'Continue'),
};

export const FreezeCheckedOnAPhone: Story = {
  ...FreezeChecked,
  name: 'What a freeze means, on a phone',
  ...onAPhone,
};

export const FreezeSet: Story = {
  ...having(aMembership()),
  name: 'MB-72 a freeze that was just set',
  play: async (context) => {
    await pressing('Freeze', 'Continue', 'Freeze my membership')(context);
    await expect(await screen.findByText('Your freeze is set.')).toHaveFocus();
  },
};

export const FreezeOnItsWay: Story = {
  ...having(aMembership(), {
    before: ({ membership }) => membership.faults.delayNext('decide', forever, { times: 9 }),
  }),
  name: 'MB-73 a freeze on its way',
  play: pressing('Freeze', 'Continue', 'Freeze my membership'),
};

export const FreezeFails: Story = {
  ...having(aMembership(), {
    before: ({ membership }) =>
      membership.faults.failNext('decide', { kind: 'network' }, { times: 9 }),
  }),
  name: 'MB-73 a freeze that didn’t reach the server',
  play: pressing('Freeze', 'Continue', 'Freeze my membership'),
};

export const EndingAFreeze: Story = {
  ...Frozen,
  name: 'MB-75 when a freeze would end early',
  play: pressing('End the freeze early'),
};

export const EndingAFreezeOnAPhone: Story = {
  ...EndingAFreeze,
  name: 'When a freeze would end early, on a phone',
  ...onAPhone,
};

export const Canceling: Story = {
  ...having(aMembership()),
  name: 'MB-74 what canceling means, during the commitment',
  play: pressing('Cancel membership'),
};

export const CancelingOnAPhone: Story = {
  ...Canceling,
  name: 'What canceling means, on a phone',
  ...onAPhone,
};

export const CancelingWithAFreeze: Story = {
  ...FreezePlanned,
  name: 'MB-74 canceling drops the freeze that is planned',
  play: pressing('Cancel membership'),
};

export const CancelingAfterTheCommitment: Story = {
  ...having(running),
  name: 'MB-74 what canceling means, after the commitment',
  play: pressing('Cancel membership'),
};

export const CanceledElsewhere: Story = {
  ...having(running, {
    before: ({ membership, members }) => {
      const decide = membership.decide.bind(membership);
      // In another tab, the membership has ended meanwhile.
      membership.decide = (...asked) => {
        const [member] = members.all;
        membership.memberships.set(member?.memberId ?? '', { ...running, lastDay: '2026-11-11' });
        return decide(...asked);
      };
    },
  }),
  name: 'MB-77 canceling a membership that has ended meanwhile',
  play: pressing('Cancel membership', 'Cancel membership'),
};

const choosing: NonNullable<Story['play']> = async (context) => {
  await pressing('Change plan or club')(context);
  await userEvent.click(await screen.findByRole('radio', { name: /All Access/ }));
};
const checkingChange: NonNullable<Story['play']> = async (context) => {
  await choosing(context);
  await pressing('Continue')(context);
};

export const Changing: Story = {
  ...having(running),
  name: 'MB-76 another plan or club',
  play: choosing,
};

export const ChangeChecked: Story = {
  ...Changing,
  name: 'MB-76 what a change means, before it is confirmed',
  play: checkingChange,
};

export const ChangeCheckedOnAPhone: Story = {
  ...ChangeChecked,
  name: 'What a change means, on a phone',
  ...onAPhone,
};

export const AnotherClub: Story = {
  ...having(running, {
    before: ({ membership }) => {
      const offer = { ...running.bought, facilityId: '102', planName: 'Brooklyn Access' };
      membership.offers = [running.bought, offer];
    },
  }),
  name: 'MB-76 the plans of another club',
  play: async (context) => {
    await pressing('Change plan or club', 'Change Club')(context);
    await userEvent.click(await screen.findByRole('button', { name: /Brooklyn Heights/ }));
    await expect(await screen.findByRole('radio', { name: /Brooklyn Access/ })).toBeChecked();
    await pressing('Continue')(context);
    await screen.findByText('Brooklyn Access, Brooklyn Heights');
  },
};

export const ChangeInTheUk: Story = {
  ...InTheUk,
  name: 'MB-76 what a change means, in the UK',
  play: checkingChange,
};

export const NothingChanges: Story = {
  ...having(running),
  name: 'MB-77 the plan that the member has already',
  play: pressing('Change plan or club', 'Continue'),
};

export const OffersFail: Story = {
  ...having(running, {
    before: ({ membership }) =>
      membership.faults.failNext('offersAt', { kind: 'network' }, { times: 9 }),
  }),
  name: 'MB-76 the plans of a club fail to load',
  play: pressing('Change plan or club'),
};

export const OffersOnTheirWay: Story = {
  ...having(running, {
    before: ({ membership }) => membership.faults.delayNext('offersAt', forever, { times: 9 }),
  }),
  name: 'The plans of a club on their way',
  play: pressing('Change plan or club'),
};

export const NoOffers: Story = {
  ...having(running, {
    before: ({ membership }) => {
      membership.offers = [];
    },
  }),
  name: 'MB-77 a club without plans to switch to',
  play: pressing('Change plan or club'),
};

function inPounds(): Membership {
  const monthly = { minorUnits: 195_00, currency: 'GBP' } as const;
  const { bought, terms } = aMembership();
  return aMembership({
    timeZone: 'Europe/London',
    bought: { ...bought, facilityId: '103', monthly },
    terms: { ...terms, freezeFee: { minorUnits: 12_50, currency: 'GBP' } },
  });
}

function aMemberInTheUk(): FakeMember {
  const { information } = aMember();
  return aMember({ information: information && { ...information, country: 'UK' } });
}
