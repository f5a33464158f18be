import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';
import {
  addOnAgreementId,
  type Agreement,
  type AgreementPlace,
  membershipAgreementId,
} from '../../src/account/agreement-repository.port.ts';
import type {
  AddOnExcluded,
  AgreementRepository,
  VersionOver,
} from '../../src/account/agreement-repository.port.ts';
import type { FakeMember } from '../builders/member.builder.ts';
import type { FakeMembers } from './members.fake.ts';

/** The versions of the add-on agreement, for the members of `FakeMembers`. */
export class FakeAgreementRepository
  extends FakeCalls<FakeMembers, keyof AgreementRepository>
  implements AgreementRepository
{
  /** Every version, the current one first. */
  versions: readonly string[] = ['2', '1'];
  /** The agreement under which the members joined; null for none. */
  joined: Agreement | null = null;
  readonly #signed = new Map<string, Temporal.Instant>();

  read(
    { agreementId, memberId }: AgreementPlace,
    version: string | null,
    options?: CallOptions,
  ): Promise<Result<Agreement | null, CallFailure | AddOnExcluded>> {
    return this.faults.play('read', options, () =>
      this.#own(memberId).andThen<Agreement | null, CallFailure | AddOnExcluded>(({ addOn }) => {
        if (agreementId === membershipAgreementId) {
          return Ok(version === null || version === this.joined?.version ? this.joined : null);
        }
        const wanted = version ?? this.versions[0] ?? '';
        if (agreementId !== addOnAgreementId || !this.versions.includes(wanted)) return Ok(null);
        const signedAt = this.#signed.get(`${memberId} ${wanted}`) ?? null;
        if (addOn === null && signedAt === null) return Err({ kind: 'add-on-excluded' });
        return Ok({
          agreementId,
          version: wanted,
          title: 'The summer club',
          paragraphs: [`These are the terms of version ${wanted}.`],
          signedAt,
          signedBy: null,
        });
      }),
    );
  }

  sign(
    signing: AgreementPlace & { readonly version: string; readonly signature: string },
    options?: CallOptions,
  ): Promise<Result<Temporal.Instant, CallFailure | VersionOver | AddOnExcluded>> {
    const { agreementId, memberId, version, signature } = signing;
    return this.faults.play('sign', options, () =>
      this.#own(memberId).andThen<Temporal.Instant, CallFailure | VersionOver | AddOnExcluded>(
        (member) => {
          if (agreementId !== addOnAgreementId) return Err(invalid('agreementId'));
          if (member.addOn === null) return Err({ kind: 'add-on-excluded' });
          if (version !== this.versions[0]) return Err({ kind: 'version-over' });
          const { length } = signature.trim();
          if (length < 2 || length > 100) return Err(invalid('signature'));
          const key = `${memberId} ${version}`;
          const at = this.#signed.get(key) ?? this.backEnd.clock.now();
          this.#signed.set(key, at);
          const addOn = { hamptonsAgreementStatusId: '2', hasHamptonsAddOnAgreement: true };
          this.backEnd.put({ ...member, addOn });
          return Ok(at);
        },
      ),
    );
  }

  #own(memberId: string): Result<FakeMember, CallFailure> {
    return this.backEnd
      .bearer()
      .andThen((member) => (member.memberId === memberId ? Ok(member) : Err(notYours)));
  }
}

const notYours: CallFailure = {
  kind: 'rejected',
  status: 403,
  code: 'NOT_YOURS',
  field: 'memberId',
};

function invalid(field: string): CallFailure {
  return { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field };
}
