/** Searches everything that a complete run leaves behind for secrets and personal data. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { corporateJoinStorageKey } from '@foyer/core/corporate';
import { standardJoinStorageKey } from '@foyer/core/join';
import { leadFlowStorageKey } from '@foyer/core/lead';
import { productTokenCookie } from '@foyer/core/plans';
import { defaultAccountSessionSettings } from '@foyer/core/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  Environment,
  callNames,
  chooseClubs,
  corePlayer,
  mailedCodes,
  mailedLinks,
  openApiBackEnd,
  overHttp,
  playScenario,
  readScenarios,
  type BackEnd,
  type BackEnds,
  type ReadScenario,
} from '@foyer/replay/player';
import { accountCallNames } from './testing/played-faults.ts';
import { repository } from './testing/run-foyer.ts';
import { type RunningApi, startApi } from './testing/start-api.ts';

/** A visit, both ways to join, and everything a member can do. */
const played = [
  'booked.yaml',
  'corporate/joined.yaml',
  'join/joined.yaml',
  'join/payment.yaml',
  'account',
];

/** The scenarios that `npm test` plays: between them, they send every call of all. `pnpm test:deep` plays them all. */
const chosen = new Set([
  'An employer that offers one plan has it chosen',
  "An employer's people without an agreement buy under their one lead",
  "A member's friend joins by referral",
  'The confirmation is mailed again, or the failure is reported',
  'A member who has everything sees all of it',
  'One card fails and the others are shown',
  'A member moves, and the account says so',
  'A member changes club and name',
  'The new username logs in, and the former one no longer does',
  'A new password keeps this session, and the former password no longer works',
  'A social login is linked and unlinked',
  "No one gets a login without the member's number and name",
  'The answer is the same for an unknown address',
  'An answer that is lost once is asked for again, unseen by the member',
  'Another plan applies from the next billing day, and can be undone until then',
  'A new email address is mailed again and dropped',
  'Somebody with a login and no membership books a visit and joins',
  'The answer to a signature is lost, and signing again counts once',
  'Feedback reaches the club once, however often it is sent',
  'A trial pass is shown at its club until its last day',
  'The catalogue of gift cards is there for everybody',
]);

/** In the deep run about 100 scenarios over HTTP. */
const wholeRunMs = 240_000;

/** Texts that must not appear, with a description. */
type Found = Map<string, string>;

/** Secrets give access; personal data identifies someone. */
const secrets: Found = new Map();
const personal: Found = new Map();
const environments: Environment[] = [];
/** Each request's method and address, without the host. */
const requested: string[] = [];
let api: RunningApi;
let backEnds: BackEnds;
let written = '';

beforeAll(async () => {
  api = await startApi();
  backEnds = (await openApiBackEnd(api.url)).unwrap();
  const scenarios = (await Promise.all(played.map(scenariosAt))).flat();
  for (const read of scenarios) {
    if (process.env['MODE'] !== 'deep' && !chosen.has(read.scenario.name)) continue;
    // One after the other: they book the same clubs.
    await play(read);
  }
  await api.end();
  written = api.written();
}, wholeRunMs);
afterAll(async () => {
  await backEnds.close();
  await api.stop();
});

