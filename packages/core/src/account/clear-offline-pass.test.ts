import { describe, expect, it } from 'vitest';

import { bearer } from '../../testing/builders/member.builder.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar, FakeOfflinePass } from '../../testing/fakes/storage.fake.ts';
import { FakeLogger, FakeWebViewMessages } from '../../testing/fakes/platform.fake.ts';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { AccountSession } from './account-session.ts';
import { clearOfflinePassWithSession, type SavedPass } from './offline-pass.port.ts';

describe('the pass that a browser keeps', () => {
  it('MB-142 it stays while the member is logged in, also over a page load', () => {
    const { device, offlinePass, openPage } = aDevice();
    const first = openPage();
    first.begin(device.session('grace'));
    offlinePass.saved = gracesPass;
    const second = openPage();
    expect(second.getSnapshot().status).toBe('signed-in');
    second.renew(device.clock.now().add({ hours: 20 }));
    expect(offlinePass.saved).toBe(gracesPass);
  });

  it('MB-142 it is gone after logging out', () => {
    const { device, offlinePass, openPage } = aDevice();
    const session = openPage();
    session.begin(device.session('grace'));
    offlinePass.saved = gracesPass;
    session.end();
    expect(offlinePass.saved).toBeNull();
  });

  it('MB-142 it is gone once the back end no longer accepts the session', () => {
    const { device, offlinePass, openPage } = aDevice();
    const session = openPage();
    session.begin(device.session('grace'));
    offlinePass.saved = gracesPass;
    session.end('expired');
    expect(offlinePass.saved).toBeNull();
  });

  it('MB-142 it is gone when another member logs in', () => {
    const { device, offlinePass, openPage } = aDevice();
    const session = openPage();
    session.begin(device.session('grace'));
    offlinePass.saved = gracesPass;
    session.begin(device.session('alan'));
    expect(offlinePass.saved).toBeNull();
  });

  it('MB-142 it is gone when a page opens and nobody is logged in any more', () => {
    const { offlinePass, openPage } = aDevice();
    offlinePass.saved = gracesPass;
    openPage();
    expect(offlinePass.saved).toBeNull();
  });

  it('MB-142 a browser that refuses to remove it is logged', async () => {
    const { offlinePass, openPage, logger } = aDevice();
    offlinePass.isBlocked = true;
    openPage();
    await Promise.resolve();
    expect(logger.entries.map(({ event }) => event)).toEqual(['offline-pass-not-cleared']);
  });
});

const gracesPass = { name: 'Grace Hopper' } as SavedPass;

/** A browser whose pages share cookies and the saved pass. */
function aDevice() {
  const clock = new VirtualClock();
  const cookies = new FakeCookieJar(clock);
  const offlinePass = new FakeOfflinePass();
  const logger = new FakeLogger();
  return {
    offlinePass,
    logger,
    device: {
      clock,
      session: (token: string) => ({
        credential: bearer(token),
        expiresAt: clock.now().add({ hours: 12 }),
      }),
    },
    openPage: (): AccountSession => {
      const [navigation, webView] = [new FakeNavigation('/account'), new FakeWebViewMessages()];
      const session = new AccountSession({ clock, cookies, navigation, webView });
      session.open();
      clearOfflinePassWithSession(session, offlinePass, logger);
      return session;
    },
  };
}
