import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../ports/clock.fake.ts';
import { SeededIdSource } from '../ports/id-source.fake.ts';
import { FakeMailedLinks } from './mailed-links.fake.ts';
import { FakeMembers } from './members.fake.ts';
import { FakeRegistrationRepository } from './registration-repository.fake.ts';
import { checkUsername, parseUsername } from './username.ts';
import { UsernameCheck } from './username-check.ts';

function aCheck() {
  const clock = new VirtualClock();
  const ids = new SeededIdSource(9);
  const repository = new FakeRegistrationRepository(
    new FakeMailedLinks(new FakeMembers(clock, ids), ids),
  );
  return { clock, repository, check: new UsernameCheck(repository) };
}

describe('whether somebody has a username', () => {
  it('AC-08 HT-48 tells of a free and of a taken one, in whatever letter case', async () => {
    const { check } = aCheck();
    await check.ask(' GRACE ');
    expect(check.getSnapshot()).toEqual({ username: 'GRACE', answer: 'taken' });
    await check.ask('katherine.j');
    expect(check.getSnapshot()).toEqual({ username: 'katherine.j', answer: 'free' });
  });

  it('HT-48 asks once about one name, and about none that can’t be', async () => {
    const { check, repository } = aCheck();
    await check.ask('grace');
    await check.ask('grace ');
    expect(repository.faults.count('verifyUsername')).toBe(1);
    await check.ask('a@b');
    await check.ask('');
    expect(repository.faults.count('verifyUsername')).toBe(1);
    expect(check.getSnapshot()).toEqual({ username: '', answer: 'unknown' });
  });

  it('HT-48 where nobody answers nothing is said, and the next time it is asked again', async () => {
    const { check, repository } = aCheck();
    repository.faults.failNext('verifyUsername', { kind: 'rate-limited', retryAfterMs: null });
    await check.ask('grace');
    expect(check.getSnapshot().answer).toBe('unknown');
    await check.ask('grace');
    expect(check.getSnapshot().answer).toBe('taken');
  });

  it('HT-48 an answer that comes late says nothing of the name that stands there now', async () => {
    const { check, repository, clock } = aCheck();
    repository.faults.delayNext('verifyUsername', 3_000);
    const late = check.ask('grace');
    expect(check.getSnapshot().answer).toBe('asked');
    await check.ask('katherine.j');
    await clock.advanceAndSettle(3_000);
    await late;
    expect(check.getSnapshot()).toEqual({ username: 'katherine.j', answer: 'free' });
  });

  it('HT-48 says no more once the name was refused, not even by an answer that is on its way', async () => {
    const { check, repository, clock } = aCheck();
    repository.faults.delayNext('verifyUsername', 3_000);
    const late = check.ask('katherine.j');
    check.forget();
    await clock.advanceAndSettle(3_000);
    await late;
    expect(check.getSnapshot()).toEqual({ username: '', answer: 'unknown' });
  });
});

describe('a username', () => {
  it('AC-08 is 4 to 30 letters, digits, dots, hyphens and underscores, beginning with a letter', () => {
    expect(checkUsername('ada.b-1_x')).toBeNull();
    expect(checkUsername(' ')).toEqual({ key: 'fillOut' });
    for (const text of ['ada', 'a'.repeat(31), '1ada', 'ada@mail', 'ada b', 'ädabyron']) {
      expect(checkUsername(text)).toEqual({ key: 'usernameMalformed' });
    }
  });

  it('AC-08 VA-14 any text has an answer, and what is taken is taken as it was trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseUsername(text);
        expect(read.ok).toBe(checkUsername(text) === null);
        expect(read.unwrapOr(text.trim())).toBe(text.trim());
      }),
    );
  });
});
