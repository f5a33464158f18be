import type { FacilityId } from '../clubs/facility-id.ts';
import type { FakeBackEnd } from '../shared/back-end.fake.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { CallFaults } from '../shared/call-faults.fake.ts';
import { Ok, type Result } from '../shared/result.ts';
import type {
  CodeRequest,
  CorporateAccount,
  CorporateRepository,
} from './corporate-repository.port.ts';

/** The employers of a `FakeBackEnd`. */
export class FakeCorporateRepository implements CorporateRepository {
  readonly faults: CallFaults<'verifyDomain' | 'createCode'>;
  readonly #backEnd: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    this.#backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }

  verifyDomain(
    companyEmail: string,
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>> {
    return this.faults.play('verifyDomain', options, () =>
      Ok(this.#backEnd.employers.find(companyEmail, facilityId) !== null),
    );
  }

  createCode(
    request: CodeRequest,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount, CallFailure>> {
    return this.faults.play('createCode', options, () => this.#backEnd.employers.sendCode(request));
  }
}
