import {
  type ContactInput,
  type Club,
  type Clock,
  defaultLeadFlowSettings,
  type LeadFlow,
  type LeadFlowSettings,
} from '@foyer/core';
import {
  FakeAnalytics,
  FakeBackEnd,
  FakeClassRepository,
  FakeClubMediaRepository,
  FakeClubProfileRepository,
  FakeClubRepository,
  FakeConsentLog,
  FakeContentRepository,
  FakeCookieJar,
  FakeCorporateLeadRepository,
  FakeCorporateRepository,
  FakeEmployerRepository,
  FakeFriendsVisitRepository,
  FakeGeolocation,
  FakeJoinContentRepository,
  FakeKeyValueStore,
  FakeLeadRepository,
  FakeLogger,
  FakeNavigation,
  FakeOpenTimesRepository,
  FakePlanRepository,
  FakeProductRepository,
  FakeReferralRepository,
  FakeVisitConfigurationRepository,
  FakeVisitLinkRepository,
  FakeTimeHoldRepository,
  FakeWaitListRepository,
  FakeVisitor,
  SeededIdSource,
  VirtualClock,
} from '@foyer/core/testing';
import {
  aMember,
  FakeAccountRepository,
  type FakeMember,
  FakeMembers,
  FakeMemberSession,
} from '@foyer/core/testing/members';
import { CheckMembership } from '@foyer/core/account';
import { ClubDirectory } from '@foyer/core/clubs';
import type { Container } from 'inversify';

import { createContainer } from './create-container.ts';
import { classTokens, type Ports } from './tokens.ts';

export interface FakeFoyerOptions<C extends Clock> {
  readonly clock?: C;
  readonly clubs?: readonly Club[];
  /** The visitor's ISO country; null if unknown. */
  readonly country?: string | null;
  /** The visitor's IANA zone. */
  readonly timeZone?: string;
  /** The current path, e.g. `/membership`. */
  readonly path?: string;
  readonly settings?: Partial<LeadFlowSettings>;
  readonly standardJoinSettings?: Ports['standardJoinSettings'];
}

/** A container over one fake back end, and the fakes, to inspect them and make them fail. */
export class FakeFoyer<C extends Clock = VirtualClock> {
  readonly clock: C;
  readonly backEnd: FakeBackEnd;
  readonly clubs: FakeClubRepository;
  readonly leads: FakeLeadRepository;
  readonly openTimes: FakeOpenTimesRepository;
  readonly configuration: FakeVisitConfigurationRepository;
  readonly navigation: FakeNavigation;
  readonly visitor: FakeVisitor;
  readonly referrals: FakeReferralRepository;
  readonly corporate: FakeCorporateRepository;
  readonly corporateLeads: FakeCorporateLeadRepository;
  readonly joinContent: FakeJoinContentRepository;
  readonly timeHolds: FakeTimeHoldRepository;
  readonly visitLinks: FakeVisitLinkRepository;
  readonly waitList: FakeWaitListRepository;
  readonly employers: FakeEmployerRepository;
  readonly friendsVisits: FakeFriendsVisitRepository;
  readonly plans: FakePlanRepository;
  readonly products: FakeProductRepository;
  readonly classes: FakeClassRepository;
  readonly clubMedia: FakeClubMediaRepository;
  readonly clubProfiles: FakeClubProfileRepository;
  readonly content: FakeContentRepository;
  readonly members: FakeMembers;
  readonly accounts: FakeAccountRepository;
  readonly memberSession: FakeMemberSession;
  readonly geolocation: FakeGeolocation;
  readonly cookies: FakeCookieJar;
  readonly analytics: FakeAnalytics = new FakeAnalytics();
  readonly localStore: FakeKeyValueStore = new FakeKeyValueStore();
  readonly sessionStore: FakeKeyValueStore = new FakeKeyValueStore();
  readonly container: Container;

