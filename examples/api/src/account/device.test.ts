import { expect, it } from 'vitest';

import { deviceOf, originOf } from './device.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`,
    'Safari',
    'Mac',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} GSA/380.0 Mobile/15E148 Safari/604.1`,
    null,
    'iPhone',
  ],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('MB-45: names the browser and the system of %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::/64', '2001:db8:12::/48'],
  // Named by a developer, or no address at all.
  ['scenario-7', null],
  ['unknown', null],
  [null, null],
])('OP-22 stores of the network %s only %s', (client, network) => {
  expect(originOf(undefined, client)).toEqual({ network, browser: null, system: null });
});
