import type { FacilityId } from '../../src/clubs/club.ts';
import type { PlanOffer } from '../../src/plans/plan.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { checkLead } from './lead-repository.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  CodeRequest,
  CodeSpent,
  CorporateAccount,
  CorporateLead,
  CorporateLeadRepository,
  CorporateRepository,
  CreatedCorporateLead,
  PlanChoice,
  PlansWanted,
} from '../../src/corporate/corporate-repository.port.ts';
import type {
  EmployerFacts,
  EmployerRepository,
  InvitationUse,
  InvitationUsed,
} from '../../src/corporate/employer-repository.port.ts';

/** The employers of a `FakeBackEnd`. */
export class FakeCorporateRepository
  extends FakeCalls<FakeBackEnd, keyof CorporateRepository>
  implements CorporateRepository
{
  verifyDomain(
    companyEmail: string,
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>> {
    return this.faults.play('verifyDomain', options, () =>
      Ok(this.backEnd.employers.find(companyEmail, facilityId) !== null),
    );
  }

  createCode(
    request: CodeRequest,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount, CallFailure>> {
    return this.faults.play('createCode', options, () => this.backEnd.employers.sendCode(request));
  }

  resendCode(companyEmail: string, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('resendCode', options, () =>
      this.backEnd.employers.resendCode(companyEmail),
    );
  }

  verifyCode(
    companyEmail: string,
    code: string,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure | CodeSpent>> {
    return this.faults.play('verifyCode', options, () =>
      this.backEnd.employers.verifyCode(companyEmail, code),
    );
  }

  plans(wanted: PlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>> {
    return this.faults.play('plans', options, () =>
      this.backEnd.employers.offer(wanted, this.backEnd.club(wanted.club.facilityId)),
    );
  }

  choosePlan(choice: PlanChoice, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('choosePlan', options, () => {
      const { transactionId } = choice;
      const corporate = this.backEnd.corporate.all.find(
        ({ lead }) => lead.transactionId === transactionId,
      );
      const stored = this.backEnd.findLead({ transactionId, leadTokenId: null });
      const at = stored === undefined ? null : this.backEnd.club(stored.lead.facilityId);
      if (corporate === undefined || at === null) return Err(unknownLead);
      const { companyEmail } = corporate.lead.contact;
      return this.backEnd.employers
        .offer({ ...choice, companyEmail, club: at }, at)
        .andThen(({ plans }) =>
          plans.some(({ planId }) => planId === choice.planId)
            ? this.backEnd.corporate.choosePlan(choice)
            : Err(planNotOffered),
        );
    });
  }
}

/** The corporate leads of a `FakeBackEnd`. */
export class FakeCorporateLeadRepository
  extends FakeCalls<FakeBackEnd, keyof CorporateLeadRepository>
  implements CorporateLeadRepository
{
  create(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    return this.faults.play('create', options, () => this.#keep(lead));
  }

  update(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    return this.faults.play('update', options, () => this.#keep(lead));
  }

  #keep(lead: CorporateLead): Result<CreatedCorporateLead, CallFailure> {
    return checkLead(lead, this.backEnd).andThen(() => this.backEnd.corporate.keep(lead));
  }
}

/** The public pages and invitation codes of a `FakeBackEnd`'s employers. */
export class FakeEmployerRepository
  extends FakeCalls<FakeBackEnd, keyof EmployerRepository>
  implements EmployerRepository
{
  find(slug: string, options?: CallOptions): Promise<Result<EmployerFacts | null, CallFailure>> {
    return this.faults.play('find', options, () =>
      Ok(this.backEnd.employers.factsOf(slug, this.backEnd.clubs)),
    );
  }

  useInvitation(
    use: InvitationUse,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount | null, CallFailure | InvitationUsed>> {
    return this.faults.play('useInvitation', options, () =>
      this.backEnd.employers.useInvitation(use),
    );
  }
}

const unknownLead: CallFailure = { kind: 'rejected', status: 404, code: 'NOT_FOUND', field: 'id' };

const planNotOffered: CallFailure = { ...unknownLead, field: 'planId' };
