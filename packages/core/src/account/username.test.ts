import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { SeededIdSource } from '../../testing/fakes/platform.fake.ts';
import { FakeMailedLinks } from '../../testing/fakes/mailed-links.fake.ts';
import { FakeMembers } from '../../testing/fakes/members.fake.ts';
import { FakeRegistrationRepository } from '../../testing/fakes/member-repositories.fake.ts';
import { checkUsername, parseUsername, UsernameCheck } from './username.ts';

function aCheck() {
  const clock = new VirtualClock();
  const ids = new SeededIdSource(9);
  const repository = new FakeRegistrationRepository(
    new FakeMailedLinks(new FakeMembers(clock, ids), ids),
  );
  return { clock, repository, check: new UsernameCheck(repository) };
}

describe('the username check', () => {
  it('AC-08 HT-48 says whether a name is free or taken, in any letter case', async () => {
    const { check } = aCheck();
    await check.ask(' GRACE ');
    expect(check.getSnapshot()).toEqual({ username: 'GRACE', answer: 'taken' });
    await check.ask('katherine.j');
    expect(check.getSnapshot()).toEqual({ username: 'katherine.j', answer: 'free' });
  });

  it('HT-48 asks once per name, and never about an invalid one', async () => {
    const { check, repository } = aCheck();
    await check.ask('grace');
    await check.ask('grace ');
    expect(repository.faults.count('verifyUsername')).toBe(1);
    await check.ask('a@b');
    await check.ask('');
    expect(repository.faults.count('verifyUsername')).toBe(1);
    expect(check.getSnapshot()).toEqual({ username: '', answer: 'unknown' });
  });

  it('HT-48 says nothing if the call fails, and asks again next time', async () => {
    const { check, repository } = aCheck();
    repository.faults.failNext('verifyUsername', { kind: 'rate-limited', retryAfterMs: null });
    await check.ask('grace');
    expect(check.getSnapshot().answer).toBe('unknown');
    await check.ask('grace');
    expect(check.getSnapshot().answer).toBe('taken');
  });

  it('HT-48 a late answer is ignored if the name has changed', async () => {
    const { check, repository, clock } = aCheck();
    repository.faults.delayNext('verifyUsername', 3_000);
    const late = check.ask('grace');
    expect(check.getSnapshot().answer).toBe('asked');
    await check.ask('katherine.j');
    await clock.advanceAndSettle(3_000);
    await late;
    expect(check.getSnapshot()).toEqual({ username: 'katherine.j', answer: 'free' });
  });

  it('HT-48 is cleared once the name was refused, and ignores pending answers', async () => {
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
  it('AC-08 has 4 to 30 letters, digits, dots, hyphens and underscores, and starts with a letter', () => {
    expect(checkUsername('ada.b-1_x')).toBeNull();
    expect(checkUsername(' ')).toEqual({ key: 'fillOut' });
    for (const text of ['ada', 'a'.repeat(31), '1ada', 'ada@mail', 'ada b', 'ädabyron']) {
      expect(checkUsername(text)).toEqual({ key: 'usernameMalformed' });
    }
  });

  it('AC-08 VA-14 any text is accepted or rejected, and accepted text is trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const read = parseUsername(text);
        expect(read.ok).toBe(checkUsername(text) === null);
        expect(read.unwrapOr(text.trim())).toBe(text.trim());
      }),
    );
  });
});
