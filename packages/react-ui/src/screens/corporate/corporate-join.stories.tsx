import { aPlan } from '@foyer/core/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { usedToken } from '../../di/foyer.fake.ts';
import { longClub } from '../../testing/story-foyer.fake.tsx';
import {
  adaAtAcme,
  atClub,
  confirmed,
  type JoinScene,
  joinScene,
  type CorporateStory as Story,
  started,
  typedIn,
} from '../../testing/story-join.fake.tsx';
import { until } from '../../testing/story-scenes.fake.tsx';

const meta: Meta = { title: 'Screens/Corporate join' };
export default meta;

const phone = { globals: { viewport: { value: 'phone' } } } as const;
const narrow = { globals: { viewport: { value: 'narrow' } } } as const;

// Step 0: contact
export const Contact: Story = joinScene({});
export const ContactOnAPhone: Story = { ...Contact, ...phone };
export const ContactRefused: Story = joinScene({}, (join) => join.submit());
export const ContactInTheUK: Story = joinScene({ country: 'UK' }, atClub('103'), typedIn());
export const ContactFilledIn: Story = joinScene({}, atClub('101'), typedIn());
export const ContactSending: Story = joinScene(
  {},
  atClub('101'),
  typedIn(),
  (join, { corporate }) => {
    corporate.faults.delayNext('verifyDomain', 600_000);
    void join.submit();
  },
);
/** As long as real names get. */
const wolfe = {
  ...adaAtAcme,
  first_name: 'Wolfeschlegelsteinhausenbergerdorff',
  last_name: 'Featherstonehaugh-Cholmondeley',
};
export const ContactInLongWords: Story = {
  ...joinScene({ clubs: [longClub] }, atClub('101'), typedIn(wolfe)),
  ...narrow,
};
export const NotEligible: Story = joinScene(
  {},
  (_join, { leads }) => leads.faults.failNext('create', { kind: 'network' }),
  atClub('101'),
  typedIn({ ...adaAtAcme, company_email: 'ada@nowhere.example' }),
  started,
);
export const SameEmail: Story = joinScene(
  {},
  (_join, { corporateLeads }) =>
    corporateLeads.faults.failNext('create', {
      kind: 'rejected',
      status: 409,
      code: 'EMAIL_TAKEN',
      field: 'companyEmail',
    }),
  atClub('101'),
  typedIn(),
  started,
);
export const TooManyCodes: Story = joinScene(
  {},
  (_join, { corporate }) =>
    corporate.faults.failNext('createCode', { kind: 'rate-limited', retryAfterMs: 2_400_000 }),
  atClub('101'),
  typedIn(),
  started,
);

// Step 1: code
const arrived = [atClub('101'), typedIn(), started];
const wrong: JoinScene = async (join, foyer) => {
  join.changeCode(foyer.backEnd.employers.codes.at(-1)?.code === '1111' ? '2222' : '1111');
  await join.submitCode();
  await until(() => join.getSnapshot().busy === null);
};
export const Code: Story = joinScene({}, ...arrived);
export const CodeOnAPhone: Story = { ...Code, ...phone };
export const CodeWrong: Story = joinScene({}, ...arrived, wrong);
export const CodeWrongOnAPhone: Story = { ...CodeWrong, ...phone };
export const CodeTriedTooOften: Story = joinScene(
  {},
  ...arrived,
  (_join, { corporate }) =>
    corporate.faults.failNext('verifyCode', { kind: 'rate-limited', retryAfterMs: 1_500_000 }),
  wrong,
);
export const CodeNotSentAgain: Story = joinScene(
  {},
  ...arrived,
  (_join, { corporate }) =>
    corporate.faults.failNext('resendCode', { kind: 'rate-limited', retryAfterMs: 3_000_000 }),
  (join) => join.resendCode(),
);
export const CodeNetworkGone: Story = joinScene(
  {},
  ...arrived,
  (_join, { corporate }) => corporate.faults.failNext('verifyCode', { kind: 'network' }),
  wrong,
);
export const CodeToALongAddress: Story = {
  ...joinScene(
    {},
    atClub('101'),
    typedIn({ ...adaAtAcme, company_email: 'augusta.ada.king.countess.of.lovelace@acme.example' }),
    started,
  ),
  ...narrow,
};

// Step 1 of someone without a work mailbox: an invitation code
const { company_email: _, ...adaWithoutWorkEmail } = adaAtAcme;
const invited: JoinScene[] = [
  (join) => join.chooseInvitation(true),
  atClub('101'),
  typedIn(adaWithoutWorkEmail),
];
export const ContactInvited: Story = joinScene({}, ...invited);
export const Invitation: Story = joinScene({}, ...invited, started);
export const InvitationOnAPhone: Story = { ...Invitation, ...phone };
export const InvitationWrong: Story = joinScene({}, ...invited, started, (join) => {
  join.changeInvitation('7KQ2M-X4TPA');
  return join.submitInvitation();
});
export const InvitationChecking: Story = joinScene(
  {},
  ...invited,
  started,
  (join, { employers }) => {
    employers.faults.delayNext('useInvitation', 600_000);
    join.changeInvitation('7KQ2M-X4TPA');
    void join.submitInvitation();
  },
);

