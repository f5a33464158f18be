import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { type ChainData, readChainData, shippedData, shippedFolder } from './chain-data.ts';
import { translator } from './copy/translate.ts';
import type { ServerLogger } from './http/request-log.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

const silent: ServerLogger = { info: () => {}, warn: () => {}, error: () => {} };

describe('A chain’s own data', () => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-chain-'));
  let folder: string;
  let count = 0;
  beforeEach(() => {
    count += 1;
    folder = join(root, String(count));
    // Without the originals, which no server reads.
    const filter = (path: string) => path !== join(shippedFolder, 'photos');
    cpSync(shippedFolder, folder, { recursive: true, filter });
  });
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  /** Changes one of the chain's files as a person would with an editor. */
  function edit(name: keyof ChainData, from: string, to: string): void {
    const file = join(folder, `${name}.json`);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  }

  it('is served: a folder with one club, one plan and no employers', async () => {
    const hours = { '1': { from: '07:00', to: '22:00' } };
    const harbor = {
      id: '1',
      name: 'Harbor Gym',
      webName: 'harbor',
      type: 'Regional',
      amenities: ['Sauna'],
      city: 'Portland',
      zip: '04101',
      address: '1 Pier Road',
      phone: '(207) 555-0101',
      email: 'harbor@gym.example',
      openDate: '2024-01-01',
      lat: 43.6,
      long: -70.2,
      visitHours: 'week',
    };
    const place = { region: 'Maine', country: 'US', state: 'ME', timeZone: 'America/New_York' };
    const price = (USD: number) => ({ USD, CAD: USD, GBP: USD });
    const own = {
      clubs: {
        visitHours: { week: hours },
        daysOff: [],
        places: [{ ...place, clubs: [harbor] }],
      },
      plans: {
        promotions: {
          founders: { id: 'F', text: 'first price' },
          cardPartner: { id: 'C', text: 'card price' },
          employers: { id: 'E' },
        },
        plans: [
          {
            id: 'basic',
            type: 'Single club',
            name: 'Basic',
            description: 'Everything.',
            monthlyFee: price(39.5),
            totalDues: price(0),
            promotionalSavings: price(0),
            isReimbursementAvailable: false,
          },
        ],
        employersPlans: [],
      },
      terms: { commitmentMonths: 12, noticeDays: 30, longestFreezeMonths: 3, freezeFee: price(10) },
      employers: [],
      passes: [],
      'promo-codes': [],
      members: { demoLogin: null, members: [] },
      photos: {
        1: [
          {
            name: 'pool',
            alt: 'The pool',
            hash: 'of the photo',
            widths: [480],
            color: '#2080a0',
            night: null,
            preview: 'data:image/webp;base64,AAAA',
          },
        ],
      },
      content: { ...shippedData().content, headlines: [], promotions: [] },
      gifts: { ...shippedData().gifts, designs: [] },
    };
    for (const [name, value] of Object.entries(own)) {
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
    }
    const pictures = join(folder, 'media', 'photos', '1');
    mkdirSync(pictures);
    for (const end of ['480.avif', '960.jpg']) {
      writeFileSync(join(pictures, `pool-${end}`), 'a picture');
    }
    const settings = readSettings({
      PORT: '0',
      FOYER_DATA: folder,
      FOYER_DATA_DIR: join(root, 'db'),
    });
    const server = (await startServer(settings.unwrap(), silent)).unwrap();
    const get = async (path: string) => (await fetch(server.address + path)).json();
    const clubs = await get('/v6/facilities');
    const plans = await get('/api/cms/facilities/1/membership/plans?fmid=');
    const picture = await fetch(`${server.address}/media/photos/1/pool-480.avif`);
    const escape = await fetch(`${server.address}/media/..%2fmembers.json`);
    await server.stop();
    expect(clubs).toMatchObject([{ name: 'Harbor Gym', imageUrl: '/media/photos/1/pool-960.jpg' }]);
    expect(await picture.text()).toBe('a picture');
    expect(escape.status).toBe(404);
    expect(plans).toMatchObject({
      result: [{ id: 'basic', planProperties: { monthlyFee: '39.50' } }],
    });
  });

  it('keeps the server from starting with one line that names the file and the invalid value', async () => {
    edit('clubs', '"zip": "10012"', '"zip": 10012');
    const settings = readSettings({
      PORT: '0',
      FOYER_DATA: folder,
      FOYER_DATA_DIR: join(root, 'no'),
    });
    expect((await startServer(settings.unwrap(), silent)).val).toBe(
      `${join(folder, 'clubs.json')}: places[0].clubs[1].zip: Invalid input: expected string, received number`,
    );
  });

  it.each([
    ['plans', '"totalDues"', '"dues"', 'plans.json: plans[0].totalDues: Invalid input: expected '],
    [
      'clubs',
      'America/New_York',
      'America/York',
      'clubs.json: places[0].timeZone: Invalid input: ',
    ],
    ['clubs', '"id": "102"', '"id": "101"', 'clubs.json: places: Two clubs have the same id '],
    ['clubs', '"street"', '"cellar"', 'clubs.json: sharedPhotos: There is no photo "cellar".'],
    [
      'photos',
      '480',
      '481',
      'photos.json: There is no file "/media/photos/rooms/street-481.avif".',
    ],
    ['photos', '"rooms": [', '"soho": [], "rooms": [', 'photos.json: There is no club "soho".'],
    [
      'content',
      'rooms/lounge-960.jpg',
      'rooms/lost.jpg',
      'content.json: photo: There is no file "/media/photos/rooms/lost.jpg".',
    ],
    ['employers', '"102"', '"999"', 'employers.json: clubs: There is no club "999".'],
    ['employers', '["199"]', '[]', 'employers.json: [2].clubs: '],
    ['employers', '"globex"', '"acme"', 'employers.json: slug: "acme" is there twice.'],
    [
      'employers',
      '"globex.example"',
      '"acme.example"',
      'employers.json: domains: "acme.example" is there twice.',
    ],
    ['plans', '"notAt": ["104"]', '"notAt": ["999"]', 'plans.json: notAt: There is no club "999".'],
    [
      'clubs',
      '"id": "101",',
      '"id": "101", "timetable": [{ "day": 1, "at": "24:00", "minutes": 45, "name": "Yoga", "category": 1 }],',
      'clubs.json: places[0].clubs[0].timetable[0].at: is a time such as "08:30"',
    ],
    ['promo-codes', '"104"', '"999"', 'promo-codes.json: clubs: There is no club "999".'],
    ['promo-codes', '"SELECT50"', '"WELCOME50"', 'promo-codes.json: Two codes are the same'],
    ['promo-codes', '"percent": 50', '"percent": 150', 'promo-codes.json: [0].initiation'],
    ['translations', '"fr-CA"', '"fr"', 'translations.json: Unrecognized key: "fr"'],
    ['content', '{', '', "content.json can't be read: "],
  ] as const)('is refused for an error in %s.json: %s as %s', (name, from, to, line) => {
    edit(name, from, to);
    expect(readChainData(folder).val).toContain(join(folder, line));
  });
});

