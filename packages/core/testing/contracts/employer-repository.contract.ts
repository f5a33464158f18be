import { describe, expect, it } from 'vitest';

import { aContact } from '../builders/lead.builder.ts';
import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';
import type { InvitationUse } from '../../src/corporate/corporate-repository.port.ts';
import { employerSaving } from '../../src/corporate/employer-saving.ts';

type EmployerEnvironment = BackEndWith<
  | 'employers'
  | 'corporate'
  | 'acceptingClub'
  | 'otherAcceptingClub'
  | 'partnerEmail'
  | 'partnerSlug'
  | 'newInvitation'
  | 'passTime'
>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The behavior of every `EmployerRepository`. */
export function employerRepositoryContract(
  subject: string,
  open: () => Promise<EmployerEnvironment>,
): void {
  describe(`${subject} shows employers and takes their invitation codes`, () => {
    const env = eachTestIn(open);

    it(
      'names the employer, who belongs to it, its clubs and what they save',
      meets('MB-91 HT-100'),
      async () => {
        const { employers, partnerSlug, partnerEmail, acceptingClub } = env();
        const facts = (await employers.find(partnerSlug)).unwrap();
        expect(facts).toMatchObject({ slug: partnerSlug, name: expect.stringMatching(/./) });
        expect(facts?.domains).toContain(partnerEmail.split('@')[1]);
        expect(facts?.clubs?.map(({ facilityId }) => facilityId)).toContain(acceptingClub);
        const saving = employerSaving(facts?.plans ?? [], 'USD');
        expect(saving?.monthly).toBeGreaterThan(0);
        expect(saving?.joining).toBeGreaterThan(0);
      },
    );

    it('says whether there are invitation codes', meets('MB-91 HT-100'), async () => {
      const { employers, partnerSlug, newInvitation } = env();
      const find = async () => (await employers.find(partnerSlug)).unwrap()?.hasInvitations;
      expect(await find()).toBe(false);
      await newInvitation();
      expect(await find()).toBe(true);
      await env().passTime(90 * dayMs);
      expect(await find()).toBe(false);
    });

    it('finds nothing by an unknown slug', meets('MB-91 HT-100'), async () => {
      expect((await env().employers.find('nobody-we-know')).unwrap()).toBeNull();
    });

    it(
      'a code in any spelling leads to the employer and its plans',
      meets('MB-93 HT-101'),
      async () => {
        const { employers, corporate, acceptingClub, newInvitation } = env();
        const code = ` ${(await newInvitation()).toLowerCase().replaceAll('-', ' ')} `;
        const account = (await employers.useInvitation(aUse(code))).unwrap();
        expect(account?.companyName).toMatch(/./);
        const wanted = {
          club: { facilityId: acceptingClub, country: 'US' },
          companyEmail: 'ada@mail.example',
          corporateAccountId: account?.corporateAccountId ?? '',
        };
        const corporateContactId = account?.corporateContactId ?? '';
        const offer = await corporate.plans({ ...wanted, corporateContactId });
        expect(offer.unwrap().plans).not.toEqual([]);
        // Who works where is nobody else's business.
        expect((await corporate.plans(wanted)).unwrap().plans).toEqual([]);
      },
    );

    it('a code works for one person, who may enter it again', meets('MB-94 HT-101'), async () => {
      const { employers, newInvitation } = env();
      const code = await newInvitation();
      const account = (await employers.useInvitation(aUse(code))).unwrap();
      expect(account).not.toBeNull();
      expect((await employers.useInvitation(aUse(code, 'eve@mail.example'))).unwrap()).toBeNull();
      expect((await employers.useInvitation(aUse(code, 'ADA@mail.example'))).unwrap()).toEqual(
        account,
      );
    });

    it('twenty people with one code have one winner', meets('MB-94 HT-101'), async () => {
      const { employers, newInvitation } = env();
      const code = await newInvitation();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          employers.useInvitation(aUse(code, `person${at}@mail.example`)),
        ),
      );
      expect(answers.every((one) => one.ok)).toBe(true);
      expect(answers.filter((one) => one.val !== null)).toHaveLength(1);
    });

    it('an expired code is like a wrong one', meets('MB-94 HT-101'), async () => {
      const { employers, newInvitation, passTime } = env();
      const code = await newInvitation();
      expect((await employers.useInvitation(aUse('AAAAA-AAAAA'))).unwrap()).toBeNull();
      await passTime(90 * dayMs);
      expect((await employers.useInvitation(aUse(code))).unwrap()).toBeNull();
    });

    it(
      'a club outside the agreement is rejected by its field, and the code isn’t used up',
      meets('MB-93 HT-101'),
      async () => {
        const { employers, newInvitation, otherAcceptingClub: facilityId } = env();
        const code = await newInvitation();
        const elsewhere = await employers.useInvitation({ ...aUse(code), facilityId });
        expect(elsewhere.val).toMatchObject({ kind: 'rejected', field: 'facilityId' });
        expect((await employers.useInvitation(aUse(code))).unwrap()).not.toBeNull();
      },
    );

    it(
      'a club outside the agreement is rejected when the same person enters their code again',
      meets('MB-93 HT-101'),
      async () => {
        const { employers, newInvitation, otherAcceptingClub: facilityId } = env();
        const code = await newInvitation();
        (await employers.useInvitation(aUse(code))).unwrap();
        const elsewhere = await employers.useInvitation({ ...aUse(code), facilityId });
        expect(elsewhere.val).toMatchObject({ kind: 'rejected', field: 'facilityId' });
        const stranger = { ...aUse(code, 'eve@mail.example'), facilityId };
        expect((await employers.useInvitation(stranger)).unwrap()).toBeNull();
      },
    );

    it('no code is mailed to an address that was invited', meets('MB-93 HT-21'), async () => {
      const { employers, corporate, newInvitation } = env();
      (await employers.useInvitation(aUse(await newInvitation()))).unwrap();
      const resent = await corporate.resendCode('ada@mail.example');
      expect(resent.val).toMatchObject({ kind: 'rejected', status: 404 });
    });

    it(
      'an address that a mailed code can verify is rejected by its field',
      meets('MB-93 HT-101'),
      async () => {
        const { employers, newInvitation, partnerEmail } = env();
        const code = await newInvitation();
        expect((await employers.useInvitation(aUse(code, partnerEmail))).val).toMatchObject({
          kind: 'rejected',
          field: 'personalEmail',
        });
      },
    );

    it('an address has five attempts in a quarter of an hour', meets('MB-94 HT-101'), async () => {
      const { employers, newInvitation, passTime } = env();
      const code = await newInvitation();
      await Promise.all(
        Array.from({ length: 5 }, () => employers.useInvitation(aUse('AAAAA-AAAAA'))),
      );
      await passTime(5 * minuteMs);
      expect((await employers.useInvitation(aUse(code))).val).toEqual({
        kind: 'rate-limited',
        retryAfterMs: 10 * minuteMs,
      });
      await passTime(10 * minuteMs);
      expect((await employers.useInvitation(aUse(code))).unwrap()).not.toBeNull();
    });

    failsAndAborts('finding an employer', env, ({ employers, partnerSlug }, options) =>
      employers.find(partnerSlug, options),
    );
    failsAndAborts('using an invitation code', env, ({ employers }, options) =>
      employers.useInvitation(aUse('AAAAA-AAAAA'), options),
    );

    function aUse(code: string, email = 'ada@mail.example'): InvitationUse {
      return { code, contact: { ...aContact(), email }, facilityId: env().acceptingClub };
    }
  });
}
