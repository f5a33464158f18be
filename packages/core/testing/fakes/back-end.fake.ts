/** Longer than most: here is all that the fake repositories share, so that one's writing is another's reading. */
import { someClubs } from '../builders/club.builder.ts';
import type { Club } from '../../src/clubs/club.ts';
import type { FacilityId } from '../../src/clubs/facility-id.ts';
import { FakeCorporateLeads } from './corporate-leads.fake.ts';
import { FakeEmployers } from './employers.fake.ts';
import { FakeConsentList } from './consent-list.fake.ts';
import type { SlotTaken } from '../../src/lead/lead-repository.port.ts';
import type {
  Answer,
  CreatedLead,
  Lead,
  LeadUpdate,
  MeetingPurpose,
  ResidentialLead,
} from '../../src/lead/lead.ts';
import { VirtualClock } from './clock.fake.ts';
import type { Clock } from '../../src/kernel/clock.port.ts';
import { SeededIdSource } from './id-source.fake.ts';
import type { IdSource } from '../../src/kernel/id-source.port.ts';
import type { ProductDetails, ProductRequest } from '../../src/payment/product-repository.port.ts';
import { FakePurchases } from './purchases.fake.ts';
import { FakeClubPlans } from './club-plans.fake.ts';
import { someReferrers } from '../builders/referral.builder.ts';
import type { CreatedReferral, Referral, Referrer } from '../../src/lead/referral.ts';
import type { DayTimes, VisitType } from '../../src/visit/open-times-repository.port.ts';
import { FakeSlotBook, notOffered, type OfferedTimes } from './slot-book.fake.ts';
import {
  acceptsAppointments,
  type VisitConfiguration,
} from '../../src/visit/visit-configuration.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';

/** A lead as the back end keeps it. */
export interface KeptLead {
  readonly lead: Lead;
  /** Of a friend's lead, the association token too. RF-02 */
  readonly leadTokenId: string;
  /** The consents and whatever was answered since, one entry an answer id, the latest. */
  readonly answers: readonly Answer[];
  /** The booked time and its club; null when none is booked. */
  readonly visit: {
    readonly facilityId: FacilityId;
    readonly time: string;
    readonly type: VisitType;
  } | null;
  readonly meetingPurpose: MeetingPurpose | null;
  /** The member who sent the friend; null for a lead of one's own. */
  readonly referrer: Referrer | null;
}

/**
 * A back end in memory that behaves: one transaction is one lead, one time has one holder. Share one among the fake
 * repositories, so that what one of them books another shows as taken.
 */
