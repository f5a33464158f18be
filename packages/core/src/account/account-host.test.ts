import { expect, it } from 'vitest';

import { type HostSettings, hostOf } from './account-host.ts';

const settings: HostSettings = {
  accountHost: 'https://members.club.example',
  stagingHost: 'https://members.staging.club.example',
  qaOrigin: 'https://qa.club.example',
  apiHost: 'https://api.club.example',
};

it('AC-07 account calls from the QA site go to the staging host, however the origin is written', () => {
  for (const origin of ['https://qa.club.example', 'https://QA.club.example:443']) {
    expect(hostOf('account', origin, settings)).toBe(settings.stagingHost);
  }
});

it.each([
  'https://www.club.example',
  'http://qa.club.example',
  'https://qa.club.example.evil.example',
  'https://qa.club.example:8443',
  'null',
  'no address',
])('AC-07 account calls from %s go to the configured host', (origin) => {
  expect(hostOf('account', origin, settings)).toBe(settings.accountHost);
  expect(hostOf('account', origin, { ...settings, qaOrigin: null })).toBe(settings.accountHost);
});

it('AC-07 other calls go to the default API host, even from the QA site', () => {
  expect(hostOf('generic', 'https://qa.club.example', settings)).toBe(settings.apiHost);
});
