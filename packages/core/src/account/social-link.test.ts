import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPartOfAddress } from '../../testing/properties.ts';
import { FakeVisitor, SeededIdSource } from '../../testing/fakes/platform.fake.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { aMember } from '../../testing/builders/member.builder.ts';
import { readSocialReturn, socialAddress, SocialLink } from './social-link.ts';

function aLink() {
  const account = anAccount();
  const navigation = new FakeNavigation('/account/social');
  const store = new FakeKeyValueStore();
  const visitor = new FakeVisitor({ pageUrl: 'https://club.example/account/social' });
  const link = new SocialLink({
    navigation,
    store,
    visitor,
    change: account.change,
    session: account.session,
    clock: account.clock,
    ids: new SeededIdSource(3),
    provider: { name: 'Example ID', address: 'https://id.example/ask?client=foyer' },
  });
  account.members.vouchers.set('v-1', 'FB-1');
  return {
    ...account,
    link,
    navigation,
    store,
    /**
     * Visits the provider and returns with this query; STATE stands for the state that was sent.
     */
    async comeBack(query: string): Promise<void> {
      link.link();
      const state = new URL(navigation.loaded.at(-1) ?? '').searchParams.get('state') ?? '';
      navigation.replace(`/account/social?${query.replace('STATE', state)}`);
      // As React Strict Mode mounts a page twice.
      link.enter()();
      link.enter();
      await account.clock.advanceAndSettle(0);
    },
    /** Returns with the provider's confirmation and types the password. */
    async linkNow(): Promise<void> {
      await this.comeBack(vouched);
      (await link.confirm(password)).unwrap();
    },
    linked: () => account.members.known('grace')?.information?.facebookId,
  };
}

const password = 'Quiet_Hours1';
const vouched = 'login=FB-1&voucher=v-1&state=STATE';

