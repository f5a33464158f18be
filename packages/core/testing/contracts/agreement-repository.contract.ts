import { describe, expect, it } from 'vitest';

import {
  eachTestIn,
  failsAndAbortsAfter,
  type AccountEnvironment,
  type AccountHolder,
  carrySession,
  meets,
} from './environment.contract.ts';
import {
  addOnAgreementId,
  type AgreementPlace,
} from '../../src/account/agreement-repository.port.ts';
import type { AgreementRepository } from '../../src/account/agreement-repository.port.ts';

/** An account back end with an add-on agreement to sign. */
export interface AgreementEnvironment extends AccountEnvironment {
  readonly agreements: AgreementRepository;
  /** Changes the member's plan to one with the add-on, which they haven't signed. */
  offerAddOn(who: AccountHolder): Promise<void>;
}

/** The behavior of every `AgreementRepository`. */
export function agreementRepositoryContract(
  subject: string,
  open: () => Promise<AgreementEnvironment>,
): void {
  describe(`${subject} has agreements to sign`, () => {
    const env = eachTestIn(open);

    const place = (memberId: string): AgreementPlace => ({
      agreementId: addOnAgreementId,
      facilityId: '101',
      memberId,
    });

    it('signing the current version activates the add-on', meets('AC-08 HT-44 HT-45'), async () => {
      const { agreements, accounts, alan } = env();
      await env().offerAddOn(alan);
      await carrySession(env(), alan);
      const read = (await agreements.read(place(alan.memberId), null)).unwrap();
      expect(read?.paragraphs.length).toBeGreaterThan(0);
      expect(read?.signedAt).toBeNull();
      const signing = { ...place(alan.memberId), version: read?.version ?? '' };
      const at = (await agreements.sign({ ...signing, signature: 'Alan Turing' })).unwrap();
      const again = (await agreements.read(place(alan.memberId), null)).unwrap();
      expect(again?.signedAt?.equals(at)).toBe(true);
      expect((await accounts.addOn()).unwrap()).toEqual({
        hamptonsAgreementStatusId: '2',
        hasHamptonsAddOnAgreement: true,
      });
    });

    it(
      'HT-45: a member whose plan excludes the add-on can neither read nor sign its agreement',
      meets('PR-04 HT-44'),
      async () => {
        const { agreements, accounts, alan } = env();
        await carrySession(env(), alan);
        const excluded = { kind: 'add-on-excluded' };
        expect((await agreements.read(place(alan.memberId), null)).val).toEqual(excluded);
        for (const version of ['3', '2', '1']) {
          const signing = { ...place(alan.memberId), version, signature: 'Alan Turing' };
          expect((await agreements.sign(signing)).val).toEqual(excluded);
        }
        expect((await accounts.addOn()).unwrap()).toBeNull();
      },
    );

    it('a second signature doesn’t replace the first', meets('HT-45'), async () => {
      const { agreements, alan, passTime } = env();
      await env().offerAddOn(alan);
      await carrySession(env(), alan);
      const { version = '' } = (await agreements.read(place(alan.memberId), null)).unwrap() ?? {};
      const signing = { ...place(alan.memberId), version, signature: 'Alan Turing' };
      const first = (await agreements.sign(signing)).unwrap();
      await passTime(60_000);
      expect((await agreements.sign(signing)).unwrap().equals(first)).toBe(true);
    });

    it('an earlier version can be read but not signed', meets('HT-44 HT-45'), async () => {
      const { agreements, alan } = env();
      await env().offerAddOn(alan);
      await carrySession(env(), alan);
      const earlier = (await agreements.read(place(alan.memberId), '1')).unwrap();
      expect(earlier?.version).toBe('1');
      const signing = { ...place(alan.memberId), version: '1', signature: 'Alan Turing' };
      expect((await agreements.sign(signing)).val).toEqual({ kind: 'version-over' });
    });

    it('an unknown agreement is null', meets('HT-44'), async () => {
      const { agreements, alan } = env();
      await env().offerAddOn(alan);
      await carrySession(env(), alan);
      const own = place(alan.memberId);
      expect((await agreements.read({ ...own, agreementId: 'nothing' }, null)).unwrap()).toBeNull();
      expect((await agreements.read(own, '99')).unwrap()).toBeNull();
    });

    it('an empty name signs nothing', meets('HT-45'), async () => {
      const { agreements, alan } = env();
      await env().offerAddOn(alan);
      await carrySession(env(), alan);
      const { version = '' } = (await agreements.read(place(alan.memberId), null)).unwrap() ?? {};
      const signing = { ...place(alan.memberId), version, signature: ' ' };
      expect((await agreements.sign(signing)).val).toMatchObject({ field: 'signature' });
      const long = { ...signing, signature: 'x'.repeat(101) };
      expect((await agreements.sign(long)).val).toMatchObject({ field: 'signature' });
    });

    it('an unknown agreement can’t be signed', meets('HT-45'), async () => {
      const { agreements, alan, accounts } = env();
      await env().offerAddOn(alan);
      await carrySession(env(), alan);
      const { version = '' } = (await agreements.read(place(alan.memberId), null)).unwrap() ?? {};
      const signing = { ...place(alan.memberId), version, signature: 'Alan Turing' };
      const unknown = await agreements.sign({ ...signing, agreementId: 'nothing' });
      expect(unknown.val).toMatchObject({ kind: 'rejected', status: 422, field: 'agreementId' });
      expect((await accounts.addOn()).unwrap()).toMatchObject({ hasHamptonsAddOnAgreement: false });
    });

    it(
      'nobody can read or sign for another member, or without a token',
      meets('AC-09 HT-44 HT-45'),
      async () => {
        const { agreements, alan, grace, carry } = env();
        await env().offerAddOn(alan);
        await carrySession(env(), alan);
        const signing = { ...place(grace.memberId), version: '2', signature: 'Grace Hopper' };
        for (const [token, status] of [
          [undefined, 403],
          [null, 401],
        ] as const) {
          if (token === null) carry(null);
          expect((await agreements.read(place(grace.memberId), null)).val).toMatchObject({
            status,
          });
          expect((await agreements.sign(signing)).val).toMatchObject({ status });
        }
      },
    );

    failsAndAbortsAfter('reading an agreement', env, async (all) => {
      await all.offerAddOn(all.alan);
      await carrySession(all, all.alan);
      return (options) => all.agreements.read(place(all.alan.memberId), null, options);
    });
  });
}