describe('after a complete run', () => {
  it('AC-01 the run has produced secrets and personal data: sessions, links, codes, passwords, purchases, names', () => {
    const kinds = new Set([...secrets.values(), ...personal.values()]);
    const expected = [
      'a bearer token',
      'a confirmation token',
      'a last name',
      'a mailed code',
      'a mailed link',
      'a password',
      'a product token',
      'a social login’s voucher',
      'a telephone number',
      'a username',
      'an address',
      'an e-mail address',
      'words to a club',
    ];
    expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
    const sent = environments.flatMap(({ network }) =>
      callNames.filter((name) => network.sent[name] > 0),
    );
    expect(accountCallNames.filter((name) => !sent.includes(name))).toEqual([]);
    expect(written.split('\n').filter((line) => line.includes('"request"')).length).toBeGreaterThan(
      300,
    );
  });

  it('AC-01 AC-09 CK-05 the server’s log contains none of them', () => {
    expect(foundIn(written, secrets)).toEqual([]);
    expect(foundIn(written, personal)).toEqual([]);
    expect(written.includes('/v6/acq/residential/thankyouemail/:memberId')).toBe(true);
  });

  it('AN-01 analytics events and the pages’ logs contain none of them', () => {
    const events = JSON.stringify(environments.map(({ analytics }) => analytics.events));
    const lines = JSON.stringify(environments.map(({ logger }) => logger.entries));
    expect(events.includes('purchase_completed')).toBe(true);
    expect(lines.includes('account-call-failed')).toBe(true);
    for (const text of [events, lines]) {
      expect(foundIn(text, secrets)).toEqual([]);
      expect(foundIn(text, personal)).toEqual([]);
    }
  });

  it('AC-01 CK-05 requested addresses contain no secret, except in the calls that look up a token', () => {
    const byTheWire = /^GET \/v6\/(?:utility\/token|acq\/payment\/token)\/[^/?]+$/;
    const others = requested.filter((one) => !byTheWire.test(one) && !one.includes(' /dev/'));
    expect(others.length).toBeGreaterThan(300);
    expect(foundIn(others.join('\n'), secrets)).toEqual([]);
    expect(requested.filter((one) => /bearer|authorization/i.test(one))).toEqual([]);
  });

  it('AN-01 CK-05 requested addresses contain personal data only where the wire requires it', () => {
    const byTheWire =
      /^(?:GET \/v6\/acq\/residential\/thankyouemail\/|POST \/v6\/acq\/corp\/email\/verify\/resend\?|GET \/v6\/acq\/corp\/(?:domain\/verify|plans\/\d+)\?|\w+ \/dev\/)/;
    const others = requested.filter((one) => !byTheWire.test(one));
    expect(foundIn(decodeURIComponent(others.join('\n')), personal)).toEqual([]);
  });

  it('AC-01 the history of tabs contains no token or mailed link', () => {
    const histories = environments.map(({ tab }) => tab.navigation.entries);
    expect(foundIn(JSON.stringify(histories), secrets)).toEqual([]);
  });

  it('LX-13 CJ-21 AC-01 storage contains no secret, and personal data only in the flows’ own state', () => {
    const flows = [leadFlowStorageKey, corporateJoinStorageKey, standardJoinStorageKey];
    let stored = 0;
    for (const { tab } of environments) {
      for (const [key, text] of [
        ...Object.entries(tab.local.entries()),
        ...Object.entries(tab.session.entries()),
      ]) {
        stored += 1;
        expect([key, foundIn(text, secrets)]).toEqual([key, []]);
        const leaked = flows.includes(key) ? [] : foundIn(text, personal);
        expect([key, leaked]).toEqual([key, []]);
      }
    }
    expect(stored).toBeGreaterThan(10);
  });

  it('AC-01 CK-02 the session’s token is in one cookie, a purchase’s in no other than its own, and no other secret in any', () => {
    const { tokenCookie } = defaultAccountSessionSettings;
    const holders = new Map<string, Set<string>>();
    for (const { cookies } of environments) {
      for (const [name, value] of Object.entries(cookies.entries())) {
        const kinds = holders.get(name) ?? new Set();
        for (const kind of foundIn(value, secrets)) kinds.add(kind);
        holders.set(name, kinds);
        expect([name, foundIn(decodeURIComponent(value), personal)]).toEqual([name, []]);
      }
    }
    expect([...(holders.get(tokenCookie) ?? [])]).toEqual(['a bearer token']);
    const others = [...holders].filter(
      ([name]) => ![tokenCookie, productTokenCookie].includes(name),
    );
    expect(others.filter(([, kinds]) => kinds.size > 0)).toEqual([]);
    // It's removed once the purchase is paid for.
    const ofPurchase = [...(holders.get(productTokenCookie) ?? [])];
    expect(ofPurchase.filter((kind) => kind !== 'a product token')).toEqual([]);
  });

  it('AC-01 CJ-20 the database contains no bearer token, password, mailed link, code or voucher in plain text', async () => {
    const files = await readdir(api.folder, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    const bytes = texts.join('\n');
    // A product token is like an order number.
    const guarded = new Map([...secrets].filter(([, kind]) => kind !== 'a product token'));
    const codes = [...guarded].filter(([, kind]) => kind === 'a mailed code');
    expect(bytes.includes('CREATE TABLE accounts')).toBe(true);
    expect(foundIn(bytes, without(guarded, 'a mailed code'))).toEqual([]);
    for (const [code] of codes) {
      expect([code, bytes.includes(`code is ${code}`)]).toEqual([code, false]);
      const digest = createHash('sha256').update(code).digest('hex');
      expect([code, bytes.includes(digest)]).toEqual([code, false]);
    }
  });
});

async function scenariosAt(place: string): Promise<readonly ReadScenario[]> {
  const folder = join(repository, 'scenarios');
  const files = place.endsWith('.yaml')
    ? [place]
    : (await readdir(join(folder, place))).map((file) => join(place, file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text, index) => readScenarios(files[index] ?? '', text).scenarios);
}

/** Plays a scenario and collects its secrets and personal data. */
async function play(read: ReadScenario): Promise<void> {
  await backEnds.use(async (running) => {
    const clubs = chooseClubs(read.scenario, backEnds.chain, { seed: 7, run: 0 });
    const ids = { next: () => crypto.randomUUID() };
    const env = new Environment(read.scenario, {
      connect: overHttp(recording(running)),
      clubs,
      seed: 7,
      ids,
    });
    environments.push(env);
    const failure = await playScenario(read, corePlayer(env), new AbortController().signal);
    expect([read.scenario.name, failure]).toEqual([read.scenario.name, null]);
    await noteOf(env, read);
    for (const page of env.pages) page.close();
  });
}

/** Collects the secrets in the back end's responses. */
function recording(running: BackEnd): BackEnd {
  return {
    ...running,
    async fetch(url, init) {
      const address = url.slice(running.baseUrl.length);
      requested.push(`${init.method ?? 'GET'} ${address}`);
      const answer = await running.fetch(url, init);
      // Not of a clone: one of a long body waits until the other is read.
      const text = await answer.text();
      const [, token] = /"token":"([^"]+)"/.exec(text) ?? [];
      if (token !== undefined) secrets.set(token, 'a bearer token');
      const [, result] = /"result":"([^"]+)"/.exec(text) ?? [];
      if (address === '/v6/acq/payment/token') note(secrets, result, 'a product token');
      const [, voucher] = /"accessToken":"([^"]+)"/.exec(text) ?? [];
      note(secrets, voucher, 'a social login’s voucher');
      const paid = answer.headers.get('location') ?? '';
      note(secrets, /confirmationToken=([^&]+)/.exec(paid)?.[1], 'a confirmation token');
      const { status, headers } = answer;
      return new Response(text === '' ? null : text, { status, headers: [...headers] });
    },
  };
}

