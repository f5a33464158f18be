import { someClubs } from './club.builder.ts';
import { CheckMembership } from '../../src/account/check-membership.ts';
import type { Club } from '../../src/clubs/club.ts';
import { ClubDirectory } from '../../src/clubs/club-directory.ts';
import {
  FakeClubRepository,
  FakeVisitConfigurationRepository,
} from '../fakes/club-repository.fake.ts';
import type { Activity } from '../../src/kernel/activity.ts';
import {
  FakeCorporateRepository,
  FakeProductRepository,
  FakeOpenTimesRepository,
  FakeTimeHoldRepository,
  FakeConsentLog,
} from '../fakes/back-end-repositories.fake.ts';
import {
  FakeAnalytics,
  FakeLogger,
  FakeMemberSession,
  FakeVisitor,
  SeededIdSource,
  FakeGeolocation,
} from '../fakes/platform.fake.ts';
import { VirtualClock } from '../fakes/clock.fake.ts';
import { FakeCookieJar, FakeKeyValueStore } from '../fakes/storage.fake.ts';
import { FakeAccountRepository } from '../fakes/member-repositories.fake.ts';
import { FakeMembers } from '../fakes/members.fake.ts';
import { aMember, type FakeMember } from './member.builder.ts';
import { FakeNavigation } from '../fakes/navigation.fake.ts';
import { FakeLeadRepository, FakeReferralRepository } from '../fakes/lead-repository.fake.ts';
import { FakeBackEnd } from '../fakes/back-end.fake.ts';
import { productTokenCookie } from '../../src/payment/product-repository.port.ts';
import type { Slot } from '../../src/visit/visit-plan.ts';
import { createLeadFlow, type LeadFlow } from '../../src/flows/lead/lead-flow.ts';
import type { LeadFlowEntry } from '../../src/flows/lead/lead-flow.arrival.ts';
import type { LeadFlowSettings } from '../../src/flows/lead/lead-flow.dependencies.ts';
import type { ContactField } from '../../src/forms/contact-form.ts';
import type { TypedText } from '../../src/forms/phone.ts';

/** A visitor's browser and its back end; `openPage` loads a page in it. */
export class VisitorEnvironment {
  readonly clock: VirtualClock;
  readonly backEnd: FakeBackEnd;
  readonly leads: FakeLeadRepository;
  readonly openTimes: FakeOpenTimesRepository;
  readonly configuration: FakeVisitConfigurationRepository;
  readonly clubs: FakeClubRepository;
  readonly referrals: FakeReferralRepository;
  readonly corporate: FakeCorporateRepository;
  readonly products: FakeProductRepository;
  readonly consentLog: FakeConsentLog;
  readonly timeHolds: FakeTimeHoldRepository;
  readonly cookies: FakeCookieJar;
  readonly memberSession: FakeMemberSession;
  readonly members: FakeMembers;
  readonly accounts: FakeAccountRepository;
  readonly checkMembership: CheckMembership;
  readonly geolocation: FakeGeolocation;
  readonly analytics: FakeAnalytics = new FakeAnalytics();
  readonly logger: FakeLogger = new FakeLogger();
  readonly visitor: FakeVisitor = new FakeVisitor();
  readonly ids: SeededIdSource;
  localStore: FakeKeyValueStore;
  sessionStore: FakeKeyValueStore = new FakeKeyValueStore();
  navigation: FakeNavigation = new FakeNavigation();

  /** Settings of every page, as a chain's code has them. */
  settings: Partial<LeadFlowSettings> = {};

  activity: Activity | null = null;
  #page: LeadFlow | null = null;

