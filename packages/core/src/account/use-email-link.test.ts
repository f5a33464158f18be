import { describe, expect, it } from 'vitest';

import { SeededIdSource } from '../../testing/fakes/id-source.fake.ts';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { FakeMailedLinks } from '../../testing/fakes/mailed-links.fake.ts';
import { FakeRegistrationRepository } from '../../testing/fakes/registration-repository.fake.ts';
import { UseEmailLink } from './use-email-link.ts';

describe('UseEmailLink', () => {
  function aLink() {
    const { members, logger } = anAccount();
    const links = new FakeMailedLinks(members, new SeededIdSource(9));
    const registrations = new FakeRegistrationRepository(links);
    members.emailLinks.confirmationTo('901001', 'new@mail.example').unwrap();
    const token = members.emailLinks.sent.at(-1)?.token ?? 'none';
    return { registrations, logger, token, use: new UseEmailLink(registrations, logger) };
  }

  it('SE-21 a used link says so, unless its answer was lost here', async () => {
    const { registrations, use, token, logger } = aLink();
    registrations.faults.failNext('useEmailLink', { kind: 'network' });
    expect((await use.execute(token)).val).toEqual({ kind: 'network' });
    expect(logger.entries.at(-1)?.fields).toEqual({ failure: 'network' });
    (await registrations.useEmailLink(token)).unwrap();
    expect((await use.execute(token)).ok).toBe(true);
    const elsewhere = new UseEmailLink(registrations, logger);
    expect((await elsewhere.execute(token)).val).toEqual({ kind: 'link-over', why: 'used' });
  });
});
