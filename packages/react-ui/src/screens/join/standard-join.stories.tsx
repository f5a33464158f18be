import type { HeldPrice } from '@foyer/core/plans';
import { aPlan, someJoinTerms } from '@foyer/core/testing';
import { signAgreement } from '@foyer/core/testing/members';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { usedToken } from '../../di/foyer.fake.ts';
import { readBarcode } from '../../testing/story-barcode.fake.tsx';
import { longClub, type StoryFoyer } from '../../testing/story-foyer.fake.tsx';
import { expectVisible } from '../../testing/story-visible.fake.tsx';
import {
  adaByron,
  atClub,
  chose,
  continued,
  paid,
  standardScene,
  type StandardScene,
  type StandardStory as Story,
  submitted,
  typedIn,
} from '../../testing/story-standard.fake.tsx';

const meta: Meta = { title: 'Screens/Standard join' };
export default meta;

const phone = { globals: { viewport: { value: 'phone' } } } as const;
const narrow = { globals: { viewport: { value: 'narrow' } } } as const;
const tablet = { globals: { viewport: { value: 'tablet' } } } as const;
const at101 = { entry: { step: 0, facilityId: '101' } } as const;
const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

// Step 0: plans
export const Plans: Story = standardScene(at101);
export const PlansOnAPhone: Story = { ...Plans, ...phone };
export const PlansOnATablet: Story = { ...Plans, ...tablet };
export const PlanChosen: Story = standardScene(at101, chose('16'));
export const PlanUnchosen: Story = { ...Plans, play: press('Continue') };
export const PlansInCanada: Story = standardScene({ ...at101, country: 'CA' }, atClub('104'));
export const PlansInTheUK: Story = standardScene({ ...at101, country: 'UK' }, atClub('103'));

const someMoreOffers: StandardScene = async (join, { backEnd: { clubPlans } }) => {
  const [, select, regional] = clubPlans.offers;
  if (!select || !regional) return;
  clubPlans.offers = [
    {
      ...select,
      planProperties: { ...select.planProperties, regularMonthlyFee: 175, monthlyFee: 175 },
      promotion: 'Half of the initiation until the end of the month.',
    },
    {
      ...regional,
      planProperties: {
        ...regional.planProperties,
        monthlyFee: 205.5,
        regularMonthlyFee: 205.5,
        isReimbursementAvailable: true,
      },
    },
  ];
  await join.plans.open();
};
/** Initiation fee, reimbursement and a promotion. */
export const PlansWithOtherNotes: Story = standardScene(at101, someMoreOffers);

const inPresale: StandardScene = async (join, { backEnd }) => {
  backEnd.clubs = backEnd.clubs.map((club) => ({ ...club, status: 'presale' }));
  await join.plans.open();
};
export const Presale: Story = standardScene(at101, inPresale);
export const PresaleOnAPhone: Story = { ...Presale, ...phone };

export const PlansLoading: Story = standardScene({}, (join, { plans }) => {
  plans.faults.delayNext('ofClub', 600_000, { times: 9 });
  void join.enter({ facilityId: '101' });
});
export const PlansFailed: Story = standardScene(at101, async (join, { plans }) => {
  plans.faults.goDown({ kind: 'server-error', status: 500 });
  await join.plans.open();
});
export const ClubUnknown: Story = {
  ...standardScene({
    path: '/join/step1/999',
    arrival: () => ({ step: 0, facilityId: '999' }),
  }),
  play: async ({ canvasElement }) => {
    await expectVisible(() =>
      within(canvasElement).getByRole('region', { name: 'Choose a club for your membership' }),
    );
  },
};
export const ClubUnknownOnAPhone: Story = { ...ClubUnknown, ...phone };
export const NoClubsToChooseFrom: Story = standardScene(
  { path: '/join/step1/999' },
  async (join, { clubs }) => {
    clubs.faults.goDown({ kind: 'network' });
    await join.enter({ step: 0, facilityId: '999' });
  },
);
export const NotEligible: Story = {
  ...standardScene(at101, (_join, { localStore }) => {
    const stored = localStore.read('foyer.standard-join') ?? '';
    localStore.write(
      'foyer.standard-join',
      stored.replace('"showNonEligibleBanner":false', '"showNonEligibleBanner":true'),
    );
  }),
};
const withPromo =
  (code: string): StandardScene =>
  (join) =>
    join.plans.applyPromo(code);