async function noteOf(env: Environment, { scenario }: ReadScenario): Promise<void> {
  const { member, typed } = env;
  for (const { change, 'give-feedback': feedback } of scenario.steps) {
    note(personal, change?.information?.email, 'an e-mail address');
    note(personal, change?.information?.address, 'an address');
    note(personal, change?.profile?.['last-name'], 'a last name');
    note(personal, feedback?.message, 'words to a club');
  }
  for (const text of passwordsIn(scenario)) note(secrets, text, 'a password');
  note(secrets, 'Quiet_Hours1', 'a password');
  const links = member === null ? [] : await mailedLinks(env, member.email);
  for (const link of links) note(secrets, link, 'a mailed link');
  const codes = await mailedCodes(env);
  for (const code of codes) note(secrets, code, 'a mailed code');
  for (const address of [typed.email, typed['company-email'], member?.email]) {
    note(personal, address, 'an e-mail address');
  }
  note(personal, typed.phone?.replaceAll(/\D/g, ''), 'a telephone number');
  note(personal, member?.username ?? undefined, 'a username');
  for (const name of [typed['last-name'], member?.lastName]) note(personal, name, 'a last name');
  for (const name of [typed['first-name'], member?.firstName]) note(personal, name, 'a first name');
}

/** Ignores texts that are too short to be distinctive. Codes are searched for differently. */
function note(found: Found, text: string | undefined, kind: string): void {
  if (text === undefined || text === '') return;
  if (kind === 'a mailed code' || text.length >= 5) found.set(text, kind);
}

function passwordsIn(value: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(value, (key, part: unknown) => {
    if (['password', 'current', 'next'].includes(key) && typeof part === 'string') found.push(part);
    return part;
  });
  return found.filter((text) => text.length >= 8);
}

/** The kinds of secrets in a text. Four digits count as a code only on their own. */
function foundIn(text: string, found: Found): readonly string[] {
  return [...found].flatMap(([what, kind]) => {
    const stands = kind === 'a mailed code' ? isAlone(text, what) : text.includes(what);
    return stands ? [kind] : [];
  });
}

function isAlone(text: string, code: string): boolean {
  return new RegExp(`(?:code|token)\\W{1,5}${code}\\b`, 'i').test(text);
}

function without(found: Found, kind: string): Found {
  return new Map([...found].filter(([, one]) => one !== kind));
}
