import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import { FakeCalls, invalid, rejected } from './call-faults.fake.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';
import {
  addOnAgreementId,
  type Agreement,
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
  versions: readonly string[] = ['4', '3', '2', '1'];
  /** The agreement under which the members joined; null for none. */
  joined: Agreement | null = null;
  readonly #signed = new Map<string, Temporal.Instant>();

  read: AgreementRepository['read'] = ({ agreementId, memberId }, version, options) =>
    this.faults.play('read', options, () =>
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

  sign: AgreementRepository['sign'] = (signing, options) => {
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
  };

  #own(memberId: string): Result<FakeMember, CallFailure> {
    return this.backEnd
      .bearer()
      .andThen((member) =>
        member.memberId === memberId ? Ok(member) : Err(rejected(403, 'NOT_YOURS', 'memberId')),
      );
  }
}
