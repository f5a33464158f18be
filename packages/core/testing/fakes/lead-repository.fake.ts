import { type FakeBackEnd, isName, isPhone } from './back-end.fake.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import { FakeCalls, invalid } from './call-faults.fake.ts';
import type { LeadRepository, ReferralRepository } from '../../src/lead/lead-repository.port.ts';
import type { CreatedLead, Lead } from '../../src/lead/lead.ts';
import { parseFacilityId } from '../../src/clubs/club.ts';
import { parseEmail } from '../../src/forms/email.ts';
import { parsePostalCode } from '../../src/forms/postal-code.ts';

/** The leads of a `FakeBackEnd`. */
export class FakeLeadRepository
  extends FakeCalls<
    FakeBackEnd,
    'create' | 'createResidential' | 'updateAbandoned' | 'update' | 'cancelVisit'
  >
  implements LeadRepository
{
  create: LeadRepository['create'] = (lead, options) =>
    this.faults.play('create', options, () => this.#keep(lead));

  createResidential: LeadRepository['createResidential'] = (lead, options) =>
    this.faults.play('createResidential', options, () =>
      checkLead(lead, this.backEnd, residential).andThen(() =>
        this.backEnd.saveResidentialLead(lead),
      ),
    );

  updateAbandoned: LeadRepository['updateAbandoned'] = (lead, options) =>
    this.faults.play('updateAbandoned', options, () => this.#keep(lead));

  update: LeadRepository['update'] = (update, options) =>
    this.faults.play('update', options, () => this.backEnd.changeLead(update));

  cancelVisit: LeadRepository['cancelVisit'] = (lead, options) =>
    this.faults.play('cancelVisit', options, () =>
      this.backEnd.cancelVisit(
        this.backEnd.findLead(lead)?.lead.transactionId ?? lead.transactionId,
        lead.calendarUid,
      ),
    );

  #keep(lead: Lead): Result<CreatedLead, CallFailure> {
    return checkLead(lead, this.backEnd).map(() => this.backEnd.saveLead(lead));
  }
}

/** The names that a call has for a lead's fields, in the order in which they are checked. */
type FieldNames = readonly string[];

const abandoned: FieldNames = [
  'TransactionId',
  'FirstName',
  'LastName',
  'EmailAddress',
  'PhoneNumber',
  'Zipcode',
  'companyEmail',
  'FacilityId',
];

const residential: FieldNames = [
  'leadTransactionId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'zipCode',
  'companyEmail',
  'facilityId',
];

const referral: FieldNames = [
  'transactionId',
  'nameFirst',
  'nameLast',
  'emailAddress',
  'phoneNumber',
  'zipCode',
  'companyEmail',
  'facilityKey',
];

/** Rejects a lead that the form would reject, and one for a club that doesn't exist. */
export function checkLead(
  { transactionId, contact, facilityId }: Pick<Lead, 'transactionId' | 'contact' | 'facilityId'>,
  backEnd: FakeBackEnd,
  names: FieldNames = abandoned,
): Result<void, CallFailure> {
  const { firstName, lastName, email, phone, postalCode, companyEmail } = contact;
  const accepted = [
    transactionId.trim() !== '',
    isName(firstName),
    isName(lastName),
    parseEmail(email).ok,
    isPhone(phone),
    postalCode === null || parsePostalCode(postalCode).ok,
    companyEmail === null || parseEmail(companyEmail).ok,
    parseFacilityId(facilityId).ok && backEnd.club(facilityId) !== null,
  ];
  const field = names[accepted.indexOf(false)];
  return field === undefined ? Ok(undefined) : Err(invalid(field));
}

/** The members and friends of a `FakeBackEnd`. A friend's lead is one of its leads. */
export class FakeReferralRepository
  extends FakeCalls<FakeBackEnd, 'referrer' | 'create' | 'update'>
  implements ReferralRepository
{
  referrer: ReferralRepository['referrer'] = (referringId, options) =>
    this.faults.play('referrer', options, () =>
      Ok(this.backEnd.referrers.find((one) => one.referringId === referringId) ?? null),
    );

  create: ReferralRepository['create'] = (friend, options) =>
    this.faults.play('create', options, () =>
      checkLead(friend.lead, this.backEnd, referral).andThen(() =>
        this.backEnd.saveReferral(friend),
      ),
    );

  update: ReferralRepository['update'] = (friend, options) =>
    this.faults.play('update', options, () =>
      checkLead(friend.lead, this.backEnd, referral).andThen(() =>
        this.backEnd.changeReferral(friend),
      ),
    );
}
