import { describe, expect, it } from 'vitest';

import { passwordPolicies } from '../forms/password.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { SeededIdSource } from '../../testing/fakes/id-source.fake.ts';
import { FakeLogger } from '../../testing/fakes/logger.fake.ts';
import { ActivateAccount } from './activate-account.ts';
import { FakeMailedLinks } from '../../testing/fakes/mailed-links.fake.ts';
import { aMember, aNewcomer } from '../../testing/builders/member.builder.ts';
import { FakeMembers } from '../../testing/fakes/members.fake.ts';
import { FakeRegistrationRepository } from '../../testing/fakes/registration-repository.fake.ts';

describe('ActivateAccount', () => {
  function aNewLink() {
    const ids = new SeededIdSource(9);
    const members = new FakeMembers(new VirtualClock(), ids, [aMember(), aNewcomer()]);
    const links = new FakeMailedLinks(members, ids);
    links.resend('901003').unwrap();
    const logger = new FakeLogger();
    const repository = new FakeRegistrationRepository(links);
    const token = links.sent[0]?.token ?? 'none';
    return { repository, logger, token, members };
  }

  it('AC-08 HT-53 sets a valid login, with the name trimmed and the password as typed', async () => {
    const { repository, logger, token, members } = aNewLink();
    const activate = new ActivateAccount(repository, logger);
    const login = { token, username: ' katherine.j ', password: 'NewMorning2' };
    expect((await activate.execute(login)).ok).toBe(true);
    expect(members.known('katherine.j')?.password).toBe('NewMorning2');
  });

  it('AC-08 VA-05 VA-06 an invalid login is not sent and names its field', async () => {
    const { repository, logger, token } = aNewLink();
    const activate = new ActivateAccount(repository, logger, passwordPolicies['with-symbol']);
    const login = { token, username: 'katherine.j', password: 'NewMorning2' };
    expect((await activate.execute(login)).val).toMatchObject({ field: 'password' });
    expect((await activate.execute({ ...login, username: 'a@b' })).val).toMatchObject({
      field: 'username',
    });
    expect(repository.faults.count('activate')).toBe(0);
  });

  it('AC-05 an expired link is logged without the link', async () => {
    const { repository, logger } = aNewLink();
    const activate = new ActivateAccount(repository, logger);
    const login = { token: 'secret', username: 'katherine.j', password: 'NewMorning2' };
    expect((await activate.execute(login)).val).toEqual({
      kind: 'link-over',
      why: 'unknown',
    });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'activation-failed', fields: { failure: 'link-over' } },
    ]);
  });
});
