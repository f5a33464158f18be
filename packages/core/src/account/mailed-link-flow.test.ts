import { describe, expect, it } from 'vitest';

import { FakeLogger, SeededIdSource } from '../../testing/fakes/platform.fake.ts';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { ActivateAccount, MailedLinkFlow, UseEmailLink } from './mailed-link-flow.ts';
import { FakeMailedLinks } from '../../testing/fakes/mailed-links.fake.ts';
import { aNewcomer, aMember } from '../../testing/builders/member.builder.ts';
import { FakeRegistrationRepository } from '../../testing/fakes/member-repositories.fake.ts';
import { SignIn } from './sign-in.ts';
import { passwordPolicies } from '../forms/password.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeMembers } from '../../testing/fakes/members.fake.ts';

/** Grace is signed in on this page; Katherine has joined and has no login yet. */
function aVisit() {
  const account = anAccount();
  const { members, signIns, session, logger } = account;
  members.put(aNewcomer());
  const links = new FakeMailedLinks(members, new SeededIdSource(9));
  const registrations = new FakeRegistrationRepository(links);
  const flow = new MailedLinkFlow({
    registrations,
    activateAccount: new ActivateAccount(registrations, logger),
    signIn: new SignIn(signIns, session, logger),
  });
  const mailed = (ask: () => unknown): string => {
    ask();
    return links.sent.at(-1)?.token ?? 'none';
  };
  return {
    ...account,
    links,
    registrations,
    flow,
    activation: () => mailed(() => links.resend('901003')),
    recovery: () => mailed(() => links.recover('grace@mail.example')),
  };
}

const katherine = { username: 'katherine.j', password: 'NewMorning2' };