// Step 2: plans
export const Plans: Story = joinScene({}, ...arrived, confirmed);
export const PlansOnAPhone: Story = { ...Plans, ...phone };
const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };
export const PromoApplied: Story = joinScene({}, ...arrived, confirmed, (join) =>
  join.plans.applyPromo('WELCOME50'),
);
export const PlanUnchosen: Story = { ...Plans, play: press('Purchase membership') };
export const OnePlan: Story = joinScene(
  {},
  atClub('101'),
  typedIn({ ...adaAtAcme, company_email: 'ada@globex.example' }),
  started,
  confirmed,
);
export const NoPlans: Story = joinScene(
  {},
  atClub('101'),
  typedIn({ ...adaAtAcme, company_email: 'ada@initech.example' }),
  started,
  confirmed,
);
export const PlansInPounds: Story = joinScene(
  { country: 'UK' },
  atClub('103'),
  typedIn(),
  started,
  confirmed,
);
export const PlansLoading: Story = joinScene(
  {},
  ...arrived,
  (_join, { corporate }) => corporate.faults.delayNext('plans', 600_000),
  (join, foyer) => {
    join.changeCode(foyer.backEnd.employers.codes.at(-1)?.code ?? '');
    return until(() => join.getSnapshot().state.step === 2);
  },
);
export const PlansFailed: Story = joinScene({}, ...arrived, confirmed, (_join, { corporate }) =>
  corporate.faults.goDown({ kind: 'server-error', status: 500 }),
);
export const PurchaseFailed: Story = {
  ...joinScene(
    {},
    ...arrived,
    confirmed,
    (join) => join.plans.choose('31'),
    (_join, { products }) => products.faults.goDown({ kind: 'network' }),
  ),
  play: async (context) => {
    await press('Purchase membership')(context);
    await within(context.canvasElement).findByRole('alert');
  },
};
export const PlansInLongWords: Story = {
  ...joinScene(
    { clubs: [longClub] },
    (_join, { backEnd }) => {
      backEnd.employers.list = [
        {
          corporateAccountId: 'C-9',
          corporateAgreementId: 'G-9',
          slug: 'donau',
          companyName:
            'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          domains: ['acme.example'],
          facilityIds: null,
          plans: [
            aPlan({
              name: 'Executive Intercontinental Destination Access',
              description: 'Every club in {{REGION}}, and {{CLUB_NAME}} before all of them.',
            }),
          ],
        },
      ];
    },
    atClub('101'),
    typedIn(),
    started,
    confirmed,
  ),
  ...narrow,
};
export const PaymentCancelled: Story = joinScene(
  { arrival: () => ({ payment: 'cancelled' }) },
  ...arrived,
  confirmed,
);
export const PaymentDeclined: Story = joinScene(
  { arrival: () => ({ payment: 'declined' }) },
  ...arrived,
  confirmed,
);

// Step 3: confirmation
const bought: JoinScene[] = [
  ...arrived,
  confirmed,
  (join) => join.plans.choose('31'),
  (join) => join.purchase(),
];
const paid = (foyer: Parameters<JoinScene>[1]): string =>
  foyer.backEnd.purchases.pay(foyer.cookies.read('foyer_product_token') ?? '');
export const Member: Story = joinScene(
  { arrival: (foyer) => ({ confirmationToken: paid(foyer) }) },
  ...bought,
);
export const MemberOnAPhone: Story = { ...Member, ...phone };
export const MemberWithALongName: Story = {
  ...joinScene(
    { arrival: (foyer) => ({ confirmationToken: paid(foyer) }) },
    atClub('101'),
    typedIn(wolfe),
    started,
    confirmed,
    (join) => join.plans.choose('31'),
    (join) => join.purchase(),
  ),
  ...narrow,
};
export const MembershipOnItsWay: Story = joinScene(
  {
    arrival: (foyer) => {
      foyer.products.faults.delayNext('details', 600_000);
      return { confirmationToken: paid(foyer) };
    },
  },
  ...bought,
);
export const MembershipNotRead: Story = joinScene(
  {
    arrival: (foyer) => {
      foyer.products.faults.failNext('details', { kind: 'network' });
      return { confirmationToken: paid(foyer) };
    },
  },
  ...bought,
);
export const TokenUnknown: Story = joinScene(
  { arrival: () => ({ confirmationToken: 'nobody-made-this' }) },
  ...bought,
);
export const TokenUnknownInAnotherBrowser: Story = joinScene({
  arrival: () => ({ confirmationToken: 'nobody-made-this' }),
});
export const TokenUsed: Story = joinScene({
  arrival: (foyer) => ({ confirmationToken: usedToken(foyer) }),
});

// Steps 4 and 5: visit
const chose: JoinScene = (join) => {
  const slot = join
    .getSnapshot()
    .times.plan?.days.flatMap((day) => day.slots)
    .find(({ label, available }) => available && label === '10:00 AM');
  if (slot) join.selectTime(slot);
};
const visiting = [...arrived, confirmed, (join: Parameters<JoinScene>[0]) => join.visitFirst()];
export const Schedule: Story = joinScene({}, ...visiting, chose);
export const ScheduleOnAPhone: Story = { ...Schedule, ...phone };
export const ScheduleUpdate: Story = joinScene(
  {},
  ...visiting,
  chose,
  (join) => join.schedule(),
  (join) => join.edit(),
);
export const Visit: Story = joinScene({}, ...visiting, chose, (join) => join.schedule());
export const VisitOnAPhone: Story = { ...Visit, ...phone };
export const VisitSkipped: Story = joinScene({}, ...visiting, (join) => join.skip());
export const VisitAtAClubWithoutTimes: Story = joinScene(
  {},
  atClub('105'),
  typedIn(),
  started,
  confirmed,
  (join) => join.visitFirst(),
);

export const Leaving: Story = {
  ...Plans,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Exit' }));
    await canvas.findByText('Your progress will not be saved.');
  },
};
