import type { FakeBackEnd } from './back-end.fake.ts';
import { CallFaults } from './call-faults.fake.ts';
import type { CorporateAccount } from '../../src/corporate/corporate-repository.port.ts';
import type {
  EmployerFacts,
  EmployerRepository,
  InvitationUse,
  InvitationUsed,
} from '../../src/corporate/employer-repository.port.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';

/** The public pages and invitation codes of a `FakeBackEnd`'s employers. */
export class FakeEmployerRepository implements EmployerRepository {
  readonly faults: CallFaults<keyof EmployerRepository>;
  readonly #backEnd: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    this.#backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }

  find(slug: string, options?: CallOptions): Promise<Result<EmployerFacts | null, CallFailure>> {
    return this.faults.play('find', options, () =>
      Ok(this.#backEnd.employers.factsOf(slug, this.#backEnd.clubs)),
    );
  }

  useInvitation(
    use: InvitationUse,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount | null, CallFailure | InvitationUsed>> {
    return this.faults.play('useInvitation', options, () =>
      this.#backEnd.employers.useInvitation(use),
    );
  }
}
