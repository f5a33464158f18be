import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { contract } from '@foyer/adapters-http/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ApiOptions, createApi } from './app.ts';
import { queueMail } from './mail/outbox-table.ts';
import { mailSamples } from './testing/mail-samples.ts';
import { jsonLines } from './http/request-log.ts';
import { hashOf } from './http/hash-of.ts';
import { securityHeaders } from './http/security-headers.ts';
import { noSiteHosts } from './site/site-hosts.ts';
import { systemIds } from './system.ts';
import { sqliteEngine } from './testing/engines.ts';
import {
  aCodeBody,
  aConsentBody,
  aLeadBody,
  aReferralBody,
  aVisitBody,
} from './testing/lead-bodies.ts';
import { sharedApi, openTestApi } from './testing/test-api.ts';

describe('The API as an HTTP server', () => {
  const engine = sqliteEngine();
  const api = sharedApi(engine);

  /** The same database behind an app with different options. */
  function anApp(options: Partial<ApiOptions>): ReturnType<typeof createApi> {
    const { database, clock, secret } = api;
    const logger = jsonLines(() => {});
    const given = { database, clock, ids: systemIds, logger, secret, devTools: false };
    return createApi({ ...given, ...options });
  }

  it('FM-08 HT-60 serves OpenAPI 3.1 with every call of the contract, generated from it', async () => {
    const { body } = await api.send('GET', '/openapi.json');
    const document = body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; requestBody?: unknown }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const call of Object.values(contract)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(call.name);
      expect(operation?.requestBody !== undefined).toBe(call.body._zod.def.type !== 'undefined');
    }
    expect(document.paths['/v6/facilities/facility/{id}']?.['get']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    });
    expect(document.paths['/v6/acq/leads/abandoned']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { required: expect.arrayContaining(['FirstName', 'TransactionId']) as unknown },
          },
        },
      },
    });
  });

  it('answers an unknown path under its own prefixes with a JSON 404', async () => {
    for (const path of ['/v6/nothing', '/api/nothing', '/media/clubs/../x', '/dev/nothing']) {
      const { status, body } = await api.send('GET', path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } });
    }
  });

  it('lets caches store and revalidate the club list, and keeps lead data out of caches', async () => {
    const first = await api.app.request('/v6/facilities/');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const tag = first.headers.get('etag') ?? '';
    const again = await api.app.request('/v6/facilities/', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    const lead = await api.send('POST', '/v6/acq/leads/abandoned', aLeadBody());
    expect(lead.headers.get('cache-control')).toBe('no-store');
    const refused = await api.send('POST', '/v6/acq/leads/abandoned', {});
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const times = await api.send('GET', '/v6/acq/leads/appointments?facilityId=101');
    expect(times.headers.get('cache-control')).toBe('no-store');
  });

  it('compresses compressible responses for clients that accept it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const list = await api.app.request('/v6/facilities/', { headers });
    expect(list.headers.get('content-encoding')).toBe('gzip');
    expect(contract.listFacilities.answer.parse(await unzipped(list))).toHaveLength(120);
    const plain = await api.app.request('/v6/facilities/');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const small = await api.app.request('/v6/facilities/facility/101/none', { headers });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('sends security headers that limit a page to its own files', async () => {
    const { headers } = await api.send('GET', '/v6/configuration');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain("script-src 'unsafe");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends the same security headers with every response, including short ones and errors', async () => {
    const page = await api.app.request('/v6/facilities/');
    const lead = await api.send('POST', '/v6/acq/leads/abandoned', aLeadBody());
    const refused = await api.send('POST', '/v6/acq/leads/abandoned', {});
    const nothing = await api.app.request('/v6/nothing');
    const names = Object.keys(
      securityHeaders({ scripts: [], hosts: noSiteHosts, publicUrl: 'http://localhost:4173' }),
    );
    const said = ({ headers }: { headers: Headers }) => names.map((name) => headers.get(name));
    expect(said(page)).not.toContain(null);
    expect([said(lead), said(refused), said(nothing)]).toEqual([
      said(page),
      said(page),
      said(page),
    ]);
  });

  it('OP-80 allows inline styles by their hash, and no text as a script or as markup, except in the documentation and the developer pages', async () => {
    const policyOf = async (path: string) =>
      (await anApp({}).request(path)).headers.get('content-security-policy') ?? '';
    const payment = await anApp({}).request('/payment');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await payment.text()) ?? [];
    const policy = payment.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`; style-src 'self' ${hashOf(style)};`);
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default ");
    expect(policy).not.toContain("'unsafe-inline'");
    expect(await policyOf('/v6/facilities/')).toBe(policy);
    expect(await policyOf('/documents')).toBe(policy);
    expect(await policyOf('/dev/mailbox')).toContain("; style-src 'self' 'unsafe-inline';");
    expect(await policyOf('/docs/')).toContain("; script-src 'self';");
  });

  it('OP-02 tells browsers to use https only where the site has it, and what its pages never use', async () => {
    const { headers } = await anApp({ publicUrl: 'https://www.example.com' }).request('/livez');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain('; upgrade-insecure-requests');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self), camera=()');
    const plain = await anApp({ publicUrl: 'http://localhost:4173' }).request('/livez');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade');
  });

  it('OP-03 logs what browsers report as blocked, without the page’s or the whole blocked address', async () => {
    const lines: string[] = [];
    const app = anApp({ logger: jsonLines((line) => lines.push(line)) });
    const { headers } = await app.request('/livez');
    expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    expect(headers.get('content-security-policy')).toContain('; report-to csp');
    const report = (body: unknown) =>
      app.request('/csp-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body: JSON.stringify(body),
      });
    const violation = {
      type: 'csp-violation',
      url: 'https://www.example.com/visit/a-token',
      body: {
        effectiveDirective: 'img-src',
        blockedURL: 'https://ads.example/pixel?who=ada',
        documentURL: 'https://www.example.com/visit/a-token',
      },
    };
    expect((await report([violation])).status).toBe(204);
    expect((await report({ type: 'csp-violation' })).status).toBe(400);
    const logged = lines.filter((line) => line.includes('policy-violation'));
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ directive: 'img-src', blocked: 'https://ads.example' }),
    ]);
    expect(logged.join('')).not.toMatch(/a-token|ada/);
  });

  it('OP-04 leads password managers to the password, and names the contact for security problems', async () => {
    const app = anApp({ securityContact: 'mailto:security@example.com' });
    const change = await app.request('/.well-known/change-password');
    expect([change.status, change.headers.get('location')]).toEqual([302, '/account/password']);
    const contact = await (await app.request('/.well-known/security.txt')).text();
    expect(contact).toMatch(
      /^Contact: mailto:security@example\.com\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n$/,
    );
    expect((await anApp({}).request('/.well-known/security.txt')).status).toBe(404);
  });

  it('gives an allowed site the full response to its write', async () => {
    const app = anApp({ allowedOrigins: ['https://chain.example'] });
    const answer = await app.request('/v6/acq/leads/abandoned', {
      method: 'POST',
      body: JSON.stringify(aLeadBody()),
      headers: { origin: 'https://chain.example', 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://chain.example');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('lets other sites call only the paths open to them', async () => {
    const app = anApp({ allowedOrigins: ['https://chain.example'] });
    const from = (origin: string) => app.request('/v6/configuration', { headers: { origin } });
    const allowed = await from('https://chain.example');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://chain.example');
    const stranger = await from('https://stranger.example');
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    const own = await api.app.request('/v6/configuration', {
      headers: { origin: 'https://chain.example' },
    });
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['http://localhost:5173', true, 'http://localhost:5173'],
    ['https://chain.example', true, null],
    ['http://localhost:5173', false, null],
  ])('AD-10 lets %s call with developer tools %s: %s', async (Origin, devTools, allowed) => {
    const app = anApp({ devTools });
    const answer = await app.request('http://localhost/v6/configuration', { headers: { Origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
  });

  it('logs one JSON line per request, with the route template and without anything a person typed', async () => {
    const body = aLeadBody({ EmailAddress: 'secret@example.com', LastName: 'Secretname' });
    await api.send('POST', '/v6/acq/leads/abandoned', body);
    await api.send('GET', '/dev/leads?email=secret@example.com');
    await api.send('GET', '/v6/facilities/facility/101?email=secret@example.com');
    const lines = api.logged.slice(-3).map((line) => JSON.parse(line) as unknown);
    expect(lines).toEqual([
      aRequestLine('POST', '/v6/acq/leads/abandoned'),
      aRequestLine('GET', '/dev/leads'),
      aRequestLine('GET', '/v6/facilities/facility/:id'),
    ]);
    expect(api.logged.join('')).not.toMatch(/secret/i);
  });

  it('CL-02 with developer tools a request may set its own time; without them it can’t', async () => {
    const headers = { 'Foyer-Now': '2027-03-01T12:00:00Z' };
    const path = '/v6/acq/leads/appointments?facilityId=199';
    const moved = await (await api.app.request(path, { headers })).json();
    const days = contract.listOpenTimes.answer.parse(moved).dateRangeWithTime;
    expect(days[0]?.timeSlots[0]).toBe('2027-03-01T14:30:00+00:00');
    for (const app of [anApp({}), api.app]) {
      const accepted = await app.request(path, {
        headers: app === api.app ? { 'Foyer-Now': 'soon' } : headers,
      });
      expect(await accepted.json()).toMatchObject({
        dateRangeWithTime: expect.arrayContaining([
          expect.objectContaining({ date: '2026-11-20' }),
        ]) as unknown,
      });
    }
  });

  it('hides the mailbox and leads without developer tools, and from a foreign host with them', async () => {
    for (const path of [
      '/dev/mailbox',
      '/dev/leads?email=a@example.com',
      '/dev/consents?email=a@example.com',
      '/dev/purchases?companyEmail=a@example.com',
    ]) {
      expect((await anApp({}).request(path)).status).toBe(404);
      expect((await api.app.request(`http://rebound.example${path}`)).status).toBe(404);
      expect((await api.app.request(`http://127.0.0.1:4173${path}`)).status).toBe(200);
    }
  });

  it('rejects test purchases without developer tools, and from a form on another site', async () => {
    const path = '/dev/products';
    expect((await anApp({}).request(path, { method: 'POST' })).status).toBe(404);
    const form = await api.app.request(path, {
      method: 'POST',
      body: 'facilityId=101',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(415);
  });

  it('HT-19 HT-35 notifies the outbox of each mail that is due at once, and of no other request', async () => {
    let woken = 0;
    const app = anApp({ mail: { wake: () => (woken += 1) } });
    const send = async (method: string, path: string, body: unknown): Promise<void> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.request(path, { method, headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
    };
    await send('POST', '/v6/acq/corp/email/verify', aCodeBody());
    expect(woken).toBe(1);
    const referral = aReferralBody();
    await send('POST', '/v6/acq/referral/create', referral);
    await send('PUT', '/v6/acq/referral/update', referral);
    await send('POST', '/v6/acq/leads/consents', [aConsentBody()]);
    expect(woken).toBe(1);
  });

  it('escapes everything that a person typed in the mailbox page', async () => {
    const body = aLeadBody({ FirstName: "O'Hara", FacilityId: '102' });
    await api.send('POST', '/v6/acq/leads/abandoned', body);
    const time = '2026-11-21T09:00:00-05:00';
    await api.send('PUT', '/v6/acq/lead', aVisitBody(body.TransactionId, time));
    await api.database
      .updateTable('outbox_mail')
      .set({ subject: '<script>alert(1)</script>' })
      .execute();
    const page = await (await api.app.request('/dev/mailbox')).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain('Hi O&#39;Hara,');
    expect(page).toContain('131 Prince Street');
    expect(page).toContain('(212) 555-0102');
  });

  it('ML-10 SE-12 shows a mail’s HTML in a sandbox that runs no scripts, with its code and pictures', async () => {
    const { welcome, booked } = mailSamples('en-US');
    const { code } = mailSamples('fr-CA');
    const at = '2026-11-20T15:00:00.000Z';
    const sealedCode = await api.secret.seal('4821');
    await queueMail(api.database, { ...code, sealedCode }, { id: 'code', at });
    await queueMail(api.database, welcome, { id: 'welcome', at });
    const { content: _, ...plain } = booked;
    await queueMail(api.database, plain, { id: 'plain', at });
    const page = await (await api.app.request('/dev/mailbox')).text();
    expect(page).toMatch(/src="\/dev\/mailbox\/code"\s+sandbox="allow-popups[a-z -]*"/);
    expect(page).not.toContain('allow-scripts');
    expect(page).not.toContain('src="/dev/mailbox/plain"');
    const html = async (id: string) => (await api.app.request(`/dev/mailbox/${id}`)).text();
    expect(await html('code')).toContain('>4821</p>');
    expect(page).toContain('Votre code est <strong class="code">4821</strong>.');
    expect(page).toContain('<a href="https://www.foyer.example">https://www.foyer.example</a>');
    expect(await html('welcome')).toMatch(/<img src="data:image\/png;base64,[\w+/=]+"/);
    expect(await html('welcome')).not.toContain('cid:');
    expect((await api.app.request('/dev/mailbox/plain')).status).toBe(404);
    expect((await api.app.request('/dev/mailbox/none%00')).status).toBe(404);
  });

  it('filters the mailbox by address, regardless of case and of how much other mail went out since', async () => {
    const mail = { recipient: 'Hedy@acme.example', subject: 'First', body: 'First' };
    await queueMail(api.database, mail, { id: 'hedy', at: '2026-11-20T10:00:00.000Z' });
    for (let index = 0; index < 101; index += 1) {
      const fresh = { id: `later-${index}`, at: '2026-11-21T10:00:00.000Z' };
      await queueMail(api.database, { ...mail, recipient: 'grace@acme.example' }, fresh);
    }
    const headers = { accept: 'application/json' };
    const answer = await api.app.request('/dev/mailbox?to=hedy@ACME.example', { headers });
    expect(await answer.json()).toMatchObject([{ id: 'hedy', recipient: 'Hedy@acme.example' }]);
    const all = (await (await api.app.request('/dev/mailbox', { headers })).json()) as unknown[];
    expect(all).toHaveLength(100);
  });

  it('SE-08 HT-60 answers a wrong method at a known path with a 405 that lists the allowed ones', async () => {
    const answer = await api.send('DELETE', '/v6/acq/leads/abandoned');
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, PUT']);
    expect(answer.body).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } });
    expect((await api.send('POST', '/v6/facilities/facility/101')).headers.get('Allow')).toBe(
      'GET, HEAD',
    );
    expect((await api.send('DELETE', '/v6/nothing')).status).toBe(404);
    expect((await api.send('GET', '/media/clubs/nothing.png')).status).toBe(404);
  });

  it('/healthz returns 503 once the database is gone', async () => {
    const lost = await openTestApi(await engine.newPlace());
    expect((await lost.send('GET', '/healthz')).status).toBe(200);
    await lost.close();
    const { status, body } = await lost.send('GET', '/healthz');
    expect({ status, body }).toEqual({ status: 503, body: { status: 'unavailable' } });
    const call = await lost.send('GET', '/v6/facilities/');
    expect(call.status).toBe(500);
    expect(call.body).toMatchObject({ success: false, error: { code: 'SERVER_ERROR' } });
  });

  describe('with a built site', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-site-'));
    let site: ReturnType<typeof createApi>;
    beforeAll(() => {
      mkdirSync(join(folder, 'assets'));
      writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Foyer</title>');
      writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
      writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      site = anApp({ site: folder });
    });
    afterAll(() => {
      rmSync(folder, { recursive: true });
    });
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

    it.each([
      '/',
      '/index.html',
      '/membership',
      '/membership/schedule?facilityId=101',
      '/clubs/st.-johns',
    ])('RT-10 serves the page for a reload of %s, revalidated each time', async (path) => {
      const response = await site.request(path, { headers: html });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Foyer</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const tag = response.headers.get('etag') ?? '';
      const again = await site.request(path, { headers: { ...html, 'if-none-match': tag } });
      expect(again.status).toBe(304);
    });

    it('still logs the route template of API calls, and no path of the site', async () => {
      const lines: string[] = [];
      const logger = jsonLines((line) => lines.push(line));
      const app = anApp({ site: folder, logger });
      for (const path of [
        '/v6/facilities/facility/101',
        '/v6/acq/residential/thankyouemail/1/Ada/101/ada@example.com',
        '/payment/question/1',
        '/membership/ada@example.com',
      ]) {
        await (await app.request(path, { headers: html })).text();
      }
      const routes = lines.map((line) => (JSON.parse(line) as { route: string }).route);
      expect(routes).toEqual([
        '/v6/facilities/facility/:id',
        '/v6/acq/residential/thankyouemail/:memberId/:fullName/:facilityId/:email',
        '/payment/question/:id',
        '/*',
      ]);
    });

    it('caches hashed assets forever and other files for an hour', async () => {
      const asset = await site.request('/assets/app-1a2b3c.js');
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await asset.text()).toBe('export {};');
      const icon = await site.request('/favicon.svg');
      expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(icon.headers.get('content-type')).toContain('image/svg+xml');
      await icon.text();
    });

    it('SE-08 serves a page to a client that sends no Accept header', async () => {
      const response = await site.request('/membership');
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Foyer</title>');
    });

    it.each([
      ['a lost script', '/assets/gone.js', '*/*'],
      ['a lost asset that a browser opens', '/assets/gone.js', 'text/html'],
      ['a lost picture', '/pictures/gone.png', 'image/avif,*/*'],
      ['an unknown call', '/v6/nothing', 'text/html'],
      ['a developer page that is off', '/dev/mailbox', 'text/html'],
      ['a climb out of the folder', '/..%2f..%2fetc/passwd.txt', '*/*'],
    ])('answers %s with a 404, not the page', async (_, path, accept) => {
      const response = await site.request(path, { headers: { accept } });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<title>');
    });
  });
});

function aRequestLine(method: string, route: string): unknown {
  return {
    time: expect.any(String) as string,
    requestId: expect.any(String) as string,
    level: 'info',
    event: 'request',
    method,
    route,
    status: 200,
    ms: expect.any(Number) as number,
  };
}

async function unzipped(response: Response): Promise<unknown> {
  return JSON.parse(gunzipSync(await response.arrayBuffer()).toString()) as unknown;
}
