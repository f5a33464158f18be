import { expect, type Page, test } from '@playwright/test';

import { heading } from './journey.ts';
import { freePort, type OwnServer, ownServer } from './own-server.ts';

/** Chains that don't serve everything from one host. Host names distinguish the servers. */

test.describe('a QA site with a staging host for members', () => {
  let services: OwnServer;
  let site: OwnServer;

  test.beforeAll(async () => {
    const port = await freePort();
    const origins = `http://127.0.0.1:${port},http://localhost:${port}`;
    services = await ownServer(() => ({ FOYER_ALLOWED_ORIGINS: origins }));
    site = await ownServer(
      (own) => ({
        FOYER_ACCOUNT_HOST: `http://127.0.0.1:${services.port}`,
        FOYER_STAGING_HOST: `http://localhost:${services.port}`,
        FOYER_QA_ORIGIN: `http://localhost:${own}`,
      }),
      port,
    );
  });
  test.afterAll(async () => {
    await site.stop();
    await services.stop();
  });

  test(
    'AC-07 AC-09 the QA site calls the staging host for the account, with the token only in the header, and its own server for everything else',
    { tag: '@deep' },
    async ({ page: tab }) => {
      const asked = watchCalls(tab);
      await tab.goto(`http://localhost:${site.port}/login`);
      await tab.getByLabel('Username or Email').fill('grace');
      await tab.getByLabel('Password', { exact: true }).fill('Quiet_Hours1');
      await tab.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(heading(tab, 'Good to see you, Grace')).toBeVisible();
      const portrait = tab.locator(`img[src*="localhost:${services.port}/media/members/"]`);
      await expect.poll(() => portrait.evaluate(isDrawn)).toBe(true);
      await tab.goto(`http://localhost:${site.port}/membership?facilityId=101`);
      await tab.getByRole('button', { name: 'Change Club' }).waitFor();

      const account = asked.filter(({ path }) => path.startsWith('/v6.2/member/me'));
      expect(account.length).toBeGreaterThan(0);
      expect(new Set(account.map(({ origin }) => origin))).toEqual(
        new Set([`http://localhost:${services.port}`]),
      );
      const [token] = (await tab.context().cookies()).flatMap(({ name, value }) =>
        name === 'foyer_session' ? [value] : [],
      );
      expect(account[0]?.authorization).toBe(`Bearer ${token}`);
      expect(asked.map(({ path }) => path).join()).not.toContain(token);
      const others = asked.filter(({ path }) => path.startsWith('/v6/facilities/'));
      expect(
        new Set(others.map(({ origin, authorization }) => [origin, authorization].join())),
      ).toEqual(new Set([`http://localhost:${site.port},`]));
    },
  );
});

function isDrawn(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}

interface Asked {
  readonly origin: string;
  readonly path: string;
  readonly authorization: string | undefined;
}

function watchCalls(page: Page): readonly Asked[] {
  const asked: Asked[] = [];
  page.on('request', (sent) => {
    const { origin, pathname, search } = new URL(sent.url());
    if (!/^\/(?:v6|api)/.test(pathname) || sent.method() === 'OPTIONS') return;
    asked.push({ origin, path: pathname + search, authorization: sent.headers()['authorization'] });
  });
  return asked;
}