describe('The add-on’s agreement', () => {
  it.each(['en-US', 'es-US', 'fr-CA'] as const)(
    'PR-05: names its parties, price and notice in %s',
    (locale) => {
      const [current] = shippedData().agreements;
      const text = current?.paragraphs
        .map(translator(shippedData().translations, locale))
        .join(' ');
      expect(text).toContain('Foyer Clubs, Inc., 88 Hudson Street');
      expect(text).toMatch(/US\$95|95 USD|95\s\$\sUS/);
      expect(text).toMatch(/10 (days’ notice|jours)|aviso de 10 días/);
    },
  );

  it('PG-332: says that it is paid at the front desk, because no invoice includes it', () => {
    const text = shippedData().agreements[0]?.paragraphs.join(' ');
    expect(text).toContain('You pay each month at your club’s front desk');
    expect(text).not.toContain('with your monthly fee');
  });

  it('PR-05: keeps the texts that were signed before as they are', () => {
    const [, third, second, first] = shippedData().agreements;
    expect(third?.paragraphs[2]).toContain('We charge it together with your monthly fee');
    expect(second?.paragraphs[1]).toBe(
      'It is charged with the monthly fee and ends with the season. It can be ended before, at the end of any month.',
    );
    expect(first?.paragraphs).toEqual([
      'With this agreement your membership opens the summer club as well.',
    ]);
  });
});
