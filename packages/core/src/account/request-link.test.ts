import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeLogger, SeededIdSource } from '../../testing/fakes/platform.fake.ts';
import { FakeMailedLinks } from '../../testing/fakes/mailed-links.fake.ts';
import { aMember, aNewcomer } from '../../testing/builders/member.builder.ts';
import { FakeMembers } from '../../testing/fakes/members.fake.ts';
import { FakeRegistrationRepository } from '../../testing/fakes/member-repositories.fake.ts';
import { RequestLink } from './request-link.ts';

function anAsking() {
  const ids = new SeededIdSource(9);
  const members = new FakeMembers(new VirtualClock(), ids, [aMember(), aNewcomer()]);
  const links = new FakeMailedLinks(members, ids);
  const logger = new FakeLogger();
  const repository = new FakeRegistrationRepository(links);
  return { links, logger, repository, request: new RequestLink(repository, logger) };
}

const katherine = { memberId: '901003', lastName: 'Johnson' };
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example' };

describe('requesting a mailed link', () => {
  it('AC-08 AC-11 HT-50 HT-51 a member without a login gets the link at the address on file', async () => {
    const { request, links } = anAsking();
    expect((await request.member(katherine)).unwrap()).toBe('sent');
    expect(links.sent.map(({ email }) => email)).toEqual(['katherine@mail.example']);
  });

  it('AC-08 HT-50 a member with a login is told so and gets no mail', async () => {
    const { request, links } = anAsking();
    const grace = { memberId: '901001', lastName: 'Hopper' };
    expect((await request.member(grace)).unwrap()).toBe('registered');
    expect(links.sent).toEqual([]);
  });

  it('HT-50 a number and name that don’t match are an error at the number', async () => {
    const { request, repository } = anAsking();
    const unknown = { field: 'memberId', message: { key: 'memberUnknown' } };
    expect((await request.member({ ...katherine, lastName: 'Hopper' })).val).toEqual(unknown);
    expect(repository.faults.count('signUp')).toBe(0);
    const rejected = { kind: 'rejected', status: 422, code: null, field: 'memberId' } as const;
    repository.faults.failNext('signUp', rejected);
    expect((await request.member(katherine)).val).toEqual(unknown);
  });

  it('AC-08 HT-49 HT-51 HT-54 the answer is the same whether or not the account exists', async () => {
    const { request, links } = anAsking();
    const answers = [
      await request.prospect(ada),
      await request.prospect({ ...ada, email: 'grace@mail.example' }),
      await request.recover('grace@mail.example'),
      await request.recover('nobody@mail.example'),
      await request.resend('901003'),
      await request.resend('000000'),
      await request.resend('grace'),
    ];
    expect(answers.map((answer) => answer.unwrap())).toEqual(Array(7).fill('sent'));
    expect(links.sent.map(({ email }) => email)).toEqual([
      'ada@mail.example',
      'grace@mail.example',
      'grace@mail.example',
      'katherine@mail.example',
    ]);
  });

  it('AC-08 past the limit, the message says when to try again', async () => {
    const { request, repository } = anAsking();
    const tooOften = { kind: 'rate-limited', retryAfterMs: 1_500_000 } as const;
    const message = { key: 'tooManyLinks', values: { wait: { waitMs: 1_500_000 } } };
    repository.faults.failNext('validateMember', tooOften);
    expect((await request.member(katherine)).val).toEqual(message);
    repository.faults.failNext('signUp', tooOften);
    expect((await request.member(katherine)).val).toEqual(message);
    repository.faults.failNext('recoverByEmail', tooOften);
    expect((await request.recover('grace@mail.example')).val).toEqual(message);
  });

  it('AC-05 a failure is shown, and logged without the input', async () => {
    const { request, repository, logger } = anAsking();
    repository.faults.failNext('resendVerification', { kind: 'network' });
    expect((await request.resend('901003')).val).toEqual({ key: 'callUnreachable' });
    const rejected = { kind: 'rejected', status: 422, code: null, field: 'email' } as const;
    repository.faults.failNext('recoverByEmail', rejected);
    expect((await request.recover('grace@mail.example')).val).toEqual({
      field: 'emailAddress',
      message: { key: 'emailMalformed' },
    });
    expect(logger.entries).toEqual(
      ['network', 'rejected'].map((failure) => ({
        level: 'warn',
        event: 'link-request-failed',
        fields: { failure },
      })),
    );
  });
});
