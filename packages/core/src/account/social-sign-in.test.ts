import { describe, expect, it } from 'vitest';

import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { FakeVisitor, SeededIdSource } from '../../testing/fakes/platform.fake.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { FakeSignInRepository } from '../../testing/fakes/sign-in-repository.fake.ts';
import { SocialSignIn } from './social-sign-in.ts';

/** A visitor on the login page, where Grace's account is linked to FB-1. */
function aVisitor() {
  const account = anAccount();
  const { members, session, logger } = account;
  session.end();
  const grace = members.all[0];
  if (grace?.information == null) throw new Error('The builder made no member.');
  members.put({ ...grace, information: { ...grace.information, facebookId: 'FB-1' } });
  for (const id of ['FB-1', 'FB-2']) members.vouchers.set(`proof of ${id}`, id);
  const navigation = new FakeNavigation('/login');
  const repository = new FakeSignInRepository(members);
  const signIn = new SocialSignIn({
    repository,
    session,
    logger,
    navigation,
    store: new FakeKeyValueStore(),
    visitor: new FakeVisitor({ pageUrl: 'https://club.example/login' }),
    ids: new SeededIdSource(3),
    provider: { name: 'Example ID', address: 'https://id.example/ask' },
  });
  return {
    account,
    navigation,
    repository,
    signIn,
    session,
    /** Visits the provider and returns with this query; STATE stands for the state that was sent. */
    async comeBack(query: string): Promise<void> {
      signIn.leave();
      const state = new URL(navigation.loaded.at(-1) ?? '').searchParams.get('state') ?? '';
      navigation.replace(`/login?${query.replace('STATE', state)}`);
      const entered = signIn.enter();
      await account.clock.advanceAndSettle(0);
      await entered;
    },
  };
}

const vouched = 'login=FB-1&voucher=proof%20of%20FB-1&state=STATE';

describe('SocialSignIn', () => {
  it('AC-12 goes to the provider, once however often it is pressed, and asks it to return to the login page', () => {
    const { navigation, signIn } = aVisitor();
    signIn.leave();
    signIn.leave();
    expect(navigation.loaded).toHaveLength(1);
    const { searchParams } = new URL(navigation.loaded[0] ?? '');
    expect(searchParams.get('redirect_uri')).toBe('https://club.example/login');
    expect(signIn.getSnapshot()).toEqual({ busy: 'leaving', problem: null, challenge: null });
  });

  it('AC-12 signs in the member whom the provider confirms and clears the address', async () => {
    const { comeBack, navigation, session, signIn } = aVisitor();
    await comeBack(vouched);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(navigation.entries).toEqual(['/login']);
    expect(signIn.getSnapshot()).toEqual({ busy: null, problem: null, challenge: null });
  });

  it.each([
    [
      'an answer that this tab did not ask for',
      vouched.replace('STATE', 'other'),
      'socialSignInOver',
    ],
    ['an expired proof', 'login=FB-1&voucher=old&state=STATE', 'socialSignInOver'],
    ['a visitor who declined', 'error=access_denied&state=STATE', 'socialSignInCancelled'],
    [
      'a login that no account is linked to',
      'login=FB-2&voucher=proof%20of%20FB-2&state=STATE',
      'socialNotLinked',
    ],
  ])('AC-12 for %s, nobody is signed in and a message says why', async (_, query, key) => {
    const { comeBack, navigation, session, signIn } = aVisitor();
    await comeBack(query);
    expect(session.getSnapshot().status).not.toBe('signed-in');
    expect(signIn.getSnapshot()).toMatchObject({ busy: null, problem: { key } });
    expect(navigation.entries).toEqual(['/login']);
  });

  it('AC-05 AC-12 shows a failed call, and the next attempt works', async () => {
    const { comeBack, repository, session, signIn } = aVisitor();
    repository.faults.failNext('signInSocially', { kind: 'network' });
    await comeBack(vouched);
    expect(signIn.getSnapshot().problem).toEqual({ key: 'callUnreachable' });
    await comeBack(vouched);
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it('AC-12 Back from the provider lets the visitor press again', async () => {
    const { navigation, signIn } = aVisitor();
    signIn.leave();
    await signIn.enter();
    expect(signIn.getSnapshot()).toEqual({ busy: null, problem: null, challenge: null });
    signIn.leave();
    expect(navigation.loaded).toHaveLength(2);
  });
});
