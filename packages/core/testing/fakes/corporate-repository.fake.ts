import type { FakeBackEnd } from './back-end.fake.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { FakeCalls, notFound } from './call-faults.fake.ts';
import { checkLead } from './lead-repository.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  CorporateLead,
  CorporateLeadRepository,
  CorporateRepository,
  CreatedCorporateLead,
} from '../../src/corporate/corporate-repository.port.ts';
import type { EmployerRepository } from '../../src/corporate/employer-repository.port.ts';

/** The employers of a `FakeBackEnd`. */
export class FakeCorporateRepository
  extends FakeCalls<FakeBackEnd, keyof CorporateRepository>
  implements CorporateRepository
{
  verifyDomain: CorporateRepository['verifyDomain'] = (companyEmail, facilityId, options) =>
    this.faults.play('verifyDomain', options, () =>
      Ok(this.backEnd.employers.find(companyEmail, facilityId) !== null),
    );

  createCode: CorporateRepository['createCode'] = (request, options) =>
    this.faults.play('createCode', options, () => this.backEnd.employers.sendCode(request));

  resendCode: CorporateRepository['resendCode'] = (companyEmail, options) =>
    this.faults.play('resendCode', options, () => this.backEnd.employers.resendCode(companyEmail));

  verifyCode: CorporateRepository['verifyCode'] = (companyEmail, code, options) =>
    this.faults.play('verifyCode', options, () =>
      this.backEnd.employers.verifyCode(companyEmail, code),
    );

  plans: CorporateRepository['plans'] = (wanted, options) =>
    this.faults.play('plans', options, () =>
      this.backEnd.employers.offer(wanted, this.backEnd.club(wanted.club.facilityId)),
    );

  choosePlan: CorporateRepository['choosePlan'] = (choice, options) =>
    this.faults.play('choosePlan', options, () => {
      const { transactionId } = choice;
      const corporate = this.backEnd.corporate.all.find(
        ({ lead }) => lead.transactionId === transactionId,
      );
      const stored = this.backEnd.findLead({ transactionId, leadTokenId: null });
      const at = stored === undefined ? null : this.backEnd.club(stored.lead.facilityId);
      if (corporate === undefined || at === null) return Err(notFound('id'));
      const { companyEmail } = corporate.lead.contact;
      return this.backEnd.employers
        .offer({ ...choice, companyEmail, club: at }, at)
        .andThen(({ plans }) =>
          plans.some(({ planId }) => planId === choice.planId)
            ? this.backEnd.corporate.choosePlan(choice)
            : Err(notFound('planId')),
        );
    });
}

/** The corporate leads of a `FakeBackEnd`. */
export class FakeCorporateLeadRepository
  extends FakeCalls<FakeBackEnd, keyof CorporateLeadRepository>
  implements CorporateLeadRepository
{
  create: CorporateLeadRepository['create'] = (lead, options) =>
    this.faults.play('create', options, () => this.#keep(lead));

  update: CorporateLeadRepository['update'] = (lead, options) =>
    this.faults.play('update', options, () => this.#keep(lead));

  #keep(lead: CorporateLead): Result<CreatedCorporateLead, CallFailure> {
    return checkLead(lead, this.backEnd).andThen(() => this.backEnd.corporate.keep(lead));
  }
}

/** The public pages and invitation codes of a `FakeBackEnd`'s employers. */
export class FakeEmployerRepository
  extends FakeCalls<FakeBackEnd, keyof EmployerRepository>
  implements EmployerRepository
{
  find: EmployerRepository['find'] = (slug, options) =>
    this.faults.play('find', options, () =>
      Ok(this.backEnd.employers.factsOf(slug, this.backEnd.clubs)),
    );

  useInvitation: EmployerRepository['useInvitation'] = (use, options) =>
    this.faults.play('useInvitation', options, () => this.backEnd.employers.useInvitation(use));
}
