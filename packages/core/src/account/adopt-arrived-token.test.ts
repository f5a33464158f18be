import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar } from '../../testing/fakes/storage.fake.ts';
import {
  FakeLogger,
  SeededIdSource,
  FakeWebViewMessages,
} from '../../testing/fakes/platform.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { AccountSession } from './account-session.ts';
import { defaultAccountSessionSettings } from './account-session.settings.ts';
import { AdoptArrivedToken } from './adopt-arrived-token.ts';
import type { Credential } from './credential.ts';
import { aMember, aSparseMember } from '../../testing/builders/member.builder.ts';
import { FakeMembers } from '../../testing/fakes/members.fake.ts';
import { SignIn } from './sign-in.ts';
import { FakeSignInRepository } from '../../testing/fakes/sign-in-repository.fake.ts';

const grace = aMember();
const alan = aSparseMember();
const app = 'https://app.club.example';

describe('A token in a link when sessions are cookies', () => {
  it('SE-30 is exchanged for a cookie that scripts can’t read', async () => {
    const browser = aBrowser('cookie');
    const page = await browser.open(`/account?token=${browser.tokenOf(grace)}`);
    expect(page.session.credential()).toMatchObject({ kind: 'cookie' });
    expect(browser.signedInAs(page)).toBe(grace.memberId);
    expect(JSON.stringify(browser.cookies.entries())).not.toContain(browser.lastToken());
  });

  it('SE-30 AC-01 the page waits for the exchange, and an expired token leads to the login', async () => {
    const browser = aBrowser('cookie');
    const page = browser.begin('/account?token=nobody');
    expect(page.session.getSnapshot()).toMatchObject({ status: 'anonymous', arrival: 'checking' });
    await browser.settle();
    expect(page.session.getSnapshot()).toMatchObject({ status: 'expired', arrival: 'none' });
  });

  it('SE-30 AC-05 a failed exchange signs nobody in and is logged without the token', async () => {
    const browser = aBrowser('cookie');
    const token = browser.tokenOf(grace);
    browser.signIns.faults.failNext('adopt', { kind: 'network' });
    const page = await browser.open(`/account?token=${token}`);
    expect(page.session.getSnapshot()).toMatchObject({ status: 'anonymous', arrival: 'none' });
    expect(browser.logger.entries).toMatchObject([{ event: 'token-not-adopted' }]);
    expect(JSON.stringify(browser.logger.entries)).not.toContain(token);
  });

  it('SE-30 a token in a cookie that scripts can read is exchanged and that cookie removed', async () => {
    const browser = aBrowser('cookie');
    browser.cookies.write('foyer_session', browser.tokenOf(grace), 60);
    const page = await browser.open('/account');
    expect(browser.signedInAs(page)).toBe(grace.memberId);
    expect(browser.cookies.read('foyer_session')).toBeNull();
  });

  it('SE-35 a second session of the same member replaces the first without asking', async () => {
    const browser = aBrowser('cookie');
    await browser.signedIn(grace);
    const page = await browser.open(`/account?token=${browser.tokenOf(grace)}`);
    expect(page.session.getSnapshot()).toMatchObject({ status: 'signed-in', arrival: 'none' });
    expect(browser.signedInAs(page)).toBe(grace.memberId);
  });

  it('SE-30 AC-01 an app’s token is exchanged once, however often the app repeats it, without asking', async () => {
    const browser = aBrowser('cookie');
    const page = await browser.signedIn(alan);
    const token = browser.tokenOf(grace);
    let asked = 0;
    const adopt = browser.signIns.adopt.bind(browser.signIns);
    browser.signIns.adopt = (...given) => {
      asked += 1;
      return adopt(...given);
    };
    for (let count = 0; count < 3; count += 1) {
      page.webView.post({ origin: app, data: { type: 'foyer.session', token } });
      await browser.settle();
    }
    expect([browser.signedInAs(page), asked]).toEqual([grace.memberId, 1]);
  });
});