export const PromoApplied: Story = standardScene(at101, chose('16'), withPromo('MONTHS20'));
export const PromoAppliedOnAPhone: Story = { ...PromoApplied, ...phone };
export const PromoForAnotherPlan: Story = standardScene(at101, chose('16'), withPromo('SELECT50'));
export const PromoRefused: Story = standardScene(at101, withPromo('SUMMER'));
export const PromoRefusedOnAPhone: Story = { ...PromoRefused, ...phone };
export const PromoChecking: Story = standardScene(at101, (join, { products }) => {
  products.faults.delayNext('promo', 600_000);
  void join.plans.applyPromo('WELCOME50');
});

const heldPrice =
  (held: Partial<HeldPrice> = {}): StandardScene =>
  (join, { backEnd }) => {
    const plan = aPlan({
      planId: '16',
      planType: 'Multiple clubs',
      name: 'Regional Access',
      description: 'Every club in New York, Bryant Park among them.',
      cost: { monthlyFee: 195_00, regularMonthlyFee: 195_00 },
    });
    const contact = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada.byron@mail.example',
      phone: '2125550123',
    };
    backEnd.heldPrices.all.set('a-token', {
      facilityId: '101',
      until: '2026-11-27',
      status: 'open',
      offer: { plan, contact },
      ...held,
    });
    return join.enter({ heldPrice: 'a-token' });
  };
export const PriceHeld: Story = standardScene(at101, heldPrice());
export const PriceHeldOnAPhone: Story = { ...PriceHeld, ...phone };
export const PriceHeldDetails: Story = standardScene(at101, heldPrice(), continued);
export const PriceNoLongerHeld: Story = standardScene(
  at101,
  heldPrice({ status: 'over', until: '2026-11-18', offer: null }),
);
export const PriceUsed: Story = standardScene(at101, heldPrice({ status: 'used', offer: null }));
export const PriceUnknown: Story = standardScene(at101, (join) =>
  join.enter({ heldPrice: 'nobody-made-this' }),
);

const longTexts: StandardScene = async (join, { backEnd: { clubPlans } }) => {
  clubPlans.entries = clubPlans.entries.map((entry) => ({
    ...entry,
    name: 'Executive Intercontinental Destination Access',
    description: 'Every club in {{REGION}}, and {{CLUB_NAME}} before all of them.',
  }));
  clubPlans.offers = clubPlans.offers.map((offer) => ({
    ...offer,
    planProperties: { ...offer.planProperties, monthlyFee: 11_705.5, regularMonthlyFee: 12_705.5 },
    promotion: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  }));
  await join.plans.open();
};
export const PlansInLongWords: Story = {
  ...standardScene({ ...at101, clubs: [longClub] }, longTexts),
  ...narrow,
};