describe('SocialLink', () => {
  it('AC-04 HT-06 goes to the provider with the return path and a secret state, once however often it is pressed', () => {
    const { link, navigation } = aLink();
    link.link();
    link.link();
    expect(navigation.loaded).toHaveLength(1);
    const { origin, searchParams } = new URL(navigation.loaded[0] ?? '');
    expect(origin).toBe('https://id.example');
    expect(searchParams.get('client')).toBe('foyer');
    expect(searchParams.get('redirect_uri')).toBe('https://club.example/account/social');
    expect(searchParams.get('state')).toMatch(/^[\da-f-]{36}$/);
    expect(link.getSnapshot().busy).toBe('leaving');
  });

  it('AC-04 HT-06 links the login that the provider confirms and clears the address', async () => {
    const { comeBack, linked, link, load, navigation } = aLink();
    await comeBack(`${vouched}&lang=en`);
    expect(link.getSnapshot()).toEqual({ busy: null, asks: 'link', notice: null });
    expect(linked()).toBeNull();
    expect((await link.confirm(password)).ok).toBe(true);
    expect(linked()).toBe('FB-1');
    expect(load.getSnapshot().information).toMatchObject({ value: { facebookId: 'FB-1' } });
    expect(navigation.entries).toEqual(['/account/social?lang=en']);
    expect(link.getSnapshot()).toEqual({ busy: null, asks: null, notice: { kind: 'linked' } });
  });

  it.each([
    [
      'an answer that this tab did not ask for',
      'login=FB-1&voucher=v-1&state=other',
      'socialForeign',
    ],
    ['one without the word', 'login=FB-1&voucher=v-1', 'socialForeign'],
    ['one that was cancelled', 'error=access_denied&state=STATE', 'socialCancelled'],
    ['a voucher that is over', 'login=FB-1&voucher=v-0&state=STATE', 'socialOver'],
  ])('AC-04 AC-05 %s links nothing and shows a message', async (_what, query, key) => {
    const { comeBack, linked, link, navigation } = aLink();
    await comeBack(query);
    await link.confirm(password);
    expect(linked()).toBeNull();
    expect(link.getSnapshot().notice).toMatchObject({ message: { key } });
    expect(navigation.current()).toBe('/account/social');
  });

  it('AC-04 a provider’s answer can’t be used twice', async () => {
    const flow = aLink();
    const { link, changes, navigation } = flow;
    await flow.linkNow();
    const state = new URL(navigation.loaded[0] ?? '').searchParams.get('state');
    navigation.replace(`/account/social?login=FB-1&voucher=v-1&state=${state}`);
    link.enter();
    await link.confirm(password);
    expect(changes.faults.count('linkSocial')).toBe(1);
    expect(link.getSnapshot().notice).toMatchObject({ message: { key: 'socialForeign' } });
  });

  it('AC-04 AC-05 a login that another member has shows a message', async () => {
    const { comeBack, link, members } = aLink();
    const { information } = aMember();
    members.put(
      aMember({
        memberId: '901009',
        username: 'other',
        information: information && { ...information, email: 'o@x.example', facebookId: 'FB-1' },
      }),
    );
    await comeBack(vouched);
    await link.confirm(password);
    expect(link.getSnapshot().notice).toMatchObject({ message: { key: 'socialTaken' } });
  });

  it('AC-04 coming Back from the provider shows that nothing was linked, and can be retried', () => {
    const { link, navigation } = aLink();
    link.link();
    link.enter();
    expect(link.getSnapshot()).toMatchObject({
      busy: null,
      notice: { kind: 'note', message: { key: 'socialLeft' } },
    });
    link.link();
    expect(navigation.loaded).toHaveLength(2);
  });

  it('AC-04 coming Back past the provider’s answer can be retried', () => {
    const { link, navigation, store } = aLink();
    link.link();
    // The page that took the answer was loaded after this one.
    store.remove('foyer.social-state');
    link.enter();
    expect(link.getSnapshot()).toEqual({ busy: null, asks: null, notice: null });
    link.link();
    expect(navigation.loaded).toHaveLength(2);
  });

  it('AC-06 an answer that arrives after the session ended is dropped, with a message after the login', async () => {
    const { comeBack, link, linked, members, session } = aLink();
    session.end('expired');
    await comeBack(vouched);
    session.begin(members.begin('901001'));
    link.enter();
    expect(linked()).toBeNull();
    expect(link.getSnapshot().notice).toMatchObject({ message: { key: 'socialOver' } });
  });

  it('AC-04 HT-07 unlinking shows its confirmation until the page is left', async () => {
    const flow = aLink();
    const { clock, link, linked } = flow;
    await flow.linkNow();
    link.unlink();
    expect(linked()).toBe('FB-1');
    await link.confirm(password);
    expect(linked()).toBeNull();
    expect(link.getSnapshot().notice).toEqual({ kind: 'unlinked' });
    link.enter()();
    await clock.advanceAndSettle(0);
    expect(link.getSnapshot().notice).toBeNull();
  });

  it('AC-05 if unlinking fails, the link stays and a message shows', async () => {
    const flow = aLink();
    const { link, linked, changes } = flow;
    await flow.linkNow();
    changes.faults.failNext('unlinkSocial', { kind: 'network' });
    link.unlink();
    expect((await link.confirm(password)).val).toMatchObject({ key: 'callUnreachable' });
    expect(linked()).toBe('FB-1');
    expect((await link.confirm(password)).ok).toBe(true);
    expect(linked()).toBeNull();
  });

  it('SE-20 a wrong password links nothing and can be corrected; leaving the page drops the provider’s answer', async () => {
    const { comeBack, clock, link, linked, changes } = aLink();
    await comeBack(vouched);
    const wrong = { field: 'currentPassword', message: { key: 'passwordWrong' } };
    expect((await link.confirm('Wrong_1234')).val).toEqual(wrong);
    expect(link.getSnapshot().asks).toBe('link');
    link.enter()();
    await clock.advanceAndSettle(0);
    expect(link.getSnapshot().asks).toBeNull();
    await link.confirm(password);
    expect(changes.faults.count('linkSocial')).toBe(1);
    expect(linked()).toBeNull();
  });

  it('AC-04 AC-06 a session that is extended keeps the question for the password', async () => {
    const { clock, link, linked, session, comeBack } = aLink();
    await comeBack(vouched);
    session.renew(clock.now().add({ hours: 20 }));
    expect(link.getSnapshot().asks).toBe('link');
    await link.confirm(password);
    expect(linked()).toBe('FB-1');
    session.end('expired');
    expect(link.getSnapshot().notice).toBeNull();
  });

  it('AC-04 doesn’t go to the provider if the answer couldn’t be verified', () => {
    const { link, navigation, store } = aLink();
    store.block();
    link.link();
    expect(navigation.loaded).toEqual([]);
    expect(link.getSnapshot().notice?.kind).toBe('problem');
  });
});

describe('the return from the provider', () => {
  it('AC-04 whatever the address contains, no proof stays in it', () => {
    const parameter = fc.constantFrom('login', 'voucher', 'state', 'error', 'vou%63her', 'lang');
    const query = fc.array(fc.tuple(parameter, anyPartOfAddress), { maxLength: 6 });
    fc.assert(
      fc.property(query, (pairs) => {
        const shown = `/account/social?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
        const { path } = readSocialReturn(shown);
        const left = new URL(path, 'https://club.example').searchParams;
        for (const name of ['login', 'voucher', 'state', 'error']) {
          expect(left.has(name)).toBe(false);
        }
      }),
    );
  });

  it('AC-04 a provider on the site’s own host is a path', () => {
    expect(socialAddress('/dev/identity', 'http://localhost:4173/account/social', 's')).toBe(
      '/dev/identity?redirect_uri=http%3A%2F%2Flocalhost%3A4173%2Faccount%2Fsocial&state=s',
    );
  });
});
