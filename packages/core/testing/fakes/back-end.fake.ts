import { invalid, notFound, rejected } from './call-faults.fake.ts';
import { someClubs } from '../builders/club.builder.ts';
import type { Club, FacilityId } from '../../src/clubs/club.ts';
import { FakeCorporateLeads } from './corporate-leads.fake.ts';
import { FakeEmployers } from './employers.fake.ts';
import { FakeConsentList } from './consent-list.fake.ts';
import { parseEmail } from '../../src/forms/email.ts';
import { parseInclusiveName } from '../../src/forms/name.ts';
import { parsePhone } from '../../src/forms/phone.ts';
import { isStartIn, startWindow } from '../../src/plans/plan-bill.ts';
import { isPromoFor } from '../../src/plans/promo.ts';
import type { LeadReference, SlotTaken } from '../../src/lead/lead-repository.port.ts';
import {
  type Answer,
  type CreatedLead,
  type CreatedReferral,
  type Guest,
  isSameGuest,
  type Lead,
  type LeadUpdate,
  type MeetingPurpose,
  type Referral,
  type Referrer,
  type ResidentialLead,
} from '../../src/lead/lead.ts';
import { VirtualClock } from './clock.fake.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { SeededIdSource } from './platform.fake.ts';
import type {
  AgreementOver,
  HeldPriceRefused,
  JoinTerms,
  ProductDetails,
  ProductRequest,
  PromoRefused,
  PurchaseWanted,
} from '../../src/payment/product-repository.port.ts';
import { FakePurchases } from './purchases.fake.ts';
import { FakeHeldPrices, FakePromoCodes } from './promo-codes.fake.ts';
import { FakeClubPlans } from './club-plans.fake.ts';
import { aBooking, someReferrers } from '../builders/lead.builder.ts';
import type {
  WantedHold,
  DayTimes,
  VisitType,
} from '../../src/visit/open-times-repository.port.ts';
import { instantText, readInstantMs } from '../../src/kernel/temporal.ts';
import type { LateMinutes, ManagedVisit } from '../../src/visit/visit-link-repository.port.ts';
import { visitMinutes } from '../../src/visit/visit-plan.ts';
import { FakeWaitList } from './wait-list.fake.ts';
import {
  FakeSlotBook,
  isSamePlace,
  notOffered,
  type OfferedTimes,
  type Place,
} from './slot-book.fake.ts';
import {
  acceptsAppointments,
  type VisitConfiguration,
} from '../../src/visit/visit-configuration.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';

/** A lead in the back end. */
export interface StoredLead {
  readonly lead: Lead;
  /** For a friend's lead, this is also the association token. */
  readonly leadTokenId: string;
  /** The consents and the survey answers: the latest entry per answer id. */
  readonly answers: readonly Answer[];
  /** The booked visit; null if none is booked. */
  readonly visit: StoredVisit | null;
  readonly meetingPurpose: MeetingPurpose | null;
  /** The referring member; null without a referral. */
  readonly referrer: Referrer | null;
}

/** A visit in the back end. */
export interface StoredVisit extends Place {
  /** Stays the same when the visit moves. */
  readonly id: string;
  readonly transactionId: string;
  readonly guest: Guest | null;
  /** How many minutes late the visitor said they would be; null if they didn't. */
  readonly lateMinutes: LateMinutes | null;
  /** The referring member comes along. */
  readonly joined: boolean;
  /** How often it changed. */
  readonly revision: number;
  readonly isCanceled: boolean;
}

/**
 * An in-memory back end: one lead per transaction, one holder per time. Share one instance among the fake
 * repositories, so that each sees the others' changes.
 */
export class FakeBackEnd {
  readonly clock: Clock;
  clubs: readonly Club[];
  configuration: VisitConfiguration;
  /** The members who refer friends. */
  referrers: readonly Referrer[] = someReferrers;
  readonly employers: FakeEmployers;
  readonly corporate: FakeCorporateLeads;
  readonly purchases: FakePurchases;
  readonly clubPlans: FakeClubPlans = new FakeClubPlans();
  readonly promoCodes: FakePromoCodes = new FakePromoCodes();
  readonly heldPrices: FakeHeldPrices = new FakeHeldPrices();
  readonly consents: FakeConsentList = new FakeConsentList();
  readonly waitList: FakeWaitList;
  /** What must be signed and answered before every purchase; null for nothing. */
  joinTerms: JoinTerms | null = null;
  readonly #ids: IdSource;
  readonly #leads = new Map<string, StoredLead>();
  readonly #visits = new Map<string, StoredVisit>();
  readonly #slots: FakeSlotBook;
  /** The times held for visitors, by transaction id. */
  readonly #holds = new Map<string, WantedHold & { readonly until: string }>();

