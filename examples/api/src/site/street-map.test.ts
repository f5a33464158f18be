import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';

import { securityHeaders } from '../http/security-headers.ts';
import { addHosts, noSiteHosts } from './site-hosts.ts';
import { serveStreetMap, streetMapPath, streetMapProblem } from './street-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-streets-'));
const file = join(folder, 'New York.pmtiles');
writeFileSync(file, 'PMTiles and more');
afterAll(() => rmSync(folder, { recursive: true }));

const policyWith = (streetMap: string | undefined): string => {
  const hosts = { ...noSiteHosts, ...(streetMap !== undefined && { streetMap }) };
  const publicUrl = 'http://localhost:4173';
  return securityHeaders({ scripts: [], hosts, publicUrl })['Content-Security-Policy'] ?? '';
};

describe('the map of streets', () => {
  it('PG-139 is served in the parts that a browser asks for', async () => {
    const app = new Hono();
    serveStreetMap(app, file);
    const part = await app.request(streetMapPath, { headers: { range: 'bytes=0-6' } });
    expect([part.status, await part.text()]).toEqual([206, 'PMTiles']);
    expect(part.headers.get('content-range')).toBe('bytes 0-6/16');
  });

  it('PG-139 is named in the page, escaped', () => {
    const page = addHosts({ ...noSiteHosts, streetMap: 'https://a.example/?"&.pmtiles' })(
      '</head>',
    );
    expect(page).toBe(
      '<meta name="foyer-street-map" content="https://a.example/?&quot;&amp;.pmtiles" /></head>',
    );
  });

  it('PG-139 may be called on another origin, and only then', () => {
    const own = policyWith(streetMapPath);
    expect(own).toBe(policyWith(undefined));
    expect(policyWith('https://maps.example/a.pmtiles')).toContain(
      "connect-src 'self' https://maps.example;",
    );
  });

  it('PG-139 must be there when the server starts', () => {
    expect(streetMapProblem(file)).toBeNull();
    expect(streetMapProblem('/no/such.pmtiles')).toBe(
      'FOYER_STREET_MAP is not a file: /no/such.pmtiles.',
    );
  });
});