  constructor(start?: string, beside: VisitorEnvironment | null = null) {
    this.clock = beside?.clock ?? new VirtualClock(start);
    this.backEnd = beside?.backEnd ?? new FakeBackEnd({ clock: this.clock });
    this.ids = new SeededIdSource(beside === null ? 7 : 8);
    this.localStore = beside?.localStore.openTab() ?? new FakeKeyValueStore();
    this.leads = new FakeLeadRepository(this.backEnd);
    this.openTimes = new FakeOpenTimesRepository(this.backEnd);
    this.configuration = new FakeVisitConfigurationRepository(this.backEnd);
    this.clubs = new FakeClubRepository(this.backEnd);
    this.referrals = new FakeReferralRepository(this.backEnd);
    this.corporate = new FakeCorporateRepository(this.backEnd);
    this.products = new FakeProductRepository(this.backEnd);
    this.consentLog = new FakeConsentLog(this.backEnd);
    this.timeHolds = new FakeTimeHoldRepository(this.backEnd);
    this.cookies = new FakeCookieJar(this.clock);
    this.memberSession = new FakeMemberSession(this.clock);
    this.members = new FakeMembers(this.clock, new SeededIdSource(9), []);
    this.accounts = new FakeAccountRepository(this.members);
    this.checkMembership = new CheckMembership(
      this.accounts,
      new ClubDirectory(this.clubs),
      this.logger,
    );
    this.geolocation = new FakeGeolocation(this.clock);
  }

  /** Another tab of the same browser. */
  openTab(): VisitorEnvironment {
    const tab = new VisitorEnvironment(undefined, this);
    tab.settings = this.settings;
    return tab;
  }

  /** Signs in, by default as Grace, for an hour. */
  signIn(member: FakeMember = aMember()): void {
    this.members.put(member);
    const { credential } = this.members.begin(member.memberId);
    this.members.carried = () => credential;
    this.memberSession.signIn(3_600_000);
  }

  /** Loads the page: closes the previous one, then enters a new flow over the same storage and lets it settle. */
  async openPage({
    settings = {},
    ...entry
  }: Partial<LeadFlowEntry> & { settings?: Partial<LeadFlowSettings> } = {}): Promise<LeadFlow> {
    this.#page?.close();
    const { flow, activity } = createLeadFlow(this, { ...this.settings, ...settings });
    this.#page = flow;
    this.activity = activity;
    await this.finish(flow.enter({ path: '/membership', ...entry }));
    return flow;
  }

  /** Loads the page, fills in the form and chooses a club. */
  async openFilledPage(
    club: Club = this.club('101'),
    page: Parameters<VisitorEnvironment['openPage']>[0] = {},
  ): Promise<LeadFlow> {
    const flow = await this.openPage(page);
    typeContact(flow);
    await this.finish(flow.chooseClub(club));
    return flow;
  }

  /** Loads the page and continues to the schedule step. */
  async openSchedule(
    club?: Club,
    page?: Parameters<VisitorEnvironment['openPage']>[0],
  ): Promise<LeadFlow> {
    const flow = await this.openFilledPage(club, page);
    await this.finish(flow.submitVisit());
    return flow;
  }

  /** What the flow told the payment application to sell. */
  productToken(): string {
    const token = this.cookies.read(productTokenCookie);
    if (token === null) throw new Error('The payment application was not told what is bought.');
    return token;
  }

  /** Advances time until the work is done. */
  async finish(work: Promise<unknown>): Promise<void> {
    await this.clock.during(work);
  }

  club(facilityId: string): Club {
    const club = someClubs.find((one) => one.facilityId === facilityId);
    if (club === undefined) throw new Error(`There is no club ${facilityId} among the built ones.`);
    return club;
  }
}

/** The n-th open time in the flow's plan. */
export function openSlot(flow: LeadFlow, index = 0): Slot {
  const slot = flow
    .getSnapshot()
    .times.plan?.days.flatMap((day) => day.slots)
    .filter((one) => one.available)[index];
  if (slot === undefined) throw new Error('The flow shows no such time.');
  return slot;
}

/** The part of a flow that its contact form needs. */
interface ContactTyped {
  changeField(field: ContactField, value: string): void;
  changePhone(typed: TypedText): unknown;
}

/** Fills in the form as Ada Byron. `more` holds further fields. */
export function typeContact(
  flow: ContactTyped,
  more: Partial<Record<ContactField, string>> = {},
): void {
  flow.changeField('first_name', 'Ada');
  flow.changeField('last_name', 'Byron');
  flow.changeField('email_address', 'ada.byron@mail.example');
  for (const [field, value] of Object.entries(more)) flow.changeField(field as ContactField, value);
  flow.changePhone({ value: '2125550123', caret: 10 });
}