  constructor({
    clock = new VirtualClock(),
    clubs = someClubs,
    configuration = { clubsForAppointment: ['101', '102', '103', '104'], blackoutDates: [] },
    ids = new SeededIdSource(41),
    offered,
  }: {
    clock?: Clock;
    clubs?: readonly Club[];
    configuration?: VisitConfiguration;
    ids?: IdSource;
    /** The clubs' times, if they differ from the default week. */
    offered?: OfferedTimes;
  } = {}) {
    this.clock = clock;
    this.clubs = clubs;
    this.configuration = configuration;
    this.#ids = ids;
    this.#slots = new FakeSlotBook(offered, (club, day) =>
      this.configuration.blackoutDates.some(
        ({ date, facilityId }) =>
          date === day && (facilityId === null || facilityId === club.facilityId),
      ),
    );
    this.waitList = new FakeWaitList(clock, ids, {
      isOffered: ({ facilityId, purpose, startsAt }) => {
        const club = this.#acceptingClub(facilityId);
        return club !== null && this.#slots.isOffered(club, purpose, startsAt, clock.now());
      },
      hold: ({ facilityId, purpose, startsAt }, transactionId) =>
        this.#slots.seize(facilityId, purpose, startsAt, transactionId),
      free: ({ facilityId, purpose, startsAt }) =>
        this.#slots.release(facilityId, purpose, startsAt),
      visitOf: (transactionId) => this.#leads.get(transactionId)?.visit ?? null,
    });
    this.employers = new FakeEmployers(clock, ids, (email) => this.corporate.isTaken(email));
    this.corporate = new FakeCorporateLeads((lead) => this.saveLead(lead));
    this.purchases = new FakePurchases(clock, ids, ({ corporate, heldPriceToken }) => {
      if (corporate !== null) this.corporate.take(corporate.companyEmail);
      if (heldPriceToken !== undefined) this.heldPrices.useUp(heldPriceToken);
    });
  }

  /** Every lead, in order of creation. */
  get leads(): readonly StoredLead[] {
    return [...this.#leads.values()];
  }

  /** Every visit, with canceled ones, in order of booking. */
  get visits(): readonly StoredVisit[] {
    return [...this.#visits.values()];
  }

  /** A visit has ended once its length has passed. */
  statusOf({ time, type, isCanceled }: StoredVisit): ManagedVisit['status'] {
    if (isCanceled) return 'canceled';
    const end = (readInstantMs(time) ?? 0) + visitMinutes[type] * 60_000;
    return this.clock.now().epochMilliseconds >= end ? 'ended' : 'confirmed';
  }

  /** The lead with this transaction, or else with this token. */
  findLead({ transactionId, leadTokenId }: LeadReference): StoredLead | undefined {
    return (
      this.#leads.get(transactionId) ?? this.leads.find((one) => one.leadTokenId === leadTokenId)
    );
  }

  club(facilityId: FacilityId): Club | null {
    return this.clubs.find((club) => club.facilityId === facilityId) ?? null;
  }

  /** Replaces a club's default week of times from 9:00 to 17:00. */
  setOpenTimes(facilityId: FacilityId, type: VisitType, days: readonly DayTimes[]): void {
    this.#slots.setTimes(facilityId, type, days);
  }

  /** The club's days. Empty for an unknown club and one that takes no appointments. */
  openTimes(facilityId: FacilityId, type: VisitType): readonly DayTimes[] {
    this.#endOldHolds();
    const club = this.#acceptingClub(facilityId);
    return club === null ? [] : this.#slots.days(club, type, this.clock.now());
  }

  /** Lets someone else hold a tour's time (ISO, with offset). */
  takeSlot(facilityId: FacilityId, time: string): void {
    this.#slots.seize(facilityId, 'tour', time, 'somebody else');
  }

  /** Creates the lead, or updates the one with the same transaction id. */
  saveLead(lead: Lead): CreatedLead & { readonly leadTokenId: string } {
    const before = this.#leads.get(lead.transactionId);
    const leadTokenId = before?.leadTokenId ?? this.#ids.next();
    this.#leads.set(lead.transactionId, {
      lead,
      leadTokenId,
      answers: mergeAnswers(before?.answers ?? [], lead.answers),
      visit: before?.visit ?? null,
      meetingPurpose: before?.meetingPurpose ?? null,
      referrer: before?.referrer ?? null,
    });
    return { leadTokenId, transactionId: lead.transactionId, associationToken: null };
  }

  /** Like `saveLead`, plus the visit. On failure, nothing changes. */
  saveResidentialLead(lead: ResidentialLead): Result<CreatedLead, CallFailure | SlotTaken> {
    const { transactionId, leadTokenId, scheduledVisitTime, meetingPurpose } = lead;
    const before = this.#leads.get(transactionId);
    if (leadTokenId !== null && leadTokenId !== before?.leadTokenId)
      return Err(invalid('leadTokenId'));
    const created = this.saveLead({ ...lead, sourceUrl: before?.lead.sourceUrl ?? '' });
    const visit = this.changeLead(aBooking(transactionId, scheduledVisitTime, { meetingPurpose }));
    if (visit.ok) return Ok(created);
    if (before === undefined) this.#leads.delete(transactionId);
    else this.#leads.set(transactionId, before);
    // This call has another name for the time.
    return visit.mapErr((failure) =>
      failure === notOffered ? invalid('scheduledVisitTime') : failure,
    );
  }

  /** Creates or updates the friend's lead and links it to the member, unless another one invited them before. */
  saveReferral({ lead, referrer }: Referral): Result<CreatedReferral, CallFailure> {
    const member = this.referrers.find((one) => one.referringId === referrer.referringId);
    if (member === undefined) return Err(invalid('referringId'));
    const { leadTokenId } = this.saveLead(lead);
    const stored = this.#leads.get(lead.transactionId);
    if (stored?.referrer === null) {
      this.#leads.set(lead.transactionId, { ...stored, referrer: member });
    }
    return Ok({ associationToken: leadTokenId });
  }

  /** Like `saveReferral`, for an existing lead. */
  changeReferral(referral: Referral): Result<CreatedReferral, CallFailure> {
    return this.#leads.has(referral.lead.transactionId)
      ? this.saveReferral(referral)
      : Err(unknownLead);
  }

  /** Starts a purchase like the payment page does, with the buyer's lead. Returns the product token. */
  beginPurchase(lead: Lead, details: Partial<ProductDetails> = {}): string {
    this.saveLead(lead);
    const { firstName, lastName, email, phone } = lead.contact;
    return this.purchases.add({
      transactionNumber: lead.transactionId,
      buyer: { firstName, lastName, email, phone },
      facilityId: lead.facilityId,
      memberId: null,
      barcode: null,
      startsOn: null,
      receipt: null,
      ...details,
    });
  }

  /**
   * Starts the purchase of a plan that the club or the buyer's employer offers, with the transaction of the buyer's
   * latest lead. A buyer without a lead becomes one.
   */
  sell(
    request: ProductRequest,
  ): Result<string, CallFailure | PromoRefused | HeldPriceRefused | AgreementOver> {
    const { buyer, corporate, plan, heldPriceToken } = request;
    const club = this.clubs.find(({ facilityId }) => facilityId === request.club.facilityId);
    const wrong = wrongFieldOf(buyer);
    if (wrong !== undefined) return Err(invalid(`productBase.buyer.${wrong}`));
    if (club === undefined) return Err(invalid('selectedClubDetails.facilityId'));
    if (heldPriceToken !== undefined) {
      const held = this.heldPrices.check(heldPriceToken, request);
      if (held.err) return held;
    }
    if (corporate !== null && !this.employers.isVerified(corporate)) return Err(notVerified);
    const offered =
      corporate === null
        ? Ok(this.clubPlans.at(club))
        : this.employers.offer({ ...corporate, club }, club).map(({ plans }) => plans);
    if (offered.err) return offered;
    const own = offered.val.find(({ planId }) => planId === plan.planId);
    if (own === undefined && heldPriceToken === undefined) {
      return Err(invalid('selectedPlan.planId'));
    }
    const today = this.clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate();
    const window = startWindow((own ?? plan).cost, today);
    const { startsOn } = request;
    if (startsOn !== null && (window === null || !isStartIn(window, startsOn))) {
      return Err(invalid('startDate'));
    }
    const code = plan.cost.promo?.code;
    const promo = code === undefined ? null : this.promoCodes.find(code, club.facilityId);
    if (promo?.err === true) return promo;
    if (promo !== null && !isPromoFor(promo.val, plan)) {
      return Err({ kind: 'promo-refused', why: 'elsewhere' });
    }
    const wanted = this.joinTermsOf(request)?.agreement ?? null;
    if (wanted !== null && request.answers?.signed?.version !== wanted.version) {
      return Err({ kind: 'agreement-over' });
    }
    const transactionId = this.#leadOf(request) ?? this.#newLeadOf(request, club);
    return Ok(this.purchases.begin(request, transactionId, club.timeZone));
  }

  /** The transaction of the buyer's latest lead; null without one. */
  #leadOf({ buyer, corporate }: ProductRequest): string | null {
    if (corporate !== null) return this.corporate.latestOf(corporate.companyEmail);
    const stored = this.leads.findLast(
      ({ lead: { contact } }) => contact.email === buyer.email && contact.phone === buyer.phone,
    );
    return stored?.lead.transactionId ?? null;
  }

  #newLeadOf({ buyer, corporate }: ProductRequest, { facilityId }: Club): string {
    const { newsletter, ...person } = buyer;
    const companyEmail = corporate?.companyEmail ?? null;
    return this.saveLead({
      transactionId: this.#ids.next(),
      leadTokenId: null,
      contact: { ...person, companyEmail, postalCode: null },
      facilityId,
      outreachCode: corporate === null ? 'WEBLEAD_JOIN' : 'CORPENROLL',
      joinOutreachCode: null,
      sourceUrl: '',
      answers: [],
      receiveTextAlerts: false,
      subscribeToNewsletter: newsletter,
      memberId: null,
      referringId: null,
      shareId: null,
    }).transactionId;
  }

  /** The terms of one purchase. Another plan or first day is another version. */
  joinTermsOf({ plan, startsOn }: PurchaseWanted): JoinTerms | null {
    const terms = this.joinTerms;
    if (terms === null || terms.agreement === null) return terms;
    const { version, paragraphs } = terms.agreement;
    const agreement = {
      ...terms.agreement,
      version: [version, plan.planId, startsOn ?? 'today'].join('-'),
      paragraphs: [`This agreement is about ${plan.name}.`, ...paragraphs],
    };
    return { ...terms, agreement };
  }

  changeLead(update: LeadUpdate): Result<void, CallFailure | SlotTaken> {
    const stored = this.#find(update);
    if (stored === undefined) return Err(unknownLead);
    const guest = update.guest?.firstName ?? null;
    if (guest !== null && !isName(guest)) return Err(invalid('Guest'));
    const namesClub =
      update.by === 'token' && (update.answers === null || update.scheduledVisitTime !== null);
    const lead = namesClub ? { ...stored.lead, facilityId: update.facilityId } : stored.lead;
    if (this.club(lead.facilityId) === null) return Err(unknownClub);
    const changed: StoredLead = {
      ...stored,
      lead,
      answers: mergeAnswers(stored.answers, (update.by === 'token' ? update.answers : null) ?? []),
      meetingPurpose:
        (update.by === 'transaction' ? update.meetingPurpose : null) ?? stored.meetingPurpose,
    };
    return this.#book(changed, update);
  }

  /** Does nothing without a visit, if another one is meant, and once it has ended. */
  cancelVisit(transactionId: string, calendarUid?: string | null): Result<void, CallFailure> {
    const stored = this.#leads.get(transactionId);
    if (stored === undefined) return Err(unknownLead);
    const { visit } = stored;
    const meant = this.visits.find((one) => calendarUidOf(one) === calendarUid) ?? visit;
    if (visit === null || meant?.id !== visit.id) return Ok(undefined);
    if (this.statusOf(visit) === 'ended') return Err(rejected(409, 'VISIT_OVER'));
    this.#visits.set(visit.id, { ...visit, isCanceled: true });
    this.#leads.set(transactionId, { ...stored, visit: null });
    this.#release(visit);
    return Ok(undefined);
  }

  /** Whether the referring member comes along. Ends when the visit moves. */
  setJoined(transactionId: string, joined: boolean): void {
    this.#changeVisit(transactionId, { joined });
  }

  /** How late the visitor will be. Ends when the visit moves. */
  setLate(transactionId: string, lateMinutes: LateMinutes): void {
    this.#changeVisit(transactionId, { lateMinutes });
  }

  joinWaitList(entry: Parameters<FakeWaitList['join']>[0]): Result<void, CallFailure> {
    if (!this.#leads.has(entry.transactionId)) return Err(unknownLead);
    if (this.#acceptingClub(entry.facilityId) === null) return Err(noSuchVisits);
    this.waitList.join(entry);
    return Ok(undefined);
  }

  /** Books the time that is held for the token. */
  acceptOffer(token: string): Result<void, CallFailure | SlotTaken> {
    const entry = this.waitList.entry(token);
    const stored = this.#leads.get(entry?.transactionId ?? '');
    const offer = this.waitList.offer(token);
    if (entry === undefined || offer === null || stored === undefined) return Err(unknownLead);
    if (offer.status === 'booked') return Ok(undefined);
    if (offer.status === 'over') return Err({ kind: 'slot-taken' });
    const { facilityId, purpose } = entry;
    const moved = {
      ...stored,
      lead: { ...stored.lead, facilityId },
      meetingPurpose: purpose,
    };
    return this.#book(moved, { scheduledVisitTime: offer.startsAt });
  }

  /** Holds an open time in place of the one held before. Returns until when. */
  holdTime(wanted: WantedHold): Result<string, CallFailure | SlotTaken> {
    this.#endOldHolds();
    const { transactionId, facilityId, purpose, startsAt, minutes } = wanted;
    const club = this.#acceptingClub(facilityId);
    if (club === null) return Err(noSuchVisits);
    const now = this.clock.now();
    if (!this.#slots.isOffered(club, purpose, startsAt, now)) return Err(notOffered);
    this.endHold(transactionId);
    const visit = this.#leads.get(transactionId)?.visit ?? null;
    const place = { facilityId, type: purpose, time: startsAt };
    if (visit !== null && isSamePlace(visit, place)) return Err({ kind: 'slot-taken' });
    return this.#slots.hold(club, purpose, startsAt, transactionId, now).map(() => {
      const until = instantText(now.add({ minutes }));
      const time = { facilityId, purpose, startsAt };
      // The wait list frees a time that it offered.
      if (!this.waitList.isHeld(time)) this.#holds.set(transactionId, { ...wanted, until });
      return until;
    });
  }

  endHold(transactionId: string): void {
    const held = this.#holds.get(transactionId);
    if (held === undefined) return;
    this.#holds.delete(transactionId);
    this.#slots.release(held.facilityId, held.purpose, held.startsAt);
  }

  #endOldHolds(): void {
    const now = this.clock.now().epochMilliseconds;
    for (const [transactionId, { until }] of this.#holds) {
      if ((readInstantMs(until) ?? 0) <= now) this.endHold(transactionId);
    }
  }

  /** The tokens of the offers to this person, oldest first. */
  offersMailedTo(email: string): readonly string[] {
    return this.waitList.entries
      .filter(({ offer }) => offer !== null)
      .filter(({ transactionId }) => this.#leads.get(transactionId)?.lead.contact.email === email)
      .map(({ token }) => token);
  }

  #find(update: LeadUpdate): StoredLead | undefined {
    return update.by === 'transaction'
      ? this.#leads.get(update.transactionId)
      : this.leads.find((stored) => stored.leadTokenId === update.leadTokenId);
  }

  /** Stores the lead and books the time. The time of its previous visit becomes free, unless that visit is over. */
  #book(
    lead: StoredLead,
    { scheduledVisitTime: time, guest }: Pick<LeadUpdate, 'scheduledVisitTime' | 'guest'>,
  ): Result<void, CallFailure | SlotTaken> {
    const { transactionId, facilityId } = lead.lead;
    const { visit } = lead;
    if (time === null) {
      this.#leads.set(transactionId, lead);
      return Ok(undefined);
    }
    const type = lead.meetingPurpose ?? 'tour';
    const place = { facilityId, type, time };
    if (visit !== null && isSamePlace(visit, place)) {
      const known = guest === undefined ? visit.guest : guest;
      const revision = visit.revision + (isSameGuest(known, visit.guest) ? 0 : 1);
      this.#keepVisit(lead, { ...visit, guest: known, revision });
      return Ok(undefined);
    }
    // After a visit that is over, another one is a new booking.
    const before = visit !== null && this.statusOf(visit) === 'ended' ? null : visit;
    const club = this.#acceptingClub(facilityId);
    if (club === null) return Err(notOffered);
    this.#endOldHolds();
    return this.#slots.hold(club, type, time, transactionId, this.clock.now()).map(() => {
      this.waitList.endOffer({ facilityId, purpose: type, startsAt: time });
      this.endHold(transactionId);
      this.#slots.seize(facilityId, type, time, transactionId);
      this.#keepVisit(lead, {
        ...place,
        id: before?.id ?? `visit-${this.#visits.size + 1}`,
        transactionId,
        guest: guest === undefined ? (before?.guest ?? null) : guest,
        lateMinutes: null,
        joined: false,
        revision: before === null ? 0 : before.revision + 1,
        isCanceled: false,
      });
      if (before !== null) this.#release(before);
    });
  }

  #changeVisit(transactionId: string, changes: Partial<StoredVisit>): void {
    const stored = this.#leads.get(transactionId);
    if (stored?.visit != null) this.#keepVisit(stored, { ...stored.visit, ...changes });
  }

  #keepVisit(lead: StoredLead, visit: StoredVisit): void {
    this.#visits.set(visit.id, visit);
    this.#leads.set(visit.transactionId, { ...lead, visit });
  }

  #release({ facilityId, type, time }: StoredVisit): void {
    this.waitList.offerFreed({ facilityId, purpose: type, startsAt: time });
  }

  /** Null unless the club is known and takes appointments. */
  #acceptingClub(facilityId: FacilityId): Club | null {
    return acceptsAppointments(this.configuration, facilityId) ? this.club(facilityId) : null;
  }
}