// Step 3: the agreement, between the details and the payment
const asksToSign: StandardScene = (_join, { backEnd }) => {
  const agreement = someJoinTerms.agreement;
  backEnd.joinTerms = {
    ...someJoinTerms,
    agreement: agreement && {
      ...agreement,
      paragraphs: [
        'Your membership starts on November 20, 2026.',
        'You pay $455 today and $255 a month from December 20, 2026, on the same day of each month.',
        'You commit to 12 months from the first day.',
        ...agreement.paragraphs,
      ],
    },
  };
};
const toAgreement = [asksToSign, chose('15'), continued, typedIn(), submitted];
export const Agreement: Story = standardScene(at101, ...toAgreement);
export const AgreementOnAPhone: Story = { ...Agreement, ...phone };
export const AgreementRefused: Story = {
  ...standardScene(at101, ...toAgreement, (join) => join.agreement.sign()),
  ...phone,
};
export const AgreementSigned: Story = standardScene(at101, ...toAgreement, (join) =>
  signAgreement(join),
);
export const AgreementSignedOnAPhone: Story = { ...AgreementSigned, ...phone };
/** The text changed while the visitor read it. */
export const AgreementNewer: Story = standardScene(at101, ...toAgreement, async (join, foyer) => {
  signAgreement(join);
  const { joinTerms } = foyer.backEnd;
  const agreement = joinTerms?.agreement ?? null;
  foyer.backEnd.joinTerms = joinTerms && {
    ...joinTerms,
    agreement: agreement && { ...agreement, version: '2026-12' },
  };
  await join.agreement.sign();
});
const minor: StandardScene = (join) => {
  join.agreement.answer('birth_date', '2009-05-05');
};
export const AgreementOfAMinor: Story = standardScene(at101, ...toAgreement, minor);
export const AgreementOfAMinorOnAPhone: Story = { ...AgreementOfAMinor, ...phone };
/** Too young to join, but not to visit. */
export const AgreementTooYoung: Story = {
  ...standardScene(at101, ...toAgreement, (join) => {
    join.agreement.answer('birth_date', '2014-05-05');
    join.agreement.leave('birth_date');
  }),
  ...phone,
};
export const AgreementWithAddress: Story = standardScene(
  at101,
  ...toAgreement.slice(0, -1),
  async (join, { backEnd }) => {
    const { questions } = someJoinTerms;
    backEnd.joinTerms = { agreement: null, questions: { ...questions, address: true } };
    await join.submit();
  },
);
export const AgreementInTheUK: Story = standardScene(
  { ...at101, country: 'UK' },
  atClub('103'),
  ...toAgreement,
);
export const AgreementInLongWords: Story = {
  ...standardScene({ ...at101, clubs: [longClub] }, ...toAgreement.slice(0, -1), (join, foyer) => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    foyer.backEnd.joinTerms = {
      ...someJoinTerms,
      agreement: {
        agreementId: 'membership',
        version: `2026-11-${long}`,
        title: `Agreement ${long}`,
        paragraphs: [long, `${long} `.repeat(9)],
      },
    };
    return join.submit();
  }),
  ...narrow,
};
export const AgreementLoading: Story = standardScene(
  at101,
  ...toAgreement.slice(0, -1),
  async (join, { products }) => {
    products.faults.failNext('joinTerms', { kind: 'network' });
    await join.submit();
    products.faults.delayNext('joinTerms', 600_000, { times: 9 });
  },
);
export const AgreementFailed: Story = {
  ...standardScene(at101, ...toAgreement.slice(0, -1), (join, { products }) => {
    products.faults.failNext('joinTerms', { kind: 'network' }, { times: 9 });
    return join.submit();
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

// Step 1: details
const toDetails = [chose('15'), continued];
export const Details: Story = standardScene(at101, ...toDetails);
export const DetailsWithAPromo: Story = standardScene(
  at101,
  withPromo('MONTHS20'),
  ...toDetails,
  typedIn(),
);
export const DetailsOnAPhone: Story = { ...Details, ...phone };
export const DetailsOnATablet: Story = { ...Details, ...tablet };
export const DetailsFilledIn: Story = standardScene(at101, ...toDetails, typedIn());
export const DetailsInTheUK: Story = standardScene(
  { ...at101, country: 'UK' },
  atClub('103'),
  ...toDetails,
  typedIn({ ...adaByron, phone_number: '02079460123' }),
);
export const DetailsInCanada: Story = standardScene(
  { ...at101, country: 'CA' },
  atClub('104'),
  ...toDetails,
  typedIn(),
);
export const DetailsRefused: Story = standardScene(
  at101,
  ...toDetails,
  typedIn({ first_name: 'Ada', email_address: 'ada' }),
  submitted,
);
export const DetailsRefusedOnAPhone: Story = { ...DetailsRefused, ...phone };
export const LeadFailed: Story = standardScene(
  at101,
  ...toDetails,
  typedIn(),
  (_join, { leads }) => leads.faults.failNext('create', { kind: 'network' }),
  submitted,
);
export const PurchaseFailed: Story = standardScene(
  at101,
  ...toDetails,
  typedIn(),
  (_join, { products }) => products.faults.goDown({ kind: 'network' }),
  submitted,
);
export const TakenToThePayment: Story = standardScene(
  at101,
  ...toDetails,
  typedIn(),
  (join, foyer) => {
    foyer.products.faults.delayNext('createToken', 600_000);
    void join.submit();
  },
);
export const DetailsInLongWords: Story = {
  ...standardScene({ ...at101, clubs: [longClub] }, longTexts, ...toDetails, typedIn()),
  ...narrow,
};
export const PaymentCancelled: Story = standardScene(
  { ...at101, arrival: () => ({ step: 1, facilityId: '101', payment: 'cancelled' }) },
  ...toDetails,
  typedIn(),
);
export const PaymentDeclined: Story = standardScene(
  { ...at101, arrival: () => ({ step: 1, facilityId: '101', payment: 'declined' }) },
  ...toDetails,
  typedIn(),
);

// Step 2: confirmation
const backFromPayment = {
  ...at101,
  arrival: (foyer: StoryFoyer) => ({
    step: 2 as const,
    facilityId: '101',
    confirmationToken: paid(foyer),
  }),
};
const bought = [...toDetails, typedIn(), submitted];
export const Member: Story = standardScene(backFromPayment, ...bought);
export const MemberRead: Story = {
  ...Member,
  name: 'SJ-09 a reader reads the barcode of the purchase from the page',
  play: async ({ canvasElement, loaded }) => {
    const { localStore } = loaded['foyer'] as StoryFoyer;
    const number = await within(canvasElement).findByText(/^\d{12}$/);
    const memberId = /"memberId":"(\d+)"/.exec(localStore.read('foyer.standard-join') ?? '')?.[1];
    await expect(await readBarcode(canvasElement, memberId ?? '')).toBe(number.textContent);
  },
};
export const MemberOnAPhone: Story = { ...Member, ...phone };
export const MemberOnATablet: Story = { ...Member, ...tablet };
export const MemberWithALongName: Story = {
  ...standardScene(
    backFromPayment,
    ...toDetails,
    typedIn({
      ...adaByron,
      first_name: 'Wolfeschlegelsteinhausenbergerdorff',
      last_name: 'Featherstonehaugh-Cholmondeley',
    }),
    submitted,
  ),
  ...narrow,
};
export const MemberByDefaultWords: Story = standardScene(
  backFromPayment,
  (_join, { joinContent }) => {
    joinContent.content = null;
  },
  ...bought,
);
export const Resent: Story = {
  ...Member,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend confirmation email' }));
    await expect(
      await canvas.findByText('We’ve resent your confirmation email, please check your inbox.'),
    ).toBeVisible();
  },
};
export const NotResent: Story = {
  ...standardScene(backFromPayment, ...bought, (_join, { products }) =>
    products.faults.failNext('resendConfirmation', { kind: 'network' }),
  ),
  play: press('Resend confirmation email'),
};
export const MembershipOnItsWay: Story = standardScene(
  {
    ...at101,
    arrival: (foyer) => {
      foyer.products.faults.delayNext('details', 600_000, { times: 2 });
      return { step: 2, facilityId: '101', confirmationToken: paid(foyer) };
    },
  },
  ...bought,
);
export const MembershipNotRead: Story = standardScene(
  {
    ...at101,
    arrival: (foyer) => {
      foyer.products.faults.failNext('details', { kind: 'network' }, { times: 2 });
      return { step: 2, facilityId: '101', confirmationToken: paid(foyer) };
    },
  },
  ...bought,
);
export const TokenUnknown: Story = standardScene({
  ...at101,
  arrival: () => ({ step: 2, facilityId: '101', confirmationToken: 'nobody-made-this' }),
});
export const TokenUsed: Story = standardScene({
  ...at101,
  arrival: (foyer) => ({ step: 2, facilityId: '101', confirmationToken: usedToken(foyer) }),
});

export const Leaving: Story = {
  ...Plans,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Exit' }));
    await canvas.findByText('Your progress will not be saved.');
  },
};
