import type { Money } from '../../src/kernel/money.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
  OwnVisit,
  WalletLinks,
} from '../../src/account/account.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { facilityId } from './club.builder.ts';
import type { Credential } from '../../src/account/credential.ts';
import type { PersonalData } from '../../src/account/registration-repository.port.ts';

/** A member as the back end stores them. Null where it has no value. */
export interface FakeMember {
  readonly memberId: string;
  /** Null, like the password, until the member has chosen a login. */
  readonly username: string | null;
  readonly password: string | null;
  readonly information: AccountInformation | null;
  readonly profile: MemberProfile | null;
  readonly pictures: readonly string[] | null;
  readonly billing: BillingInformation | null;
  readonly giftCard: GiftCardDetails | null;
  readonly addOn: AddOnEligibility | null;
  readonly balance: Money | null;
  readonly visits: readonly OwnVisit[];
  readonly wallets: WalletLinks | null;
}

/** Grace, a member with every kind of account data. */
export function aMember(changes: Partial<FakeMember> = {}): FakeMember {
  return {
    memberId: '901001',
    username: 'grace',
    password: 'Quiet_Hours1',
    information: {
      address1: '12 Harbour Lane',
      address2: null,
      city: 'New York',
      state: 'NY',
      country: 'US',
      zipCode: '10013',
      email: 'grace@mail.example',
      pendingEmail: null,
      emailProblem: null,
      username: 'grace',
      facebookId: null,
      membershipStatus: 'Active',
      isProspect: false,
    },
    profile: {
      firstName: 'Grace',
      lastName: 'Hopper',
      memberId: '901001',
      userId: 'U-901001',
      publicId: 'P-901001',
      shareId: 'S-1001',
      trackingId: 'T-901001',
      homeFacilityId: '101',
      height: 168,
      weight: 61.5,
      strikes: 0,
      hasActivePT: true,
      membershipStatus: 'Active',
      barcode: '2500009010010',
    },
    pictures: ['https://pictures.invalid/901001'],
    billing: {
      address1: '12 Harbour Lane',
      address2: null,
      email: 'grace@mail.example',
      cardLastFourDigits: '4242',
      cardType: 'Visa',
      expirationDate: '04/30',
      membership: null,
    },
    giftCard: {
      cardLastFourDigits: '1001',
      balance: { minorUnits: 7_500, currency: 'USD' },
      expirationDate: null,
    },
    addOn: { hamptonsAgreementStatusId: '2', hasHamptonsAddOnAgreement: true },
    balance: { minorUnits: 0, currency: 'USD' },
    visits: [
      aVisitOf('booked', '2026-11-24T15:00:00Z', 'workout'),
      aVisitOf('past', '2026-11-10T14:00:00Z'),
    ],
    wallets: { apple: null, google: null },
    ...changes,
  };
}

/** A visit to club 101. One that is booked has the token `token-of-` and its start. */
export function aVisitOf(
  state: OwnVisit['state'],
  startsAt: string,
  purpose: OwnVisit['purpose'] = 'tour',
): OwnVisit {
  return {
    id: `visit-${startsAt}`,
    facilityId: facilityId('101'),
    purpose,
    state,
    startsAt: Temporal.Instant.from(startsAt),
    token: state === 'booked' ? `token-of-${startsAt}` : null,
  };
}

/** Alan, a member with very little data. */
export function aSparseMember(changes: Partial<FakeMember> = {}): FakeMember {
  const { information, profile } = aMember();
  return aMember({
    memberId: '901002',
    username: 'alan',
    information: information && {
      ...information,
      address1: null,
      city: null,
      state: null,
      zipCode: null,
      email: 'alan@mail.example',
      username: 'alan',
    },
    profile: profile && {
      ...profile,
      firstName: 'Alan',
      lastName: 'Turing',
      memberId: '901002',
      userId: 'U-901002',
      publicId: 'P-901002',
      trackingId: 'T-901002',
      shareId: 'S-1002',
      height: null,
      weight: null,
      hasActivePT: false,
      membershipStatus: 'Frozen',
      barcode: '2500009010027',
    },
    billing: null,
    giftCard: null,
    addOn: null,
    balance: null,
    visits: [],
    pictures: ['https://pictures.invalid/901002'],
    ...changes,
  });
}

/** Katherine, who has joined but not chosen a login yet. */
export function aNewcomer(changes: Partial<FakeMember> = {}): FakeMember {
  const { information, profile } = aSparseMember();
  return aSparseMember({
    memberId: '901003',
    username: null,
    password: null,
    information: information && { ...information, email: 'katherine@mail.example', username: null },
    profile: profile && {
      ...profile,
      firstName: 'Katherine',
      lastName: 'Johnson',
      memberId: '901003',
      shareId: 'S-1003',
      userId: 'U-901003',
      publicId: 'P-901003',
      trackingId: 'T-901003',
      barcode: '2500009010034',
    },
    ...changes,
  });
}

/** A person with an account and no membership. */
export function aProspect({
  id,
  firstName,
  lastName,
  email,
}: {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}): FakeMember {
  const { information, profile } = aNewcomer();
  return aNewcomer({
    memberId: id,
    information: information && { ...information, email, isProspect: true },
    profile: profile && {
      ...profile,
      firstName,
      lastName,
      memberId: null,
      shareId: null,
      barcode: null,
    },
    pictures: [],
  });
}

export function bearer(token: string): Credential {
  return { kind: 'bearer', token };
}

export function cookie(sessionId: string): Credential {
  return { kind: 'cookie', sessionId };
}

/** What the chain stores about Ada, who booked a visit. */
export function somePersonalData(changes: Partial<PersonalData> = {}): PersonalData {
  return {
    address: 'ada@mail.example',
    exportedAt: '2026-11-20T15:00:00.000Z',
    sections: [
      {
        title: 'Details you left',
        entries: [{ 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@mail.example' }],
      },
      { title: 'Visits', entries: [{ Kind: 'tour', 'Starts at': '2026-11-24T15:00:00.000Z' }] },
    ],
    ...changes,
  };
}