export class FakeBackEnd {
  readonly clock: Clock;
  clubs: readonly Club[];
  configuration: VisitConfiguration;
  /** Members who may send their friends. */
  referrers: readonly Referrer[] = someReferrers;
  readonly employers: FakeEmployers;
  readonly corporate: FakeCorporateLeads;
  readonly purchases: FakePurchases;
  readonly clubPlans: FakeClubPlans = new FakeClubPlans();
  readonly consents: FakeConsentList = new FakeConsentList();
  readonly #ids: IdSource;
  readonly #leads = new Map<string, KeptLead>();
  readonly #slots: FakeSlotBook;

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
    /** What clubs offer, where it is not the same week for each. */
    offered?: OfferedTimes;
  } = {}) {
    this.clock = clock;
    this.clubs = clubs;
    this.configuration = configuration;
    this.#ids = ids;
    this.#slots = new FakeSlotBook(offered);
    this.employers = new FakeEmployers(clock, ids);
    this.corporate = new FakeCorporateLeads((lead) => this.keepLead(lead));
    this.purchases = new FakePurchases(clock, ids, (companyEmail) => {
      if (companyEmail !== null) this.corporate.take(companyEmail);
    });
  }

  /** Every lead, in the order in which they were made. */
  get leads(): readonly KeptLead[] {
    return [...this.#leads.values()];
  }

  club(facilityId: FacilityId): Club | null {
    return this.clubs.find((club) => club.facilityId === facilityId) ?? null;
  }

  /** Gives a club other times than the week from 9 to 17 o'clock that it has by default. */
  setOpenTimes(facilityId: FacilityId, type: VisitType, days: readonly DayTimes[]): void {
    this.#slots.setTimes(facilityId, type, days);
  }

  /** The club's days; a club that is not known or takes no appointments has none. HT-26 */
  openTimes(facilityId: FacilityId, type: VisitType): readonly DayTimes[] {
    const club = this.#acceptingClub(facilityId);
    return club === null ? [] : this.#slots.days(club, type, this.clock.now());
  }

  /** Lets somebody else hold a time (ISO, with offset). LS-13 */
  takeSlot(facilityId: FacilityId, time: string, type: VisitType = 'tour'): void {
    this.#slots.seize(facilityId, type, time, 'somebody else');
  }

  /** Makes the lead, or brings the one of the same transaction up to date. HT-27, HT-28 */
  keepLead(lead: Lead): CreatedLead & { readonly leadTokenId: string } {
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

  /** As `keepLead`, with the visit: what can't be done leaves everything as it was. HT-25 */
  keepResidentialLead(lead: ResidentialLead): Result<CreatedLead, CallFailure | SlotTaken> {
    const { transactionId, leadTokenId, scheduledVisitTime, meetingPurpose } = lead;
    const before = this.#leads.get(transactionId);
    if (leadTokenId !== null && leadTokenId !== before?.leadTokenId) return Err(wrongToken);
    const created = this.keepLead({ ...lead, sourceUrl: before?.lead.sourceUrl ?? '' });
    const visit = this.changeLead({
      by: 'transaction',
      transactionId,
      scheduledVisitTime,
      meetingPurpose,
      preferredCommunicationMethod: null,
      preferredTimeOfDay: null,
    });
    if (visit.ok) return Ok(created);
    if (before === undefined) this.#leads.delete(transactionId);
    else this.#leads.set(transactionId, before);
    return visit;
  }

  /** Makes the friend's lead, or brings it up to date, and ties it to the member. HT-35 */
  keepReferral({ lead, referrer }: Referral): Result<CreatedReferral, CallFailure> {
    const member = this.referrers.find((one) => one.referringId === referrer.referringId);
    if (member === undefined) return Err(unknownReferrer);
    const { leadTokenId } = this.keepLead(lead);
    const kept = this.#leads.get(lead.transactionId);
    if (kept !== undefined) this.#leads.set(lead.transactionId, { ...kept, referrer: member });
    return Ok({ associationToken: leadTokenId });
  }

  /** As `keepReferral`, for a lead that the back end has. HT-36 */
  changeReferral(referral: Referral): Result<CreatedReferral, CallFailure> {
    return this.#leads.has(referral.lead.transactionId)
      ? this.keepReferral(referral)
      : Err(unknownLead);
  }

  /** Begins a purchase, as the payment page does: the buyer's lead and a product token. Answers the token. LX-06 */
  beginPurchase(lead: Lead, details: Partial<ProductDetails> = {}): string {
    this.keepLead(lead);
    const { firstName, lastName, email, phone } = lead.contact;
    return this.purchases.add({
      transactionNumber: lead.transactionId,
      buyer: { firstName, lastName, email, phone },
      facilityId: lead.facilityId,
      memberId: null,
      barcode: null,
      ...details,
    });
  }

  /**
   * Begins the purchase of a plan; its transaction is the buyer's latest lead's. Without an employer behind it the plan
   * must be one that the club offers online. HT-30
   */
  sell(request: ProductRequest): Result<string, CallFailure> {
    if (request.corporate === null) {
      const club = this.clubs.find((one) => one.facilityId === request.club.facilityId);
      const offered = club === undefined ? [] : this.clubPlans.at(club);
      if (offered.every(({ planId }) => planId !== request.plan.planId)) return Err(notSold);
    }
    const kept = this.leads.findLast(({ lead }) => lead.contact.email === request.buyer.email);
    return Ok(this.purchases.begin(request, kept?.lead.transactionId ?? this.#ids.next()));
  }

  /** HT-24 */
  changeLead(update: LeadUpdate): Result<void, CallFailure | SlotTaken> {
    const kept = this.#find(update);
    if (kept === undefined) return Err(unknownLead);
    const lead =
      update.by === 'token' ? { ...kept.lead, facilityId: update.facilityId } : kept.lead;
    const changed: KeptLead = {
      ...kept,
      lead,
      answers: mergeAnswers(kept.answers, (update.by === 'token' ? update.answers : null) ?? []),
      meetingPurpose:
        (update.by === 'transaction' ? update.meetingPurpose : null) ?? kept.meetingPurpose,
    };
    return this.#book(changed, update.scheduledVisitTime).map((visit) => {
      this.#leads.set(lead.transactionId, { ...changed, visit });
    });
  }

  /** HT-29 */
  cancelVisit(transactionId: string): Result<void, CallFailure> {
    const kept = this.#leads.get(transactionId);
    if (kept === undefined) return Err(unknownLead);
    this.#release(kept.visit);
    this.#leads.set(transactionId, { ...kept, visit: null });
    return Ok(undefined);
  }

  #find(update: LeadUpdate): KeptLead | undefined {
    return update.by === 'transaction'
      ? this.#leads.get(update.transactionId)
      : this.leads.find((kept) => kept.leadTokenId === update.leadTokenId);
  }

  /** The visit that the lead has afterwards; the time that it held before is given back. */
  #book(lead: KeptLead, time: string | null): Result<KeptLead['visit'], CallFailure | SlotTaken> {
    if (time === null) return Ok(lead.visit);
    const { transactionId, facilityId } = lead.lead;
    const club = this.#acceptingClub(facilityId);
    if (club === null) return Err(notOffered);
    const type = lead.meetingPurpose ?? 'tour';
    return this.#slots.hold(club, type, time, transactionId, this.clock.now()).map(() => {
      this.#release(lead.visit);
      this.#slots.seize(facilityId, type, time, transactionId);
      return { facilityId, time, type };
    });
  }

  #release(visit: KeptLead['visit']): void {
    if (visit !== null) this.#slots.release(visit.facilityId, visit.type, visit.time);
  }

  /** Null for a club that is not known or is not among those that take appointments. */
  #acceptingClub(facilityId: FacilityId): Club | null {
    return acceptsAppointments(this.configuration, facilityId) ? this.club(facilityId) : null;
  }
}

/** What was answered before and is not answered anew stays: the survey takes no consent away. */
function mergeAnswers(before: readonly Answer[], now: readonly Answer[]): readonly Answer[] {
  const byId = new Map([...before, ...now].map((answer) => [answer.answerId, answer]));
  return [...byId.values()];
}

const unknownReferrer: CallFailure = {
  kind: 'rejected',
  status: 422,
  code: 'INVALID_FIELD',
  field: 'referringId',
};

const notSold: CallFailure = {
  kind: 'rejected',
  status: 422,
  code: 'INVALID_FIELD',
  field: 'selectedPlan.planId',
};

const wrongToken: CallFailure = {
  kind: 'rejected',
  status: 422,
  code: 'INVALID_FIELD',
  field: 'leadTokenId',
};

const unknownLead: CallFailure = { kind: 'rejected', status: 404, code: 'NOT_FOUND', field: null };
