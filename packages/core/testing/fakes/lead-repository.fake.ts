import { type FakeBackEnd, isName, isPhone } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  LeadReference,
  LeadRepository,
  ReferralRepository,
  SlotTaken,
} from '../../src/lead/lead-repository.port.ts';
import type {
  CreatedLead,
  CreatedReferral,
  Lead,
  LeadUpdate,
  Referral,
  Referrer,
  ResidentialLead,
} from '../../src/lead/lead.ts';
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
  create(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>> {
    return this.faults.play('create', options, () => this.#keep(lead));
  }

  createResidential(
    lead: ResidentialLead,
    options?: CallOptions,
  ): Promise<Result<CreatedLead, CallFailure | SlotTaken>> {
    return this.faults.play('createResidential', options, () =>
      checkLead(lead, this.backEnd).andThen(() => this.backEnd.saveResidentialLead(lead)),
    );
  }

  updateAbandoned(lead: Lead, options?: CallOptions): Promise<Result<CreatedLead, CallFailure>> {
    return this.faults.play('updateAbandoned', options, () => this.#keep(lead));
  }

  update(
    update: LeadUpdate,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure | SlotTaken>> {
    return this.faults.play('update', options, () => this.backEnd.changeLead(update));
  }

  cancelVisit(lead: LeadReference, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('cancelVisit', options, () =>
      this.backEnd.cancelVisit(
        this.backEnd.findLead(lead)?.lead.transactionId ?? lead.transactionId,
      ),
    );
  }

  #keep(lead: Lead): Result<CreatedLead, CallFailure> {
    return checkLead(lead, this.backEnd).map(() => this.backEnd.saveLead(lead));
  }
}

/** Rejects a lead that the form would reject, and one for a club that doesn't exist. */
export function checkLead(
  { transactionId, contact, facilityId }: Pick<Lead, 'transactionId' | 'contact' | 'facilityId'>,
  backEnd: FakeBackEnd,
): Result<void, CallFailure> {
  const { firstName, lastName, email, phone, postalCode, companyEmail } = contact;
  const fields: Readonly<Record<string, boolean>> = {
    TransactionId: transactionId.trim() !== '',
    FirstName: isName(firstName),
    LastName: isName(lastName),
    EmailAddress: parseEmail(email).ok,
    PhoneNumber: isPhone(phone),
    Zipcode: postalCode === null || parsePostalCode(postalCode).ok,
    companyEmail: companyEmail === null || parseEmail(companyEmail).ok,
    FacilityId: parseFacilityId(facilityId).ok && backEnd.club(facilityId) !== null,
  };
  const field = Object.keys(fields).find((name) => fields[name] === false);
  return field === undefined
    ? Ok(undefined)
    : Err({ kind: 'rejected', status: 422, code: 'INVALID_FIELD', field });
}

/** The members and friends of a `FakeBackEnd`. A friend's lead is one of its leads. */
export class FakeReferralRepository
  extends FakeCalls<FakeBackEnd, 'referrer' | 'create' | 'update'>
  implements ReferralRepository
{
  referrer(
    referringId: string,
    options?: CallOptions,
  ): Promise<Result<Referrer | null, CallFailure>> {
    return this.faults.play('referrer', options, () =>
      Ok(this.backEnd.referrers.find((one) => one.referringId === referringId) ?? null),
    );
  }

  create(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>> {
    return this.faults.play('create', options, () =>
      checkLead(referral.lead, this.backEnd).andThen(() => this.backEnd.saveReferral(referral)),
    );
  }

  update(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>> {
    return this.faults.play('update', options, () =>
      checkLead(referral.lead, this.backEnd).andThen(() => this.backEnd.changeReferral(referral)),
    );
  }
}