/** Longest name that a back end accepts, in code points. */
const nameLength = 50;

/** True for a name that a back end accepts. */
/** The UID of a visit's calendar entry. */
export function calendarUidOf({ id }: StoredVisit): string {
  return `${id}@foyer`;
}

export function isName(text: string): boolean {
  return parseInclusiveName(text).ok && [...text].length <= nameLength;
}

/** Keeps earlier answers that aren't answered again, so that a survey doesn't remove consents. */
function mergeAnswers(before: readonly Answer[], now: readonly Answer[]): readonly Answer[] {
  const byId = new Map([...before, ...now].map((answer) => [answer.answerId, answer]));
  return [...byId.values()];
}

/** The first of a person's fields that the form would reject. */
export function wrongFieldOf(
  person: Pick<ProductRequest['buyer'], 'firstName' | 'lastName' | 'email' | 'phone'>,
): string | undefined {
  const checks: Readonly<Record<string, boolean>> = {
    firstName: isName(person.firstName),
    lastName: isName(person.lastName),
    email: parseEmail(person.email).ok,
    phone: isPhone(person.phone),
  };
  return Object.keys(checks).find((name) => checks[name] === false);
}

/** True for a phone number that a back end accepts. */
export function isPhone(text: string): boolean {
  return parsePhone(text).ok || /^\+[1-9]\d{6,14}$/.test(text);
}

const unknownClub = invalid('FacilityId');

const noSuchVisits = unknownClub;

export const notVerified: CallFailure = rejected(422, 'EMAIL_NOT_VERIFIED', 'corporateContactId');

const unknownLead = notFound();