  constructor(options: FakeFoyerOptions<C>, clock: C) {
    const { clubs, country = 'US', timeZone = 'America/New_York', path } = options;
    this.clock = clock;
    this.backEnd = new FakeBackEnd({ clock, ...(clubs && { clubs }) });
    this.cookies = new FakeCookieJar(clock);
    this.clubs = new FakeClubRepository(this.backEnd);
    this.leads = new FakeLeadRepository(this.backEnd);
    this.openTimes = new FakeOpenTimesRepository(this.backEnd);
    this.configuration = new FakeVisitConfigurationRepository(this.backEnd);
    this.referrals = new FakeReferralRepository(this.backEnd);
    this.corporate = new FakeCorporateRepository(this.backEnd);
    this.corporateLeads = new FakeCorporateLeadRepository(this.backEnd);
    this.joinContent = new FakeJoinContentRepository(this.backEnd);
    this.timeHolds = new FakeTimeHoldRepository(this.backEnd);
    this.visitLinks = new FakeVisitLinkRepository(this.backEnd);
    this.waitList = new FakeWaitListRepository(this.backEnd);
    this.employers = new FakeEmployerRepository(this.backEnd);
    this.friendsVisits = new FakeFriendsVisitRepository(this.backEnd);
    this.plans = new FakePlanRepository(this.backEnd, this.cookies);
    this.products = new FakeProductRepository(this.backEnd);
    this.classes = new FakeClassRepository(this.backEnd);
    this.clubMedia = new FakeClubMediaRepository(this.backEnd);
    this.clubProfiles = new FakeClubProfileRepository(this.backEnd);
    this.content = new FakeContentRepository(this.backEnd);
    this.members = new FakeMembers(clock, new SeededIdSource(9), []);
    this.accounts = new FakeAccountRepository(this.members);
    this.memberSession = new FakeMemberSession(clock);
    this.geolocation = new FakeGeolocation(clock);
    this.navigation = new FakeNavigation(path);
    this.visitor = new FakeVisitor({ country, timeZone });
    const { backEnd, members: _members, accounts, container: _container, ...ports } = this;
    this.container = createContainer({
      ...ports,
      checkMembership: new CheckMembership(
        accounts,
        new ClubDirectory(this.clubs),
        new FakeLogger(),
      ),
      consentLog: new FakeConsentLog(backEnd),
      ids: new SeededIdSource(),
      logger: new FakeLogger(),
      settings: { ...defaultLeadFlowSettings, ...options.settings },
      standardJoinSettings: options.standardJoinSettings ?? {},
    });
  }

  get flow(): LeadFlow {
    return this.container.get(classTokens.leadFlow);
  }

  /** Signs in, by default as Grace, for an hour. */
  signIn(member: FakeMember = aMember()): void {
    this.members.put(member);
    const { credential } = this.members.begin(member.memberId);
    this.members.carried = () => credential;
    this.memberSession.signIn(3_600_000);
  }

  /** The club with that id. Throws if the back end has none. */
  club(facilityId: string): Club {
    const club = this.backEnd.clubs.find((candidate) => candidate.facilityId === facilityId);
    if (club === undefined) throw new Error(`There is no club ${facilityId}.`);
    return club;
  }
}

/** A fake Foyer whose clock stands still until the test moves it. */
export function fakeFoyer(options: FakeFoyerOptions<VirtualClock> = {}): FakeFoyer {
  return new FakeFoyer(options, options.clock ?? new VirtualClock());
}

/** Types into a flow's contact form. */
export function typeInto(
  flow: { readonly changeField: (field: keyof ContactInput, value: string) => void },
  input: Partial<ContactInput>,
): void {
  for (const [field, value] of Object.entries(input)) {
    flow.changeField(field as keyof ContactInput, value);
  }
}

/** The token of a payment whose confirmation was seen before. */
export function usedToken({ backEnd: { purchases } }: Pick<FakeFoyer<Clock>, 'backEnd'>): string {
  const token = purchases.pay(
    purchases.add({
      transactionNumber: null,
      buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example', phone: '' },
      facilityId: '101',
      memberId: null,
      barcode: null,
      startsOn: null,
      receipt: null,
    }),
  );
  purchases.useUp(token);
  return token;
}
