import {
  type CallFailure,
  type CallOptions,
  type Club,
  type ClubRepository,
  Err,
  type LeadRepository,
  Ok,
  type OpenTimesRepository,
  parseEmail,
  type Result,
} from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { parseInclusiveName, parsePhone, parsePostalCode } from '@foyer/core/forms';
import type { CreatedLead, Lead, LeadUpdate, SlotTaken } from '@foyer/core/lead';

import type { Crm, Studio } from './crm.ts';

/** The ports of a lead with a visit, over the CRM. */
export function crmPorts(crm: Crm): CrmPorts {
  return {
    clubs: {
      all: (options) => call(crm, options, () => Ok(crm.studios.map(readClub))),
      byId: (facilityId, options) =>
        call(crm, options, () => {
          const studio = crm.studios.find(({ code }) => code === facilityId);
          return Ok(studio ? readClub(studio) : null);
        }),
    },
    openTimes: {
      forClub: (facilityId, _type, options) =>
        call(crm, options, () => {
          const taken = new Set(crm.booked(facilityId));
          const days = [...crm.offered(facilityId)].map(([date, times]) => ({
            date,
            timeSlots: times.filter((time) => !taken.has(time)),
            unavailableTimeSlots: times.filter((time) => taken.has(time)),
          }));
          return Ok(days);
        }),
    },
    leads: {
      create: (lead, options) => call(crm, options, () => save(crm, lead)),
      updateAbandoned: (lead, options) => call(crm, options, () => save(crm, lead)),
      update: (update, options) => call(crm, options, () => book(crm, update)),
      cancelVisit: ({ transactionId, leadTokenId }, options) =>
        call(crm, options, () => {
          const prospect = crm.prospect(transactionId) ?? crm.prospect(leadTokenId ?? '');
          if (prospect === undefined) return unknownLead;
          crm.release(prospect.reference);
          return Ok(undefined);
        }),
      // No flow asks for a lead and its visit in one call.
      createResidential: () => Promise.resolve(Err({ kind: 'unsuccessful' })),
    },
  };
}

interface CrmPorts {
  readonly clubs: ClubRepository;
  readonly leads: LeadRepository;
  readonly openTimes: OpenTimesRepository;
}

/** Every call can be aborted and can fail. */
async function call<Value, Failure>(
  crm: Crm,
  { signal }: CallOptions = {},
  work: () => Result<Value, Failure>,
): Promise<Result<Value, Failure | CallFailure>> {
  await Promise.resolve();
  if (signal?.aborted === true) return Err({ kind: 'aborted' });
  return crm.isDown ? Err({ kind: 'network' }) : work();
}

function save(crm: Crm, lead: Lead): Result<CreatedLead, CallFailure> {
  const { transactionId, contact, facilityId } = lead;
  const { firstName, lastName, email, phone, postalCode, companyEmail } = contact;
  const checks: Readonly<Record<string, boolean>> = {
    TransactionId: transactionId.trim() !== '',
    FirstName: isName(firstName),
    LastName: isName(lastName),
    EmailAddress: parseEmail(email).ok,
    PhoneNumber: parsePhone(phone).ok || /^\+[1-9]\d{6,14}$/.test(phone),
    Zipcode: postalCode === null || parsePostalCode(postalCode).ok,
    companyEmail: companyEmail === null || parseEmail(companyEmail).ok,
    FacilityId: isStudio(crm, facilityId),
  };
  const field = Object.keys(checks).find((name) => checks[name] === false);
  if (field !== undefined) return invalid(field);
  const person = { given: firstName, family: lastName, mail: email, mobile: phone };
  const { reference } = crm.save({ reference: transactionId, person, studio: facilityId });
  // This CRM has one id for a lead, so token and transaction are the same.
  return Ok({ leadTokenId: reference, transactionId: reference, associationToken: null });
}

function book(crm: Crm, update: LeadUpdate): Result<void, CallFailure | SlotTaken> {
  const reference = update.by === 'token' ? update.leadTokenId : update.transactionId;
  const prospect = crm.prospect(reference);
  if (prospect === undefined) return unknownLead;
  const studio = update.by === 'token' ? update.facilityId : prospect.studio;
  if (!isStudio(crm, studio)) return invalid('FacilityId');
  const startsAt = update.scheduledVisitTime;
  if (startsAt === null) return Ok(undefined);
  const offered = [...crm.offered(studio).values()].flat();
  if (!offered.includes(startsAt)) return invalid('ScheduledVisitTime');
  return crm.book(reference, { studio, startsAt }) ? Ok(undefined) : Err({ kind: 'slot-taken' });
}

const unknownLead: Err<CallFailure> = Err({
  kind: 'rejected',
  status: 404,
  code: null,
  field: null,
});

function isStudio(crm: Crm, facilityId: string): boolean {
  return crm.studios.some(({ code }) => code === facilityId);
}

/** A form takes names of at most 50 characters. */
function isName(text: string): boolean {
  return parseInclusiveName(text).ok && [...text].length <= 50;
}

function invalid(field: string): Err<CallFailure> {
  return Err({ kind: 'rejected', status: 422, code: 'INVALID_FIELD', field });
}

function readClub({ code, label, timeZone, position, bookable }: Studio): Club {
  const [lat, long] = position;
  return {
    facilityId: parseFacilityId(code).unwrap(),
    name: label,
    timeZone,
    lat,
    long,
    clubId: null,
    clubType: null,
    status: 'open',
    webName: null,
    region: 'Chicago',
    country: 'US',
    city: 'Chicago',
    state: 'IL',
    zip: '',
    address: '',
    phoneNumber: '',
    imageUrl: null,
    thumbnail: null,
    hasGuidedWorkouts: false,
    isAcceptingAppointments: bookable,
    clubDetailPageURL: null,
    featuredAmenities: [],
    confirmationImages: [],
  };
}