describe.each(['bearer', 'cookie'] as const)(
  'A link with a token while a member is signed in by a %s',
  (kind) => {
    it('SE-35 keeps the member’s session and asks', async () => {
      const browser = aBrowser(kind);
      await browser.signedIn(grace);
      const page = await browser.open(`/account?token=${browser.tokenOf(alan)}`);
      expect(page.session.getSnapshot()).toMatchObject({ status: 'signed-in', arrival: 'asking' });
      expect(browser.signedInAs(page)).toBe(grace.memberId);
    });

    it('SE-35 staying keeps the session, and the question isn’t asked again', async () => {
      const browser = aBrowser(kind);
      await browser.signedIn(grace);
      const page = await browser.open(`/account?token=${browser.tokenOf(alan)}`);
      page.adopting.stay();
      expect(page.session.getSnapshot().arrival).toBe('none');
      expect(browser.signedInAs(page)).toBe(grace.memberId);
      expect(browser.signedInAs(await browser.open('/account'))).toBe(grace.memberId);
    });

    it('SE-35 switching opens the link’s account and ends the previous session at the back end', async () => {
      const browser = aBrowser(kind);
      const former = (await browser.signedIn(grace)).session.credential();
      const page = await browser.open(`/account?token=${browser.tokenOf(alan)}`);
      const { sitting } = page.session.getSnapshot();
      expect((await page.adopting.switch()).ok).toBe(true);
      expect(browser.signedInAs(page)).toBe(alan.memberId);
      expect(page.session.getSnapshot().sitting).toBe(sitting + 1);
      expect(browser.members.bearer(former).ok).toBe(false);
    });

    it('SE-35 if switching fails, the question and the session stay', async () => {
      const browser = aBrowser(kind);
      await browser.signedIn(grace);
      const page = await browser.open(`/account?token=${browser.tokenOf(alan)}`);
      browser.signIns.faults.failNext('adopt', { kind: 'network' });
      expect((await page.adopting.switch()).val).toEqual({ kind: 'network' });
      expect(page.session.getSnapshot().arrival).toBe('asking');
      expect(browser.signedInAs(page)).toBe(grace.memberId);
    });

    it('SE-36 an expired token changes nothing and asks nothing', async () => {
      const browser = aBrowser(kind);
      await browser.signedIn(grace);
      const page = await browser.open('/account?token=nobody');
      expect(page.session.getSnapshot()).toMatchObject({ status: 'signed-in', arrival: 'none' });
      expect(browser.signedInAs(page)).toBe(grace.memberId);
    });

    it('SE-36 a token that expires while the question is open leaves the session alone', async () => {
      const browser = aBrowser(kind);
      await browser.signedIn(grace);
      const page = await browser.open(`/account?token=${browser.tokenOf(alan)}`);
      browser.members.endSessions(alan.memberId);
      await page.adopting.switch();
      expect(page.session.getSnapshot()).toMatchObject({ status: 'signed-in', arrival: 'none' });
      expect(browser.signedInAs(page)).toBe(grace.memberId);
    });

    it('SE-35 the live session’s own token asks nothing', async () => {
      const browser = aBrowser(kind);
      const token = browser.tokenOf(grace);
      await browser.open(`/account?token=${token}`);
      const page = await browser.open(`/account?token=${token}`);
      expect(page.session.getSnapshot()).toMatchObject({ status: 'signed-in', arrival: 'none' });
      expect(browser.signedInAs(page)).toBe(grace.memberId);
    });
  },
);

interface Page {
  readonly session: AccountSession;
  readonly adopting: AdoptArrivedToken;
  readonly webView: FakeWebViewMessages;
}

/** A browser that opens one page after another; calls carry the credential of the latest page. */
function aBrowser(kind: Credential['kind']) {
  const clock = new VirtualClock();
  const cookies = new FakeCookieJar(clock);
  const logger = new FakeLogger();
  const members = new FakeMembers(clock, new SeededIdSource(7), [grace, alan]);
  const signIns = new FakeSignInRepository(members, () => kind);
  let last = '';
  const begin = (path: string): Page => {
    const webView = new FakeWebViewMessages();
    const session = new AccountSession({
      clock,
      cookies,
      webView,
      navigation: new FakeNavigation(path),
      settings: { ...defaultAccountSessionSettings, credential: kind, webViewOrigins: [app] },
    });
    members.carried = () => session.credential();
    const adopting = new AdoptArrivedToken(signIns, session, logger);
    session.open();
    adopting.open();
    return { session, adopting, webView };
  };
  const settle = () => clock.advanceAndSettle(0);
  const open = async (path: string): Promise<Page> => {
    const page = begin(path);
    await settle();
    return page;
  };
  return {
    begin,
    cookies,
    logger,
    members,
    open,
    settle,
    signIns,
    tokenOf({ memberId }: { readonly memberId: string }): string {
      const { credential } = members.begin(memberId);
      if (credential.kind === 'bearer') last = credential.token;
      return last;
    },
    lastToken: () => last,
    async signedIn({ memberId }: { readonly memberId: string }): Promise<Page> {
      const page = await open('/account');
      const member = members.all.find((one) => one.memberId === memberId);
      members.put({ ...aMember(), ...member, username: memberId, password: 'Quiet_Hours1' });
      const signIn = new SignIn(signIns, page.session, logger);
      (await signIn.execute({ username: memberId, password: 'Quiet_Hours1' })).unwrap();
      return page;
    },
    signedInAs: ({ session }: Page) => members.bearer(session.credential()).unwrap().memberId,
  };
}
