import { expect, it } from 'vitest';

import { devToolsOf, settingsBehindSite } from './dev-tools.mjs';

it.each([
  [{}, '1'],
  [{ HOST: 'localhost' }, '1'],
  [{ HOST: '127.0.0.1', NODE_ENV: 'test' }, '1'],
  [{ HOST: '0.0.0.0' }, '0'],
  [{ NODE_ENV: 'production' }, '0'],
  [{ FOYER_PUBLIC_URL: 'https://club.example' }, '0'],
  [{ FOYER_TRUSTED_PROXIES: '1' }, '0'],
  [{ FOYER_DEV_TOOLS: '0' }, '0'],
  [{ FOYER_DEV_TOOLS: '1', HOST: '0.0.0.0' }, '1'],
])('SE-40 npm start with %j sets FOYER_DEV_TOOLS=%s', (environment, expected) => {
  expect(devToolsOf(environment)).toBe(expected);
});

it('the API of pnpm dev writes mails whose links lead to the site, not to itself', () => {
  const settings = settingsBehindSite({ PORT: '5000' }, 5000, 5001);
  expect(settings).toMatchObject({
    PORT: '5001',
    FOYER_PUBLIC_URL: 'http://localhost:5000',
    FOYER_DEV_TOOLS: '1',
  });
});