describe('a visit by a mailed link', () => {
  it('AC-08 HT-52 HT-53 leads from the link to the chosen login and signs in', async () => {
    const { flow, activation, accounts } = aVisit();
    await flow.arrive(activation());
    expect(flow.getSnapshot()).toEqual({
      kind: 'open',
      link: { purpose: 'activate', firstName: 'Katherine', username: null },
    });
    expect((await flow.choose(katherine)).ok).toBe(true);
    expect(flow.getSnapshot()).toEqual({ kind: 'chosen', purpose: 'activate', isSignedIn: true });
    expect((await accounts.profile()).unwrap()).toMatchObject({ firstName: 'Katherine' });
  });

  it('AC-08 the data of the previously signed-in member is not shown to the new one', async () => {
    const { flow, activation, load } = aVisit();
    await load.execute();
    await flow.arrive(activation());
    await flow.choose(katherine);
    expect(load.getSnapshot().information).not.toHaveProperty('value');
  });

  it('AC-08 HT-49 a recovery link keeps the username and sets a new password', async () => {
    const { flow, recovery, members } = aVisit();
    await flow.arrive(recovery());
    expect((await flow.choose({ username: null, password: 'NewMorning2' })).ok).toBe(true);
    expect(flow.getSnapshot()).toEqual({ kind: 'chosen', purpose: 'recover', isSignedIn: true });
    expect(members.known('grace')?.password).toBe('NewMorning2');
  });

  it.each([
    ['used', 'used'],
    ['too old', 'expired'],
    ['never sent', 'unknown'],
    ['cut off', 'unknown'],
  ] as const)('HT-52 a link that is %s says so', async (how, why) => {
    const { flow, activation, links, clock } = aVisit();
    const token = activation();
    if (how === 'used') links.use({ token, ...katherine }).unwrap();
    if (how === 'too old') clock.advance(48 * 3_600_000);
    await flow.arrive({ 'never sent': 'made-up', 'cut off': '' }[how as string] ?? token);
    expect(flow.getSnapshot()).toEqual({ kind: 'over', why });
  });

  it('HT-53 a username taken in the meantime is an error at its field, and the link stays valid', async () => {
    const { flow, activation } = aVisit();
    await flow.arrive(activation());
    expect((await flow.choose({ ...katherine, username: 'Grace' })).val).toEqual({
      field: 'username',
      message: { key: 'usernameTaken' },
    });
    expect(flow.getSnapshot().kind).toBe('open');
    expect((await flow.choose(katherine)).ok).toBe(true);
  });

  it('HT-53 a link that another tab used is expired here too', async () => {
    const { flow, activation, links } = aVisit();
    const token = activation();
    await flow.arrive(token);
    links.use({ token, username: 'another.one', password: 'OtherWords3' }).unwrap();
    expect((await flow.choose(katherine)).ok).toBe(true);
    expect(flow.getSnapshot()).toEqual({ kind: 'over', why: 'used' });
  });

  it('HT-53 AC-05 if the answer was lost, submitting again signs the owner in', async () => {
    const { flow, activation, registrations } = aVisit();
    await flow.arrive(activation());
    registrations.faults.failNext('activate', { kind: 'timeout' }, { takesEffect: true });
    expect((await flow.choose(katherine)).val).toEqual({ key: 'callUnreachable' });
    await flow.choose(katherine);
    expect(flow.getSnapshot()).toMatchObject({ kind: 'chosen', isSignedIn: true });
  });

  it('AC-05 HT-53 if signing in fails, the login is set anyway and the visitor is told', async () => {
    const { flow, activation, signIns } = aVisit();
    await flow.arrive(activation());
    signIns.faults.failNext('signIn', { kind: 'network' });
    await flow.choose(katherine);
    expect(flow.getSnapshot()).toMatchObject({ kind: 'chosen', isSignedIn: false });
  });

  it('AC-05 HT-53 a refusal shows at its field, any other failure as a general message', async () => {
    const { flow, activation, registrations } = aVisit();
    await flow.arrive(activation());
    const { faults } = registrations;
    const rejected = { kind: 'rejected', status: 422, code: 'INVALID_FIELD' } as const;
    faults.failNext('activate', { ...rejected, field: 'username' });
    expect((await flow.choose(katherine)).val).toMatchObject({ field: 'username' });
    faults.failNext('activate', { ...rejected, field: 'token' });
    expect((await flow.choose(katherine)).val).toEqual({ key: 'callFailed' });
    faults.failNext('activate', { kind: 'rate-limited', retryAfterMs: 120_000 });
    expect((await flow.choose(katherine)).val).toMatchObject({
      key: 'callTooOften',
      values: { wait: { waitMs: 120_000 } },
    });
    expect((await flow.choose({ ...katherine, password: 'short' })).val).toMatchObject({
      field: 'password',
    });
  });

  it('AC-05 HT-52 a link that failed to load can be loaded again', async () => {
    const { flow, activation, registrations } = aVisit();
    registrations.faults.failNext('readLink', { kind: 'network' });
    const token = activation();
    await flow.arrive(token);
    expect(flow.getSnapshot()).toEqual({ kind: 'unread' });
    await flow.read();
    expect(flow.getSnapshot().kind).toBe('open');
  });

  it('HT-52 coming back finds an open link still open and a used one gone', async () => {
    const { flow, activation, registrations } = aVisit();
    await flow.arrive(null);
    expect(flow.getSnapshot()).toEqual({ kind: 'none' });
    const token = activation();
    await flow.arrive(token);
    await flow.arrive(null);
    await flow.arrive(token);
    expect(flow.getSnapshot().kind).toBe('open');
    expect(registrations.faults.count('readLink')).toBe(1);
    await flow.choose(katherine);
    await flow.arrive(token);
    expect(flow.getSnapshot()).toEqual({ kind: 'none' });
    expect(registrations.faults.count('readLink')).toBe(1);
  });

  it('HT-52 a second link opened while the first is loading replaces it', async () => {
    const { flow, activation, recovery, registrations, clock } = aVisit();
    registrations.faults.delayNext('readLink', 5_000);
    const seen = new Set<string>();
    flow.subscribe(() => seen.add(flow.getSnapshot().kind));
    const first = flow.arrive(activation());
    await flow.arrive(recovery());
    await clock.advanceAndSettle(5_000);
    await first;
    expect(flow.getSnapshot()).toMatchObject({ link: { purpose: 'recover' } });
    expect([...seen]).toEqual(['reading', 'open']);
  });

  it('AC-08 no snapshot and no log contains the code', async () => {
    const { flow, activation, logger, registrations } = aVisit();
    const token = activation();
    registrations.faults.failNext('activate', { kind: 'network' });
    const seen: unknown[] = [];
    flow.subscribe(() => seen.push(flow.getSnapshot()));
    await flow.arrive(token);
    await flow.choose(katherine);
    await flow.choose(katherine);
    expect(seen.length).toBeGreaterThan(2);
    expect(JSON.stringify([seen, logger.entries])).not.toContain(token);
  });
});

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
