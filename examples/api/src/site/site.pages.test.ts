import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { asText } from './prerendered-pages.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { shippedData } from '../chain-data.ts';
import { translator } from '../copy/translate.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const look = "<script>document.documentElement.dataset.looked='';</script>";

/** The built site: a page per path, with placeholders for what the server knows. */
const pages = [
  { path: '/', below: false, listed: true, file: 'home.html' },
  { path: '/membership', below: true, listed: true, file: 'membership.html' },
  { path: '/clubs', below: false, listed: true, file: 'clubs.html' },
  { path: '/clubs/:club', below: false, listed: true, file: 'club.html' },
  { path: '/clubs/:city', below: false, listed: true, file: 'city.html' },
  { path: '/promo/:promotion', below: false, listed: true, file: 'promo.html' },
  { path: '/forms/:form', below: false, listed: false, file: 'form.html' },
  { path: '/gift-card/purchase', below: false, listed: false, file: 'gift-card.html' },
  { path: '/trial-pass', below: false, listed: false, file: 'trial-pass.html' },
  { path: '/account/agreements/:agreement', below: false, listed: false, file: 'login.html' },
  { path: '/login', below: true, listed: false, file: 'login.html' },
];
const texts: Readonly<Record<string, string>> = {
  'home.html': `${look}<title>Home</title><link rel="canonical" href="{{site}}/">`,
  'membership.html': `${look}<title>Membership</title>`,
  'clubs.html': '<title>Clubs</title>{{links}}',
  'city.html':
    '<title>Clubs in {{city}}</title><link rel="canonical" href="{{site}}{{path}}"><meta name="foyer-city" content="{{city}}" data-slug="{{slug}}"><meta name="description" content="{{clubs}}"><script type="application/ld+json">{{data}}</script>{{links}}{{near}}',
  'club.html':
    '<title>{{name}}</title><link rel="canonical" href="{{site}}{{path}}"><meta name="description" content="{{name}}, {{place}}. {{amenities}}"><script type="application/ld+json">{{data}}</script><a href="tel:{{dial}}">{{phone}}</a><div data-club="{{slug}}"><img src="{{image}}"><a href="/join/step1/{{id}}"></a><dl>{{hours}}</dl><ul>{{rooms}}</ul><ul>{{ways}}</ul></div>',
  'promo.html':
    '<title>{{title}}</title><div data-promotion="{{slug}}"><p>{{lede}}</p>{{finePrint}}{{picture}}</div>',
  'form.html':
    '<title>Get in touch</title><div data-form="{{slug}}"><p>{{title}}</p><p>{{intro}}</p></div>',
  'gift-card.html': '<title>Gift card</title><div>{{picture}}</div>',
  'trial-pass.html': '<title>Your pass</title><div>{{ticket}}</div>',
  'login.html': '<title>Log in</title>',
  '404.html': '<title>Nothing here</title>',
};

const wallTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const address = z.url({ protocol: /^https$/ });

/** What schema.org defines for these types, as far as it is used, without anything else. */
const exerciseGym = z.strictObject({
  '@type': z.literal('ExerciseGym'),
  '@id': address,
  url: address,
  name: z.string(),
  image: address,
  telephone: z.string(),
  priceRange: z.string().check(z.maxLength(99)),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string(),
    addressLocality: z.string(),
    addressRegion: z.string(),
    postalCode: z.string(),
    addressCountry: z.string().check(z.length(2)),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number(),
    longitude: z.number(),
  }),
  amenityFeature: z.array(
    z.strictObject({
      '@type': z.literal('LocationFeatureSpecification'),
      name: z.string(),
      value: z.literal(true),
    }),
  ),
  openingHoursSpecification: z.optional(
    z.array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        opens: wallTime,
        closes: wallTime,
        name: z.optional(z.string()),
        dayOfWeek: z.optional(z.string().check(z.regex(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/))),
        validFrom: z.optional(z.iso.date()),
        validThrough: z.optional(z.iso.date()),
      }),
    ),
  ),
  aggregateRating: z.optional(
    z.strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().check(z.gte(1), z.lte(5)),
      ratingCount: z.number().check(z.gte(5)),
    }),
  ),
});

describe('the prerendered pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pages-'));
  let api: TestApi;
  beforeAll(async () => {
    mkdirSync(join(folder, '.pages', 'fr-CA'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<title>Frame</title>');
    for (const [name, text] of Object.entries(texts)) {
      writeFileSync(join(folder, '.pages', name), text);
      writeFileSync(join(folder, '.pages', 'fr-CA', name), `<html lang="fr-CA">${text}`);
    }
    const directory = JSON.stringify({
      pages,
      notFound: '404.html',
      locales: ['en-US', 'fr-CA'],
    });
    writeFileSync(join(folder, '.pages', 'pages.json'), directory);
    api = await openTestApi(
      { folder: join(folder, 'data') },
      { site: folder, publicUrl: 'https://clubs.example' },
    );
    await api.database
      .updateTable('facilities')
      .set({ name: '</script><b>"Foyer" & Co', country: 'UK' })
      .where('facility_id', '=', '103')
      .execute();
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (path: string, headers: Record<string, string> = html) => {
    const response = await api.app.request(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/membership', 'Membership'],
    ['/membership/', 'Membership'],
    ['/membership/schedule?facilityId=101', 'Membership'],
    ['/clubs', 'Clubs'],
    ['/login', 'Log in'],
    ['/account/agreements/house-rules', 'Log in'],
    ['/forms/group-visit', 'Get in touch'],
  ])('RT-01 RT-06 RT-10 serve %s with its own page', async (path, title) => {
    const { status, headers, text } = await get(path);
    expect({ status, cache: headers.get('cache-control') }).toEqual({
      status: 200,
      cache: 'no-cache',
    });
    expect(text).toContain(`<title>${title}</title>`);
    const tag = headers.get('etag') ?? '';
    expect((await get(path, { ...html, 'if-none-match': tag })).status).toBe(304);
  });

  it.each([
    '/nope',
    '/clubs/9999',
    '/clubs/st.-johns',
    '/account/agreements',
    '/clubs/no-such-club',
    '/clubs/101/more',
    '/promo/over',
    '/forms/no-such-form',
  ])('RT-10 answer %s with a 404 page', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('<title>Nothing here</title>');
  });

  it('RT-06 have a canonical URL that starts with the site’s public URL', async () => {
    expect((await get('/')).text).toContain('href="https://clubs.example/"');
  });

  it.each(['/clubs/102', '/clubs/soho'])(
    'RT-07 show a club at %s, with a title before any script runs and one canonical URL',
    async (path) => {
      const { text } = await get(path);
      expect(text).toContain('<title>Foyer SoHo</title>');
      expect(text).toContain('<link rel="canonical" href="https://clubs.example/clubs/soho">');
      expect(text).toMatch(/content="Foyer SoHo, [^"]+, New York, NY 10\d{3}\./);
      expect(text).not.toContain('{{');
    },
  );

  it('PG-134 show the clubs of a city with its own title, canonical URL and links to its neighbors', async () => {
    const { status, text } = await get('/clubs/brooklyn');
    expect(status).toBe(200);
    expect(text).toContain('<title>Clubs in Brooklyn</title>');
    expect(text).toContain('<link rel="canonical" href="https://clubs.example/clubs/brooklyn">');
    expect(text).toContain('content="Brooklyn" data-slug="brooklyn"');
    expect(text).toContain('<a href="/clubs/brooklyn-heights">Foyer Brooklyn Heights, ');
    expect(text).toContain('<a href="/clubs/jersey-city">Jersey City</a>');
    expect(text).not.toContain('{{');
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
    expect(graph[0]).toMatchObject({
      '@type': 'ItemList',
      url: 'https://clubs.example/clubs/brooklyn',
      numberOfItems: 3,
    });
    expect(graph[0]?.['itemListElement']).toContainEqual({
      '@type': 'ListItem',
      position: expect.any(Number) as number,
      name: 'Foyer Brooklyn Heights',
      url: 'https://clubs.example/clubs/brooklyn-heights',
    });
  });

  it('PG-134 show the club where a club and a city have the same name', async () => {
    expect((await get('/clubs/hoboken')).text).toContain('<title>Foyer Hoboken</title>');
  });

  it('PG-134 list the cities for search engines, and link to them without JavaScript', async () => {
    const site = (await get('/sitemap.xml')).text;
    expect(site).toContain('<loc>https://clubs.example/clubs/brooklyn</loc>');
    expect(site.match(/<loc>https:\/\/clubs\.example\/clubs\/hoboken<\/loc>/g)).toHaveLength(1);
    expect((await get('/clubs')).text).toContain('<a href="/clubs/brooklyn">Brooklyn</a>');
  });

  it('RT-07 include structured data about a club: what it is, where it is, and how to reach it', async () => {
    const { text } = await get('/clubs/soho');
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
    expect(graph[0]).toMatchObject({
      '@type': 'ExerciseGym',
      url: 'https://clubs.example/clubs/soho',
      name: 'Foyer SoHo',
      image: expect.stringMatching(
        /^https:\/\/clubs\.example\/media\/photos\/rooms\/[\w-]+-960\.jpg$/,
      ) as string,
      address: { '@type': 'PostalAddress', addressLocality: 'New York', addressCountry: 'US' },
      geo: { '@type': 'GeoCoordinates', latitude: expect.closeTo(40.7, 0) as number },
    });
    expect(graph[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://clubs.example/' },
        { position: 2, item: 'https://clubs.example/clubs' },
        { position: 3, item: 'https://clubs.example/clubs/soho' },
      ],
    });
  });

  it('PG-121 PG-107 include the opening hours, with holidays, the price, and the rating once it is shown', async () => {
    const gym = await gymAt('/clubs/soho');
    expect(gym.openingHoursSpecification).toHaveLength(7 + 3);
    expect(gym.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '05:30',
      closes: '23:00',
    });
    expect(gym.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      name: 'Christmas Day',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
    });
    expect(gym.priceRange).toBe('$205+');
    expect((await gymAt('/clubs/kensington')).priceRange).toBe('£165+');
    expect(gym.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      ratingCount: 5,
    });
    expect((await gymAt('/clubs/dumbo')).aggregateRating).toBeUndefined();
    expect((await gymAt('/clubs/harlem')).openingHoursSpecification).toBeUndefined();
    expect((await gymAt('/clubs/times-square')).openingHoursSpecification?.[0]).toMatchObject({
      opens: '00:00',
      closes: '23:59',
    });
  });

  /** The club's structured data, if it has the form that schema.org and search engines ask for. */
  async function gymAt(path: string) {
    const { text } = await get(path);
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    return z.object({ '@graph': z.tuple([exerciseGym, z.unknown()]) }).parse(JSON.parse(data))[
      '@graph'
    ][0];
  }

  it('PG-120 fill in what can be read of a club before any script runs', async () => {
    const { text } = await get('/clubs/soho');
    expect(text).toContain('data-club="soho"');
    expect(text).toContain('<dt>Today</dt><dd>5:30\u00A0AM to 10:00\u00A0PM</dd>');
    expect(text).toContain('Thanksgiving Day</span></dt><dd>6:00\u00A0AM to 1:00\u00A0PM</dd>');
    expect(text).toContain('<span class="foyer-name">Yoga studio</span>');
    expect(text).toContain('<li>R, W: Prince St</li>');
    const french = (await get('/clubs/soho?lang=fr-CA')).text;
    expect(french).toMatch(/<dt>Aujourd’hui<\/dt><dd>0?5.h.30 à 22.h<\/dd>/);
    expect(french).toContain('<span class="foyer-name">Studio de yoga</span>');
    const presale = (await get('/clubs/harlem')).text;
    expect(presale.split('foyer-hours__day')).toHaveLength(2);
    expect(presale).toContain('<dt>Opens</dt><dd>March 1, 2027</dd>');
  });

  it('RT-07 escape a club’s name in the page’s script and attributes', async () => {
    const { text } = await get('/clubs/103');
    expect(text).toContain('<title>&lt;/script&gt;&lt;b&gt;&quot;Foyer&quot; &amp; Co</title>');
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [{ name: '</script><b>"Foyer" & Co', address: { addressCountry: 'GB' } }, {}],
    });
  });

  const french = '<html lang="fr-CA">';

  it('ER-01 use the language of the visitor, and say so to caches', async () => {
    const { text, headers } = await get('/clubs', {
      ...html,
      'accept-language': 'fr-FR, en;q=0.5',
    });
    expect(text).toContain(french);
    expect(headers.get('content-language')).toBe('fr-CA');
    expect(headers.get('vary')).toMatch(/Accept-Language, Cookie/);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('ER-01 prefer the visitor’s earlier choice, and the URL’s language to both', async () => {
    const reads = { ...html, 'accept-language': 'fr', cookie: 'foyer-locale=en-US' };
    expect((await get('/clubs', reads)).text).not.toContain(french);
    const asked = await get('/clubs?lang=fr-CA', reads);
    expect(asked.text).toContain(french);
    expect(asked.headers.get('set-cookie')).toMatch(/^foyer-locale=fr-CA;.*SameSite=Lax/);
  });

  it.each(['de', 'fr-ca', '../../../etc/passwd', '<b>', ''])(
    'ER-01 ignore an unknown language in the URL: %j',
    async (lang) => {
      const { text, headers } = await get(`/clubs?lang=${encodeURIComponent(lang)}`);
      expect(text).not.toContain(french);
      expect(headers.get('content-language')).toBe('en-US');
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it('ER-01 RT-07 translate content about a club and a promotion', async () => {
    const reads = { ...html, 'accept-language': 'fr' };
    expect((await get('/promo/quiet-hours', reads)).text).not.toContain('Quiet hours');
    const translate = translator(shippedData().translations, 'fr-CA');
    const { text } = await get('/clubs/soho', reads);
    const [, logs = ''] = /, NY 10\d{3}\. ([^"]*)\./.exec(text) ?? [];
    const { featured_amenities: amenities } = await api.database
      .selectFrom('facilities')
      .select('featured_amenities')
      .where('facility_id', '=', '102')
      .executeTakeFirstOrThrow();
    const names = JSON.parse(amenities) as readonly string[];
    expect(logs).toBe(asText(names.map(translate).join(', ')));
    expect(logs).not.toBe(asText(names.join(', ')));
  });

  it('RT-10 ER-01 include a translated not-found page', async () => {
    const { status, text } = await get('/nope', { ...html, 'accept-language': 'fr' });
    expect(status).toBe(404);
    expect(text).toContain(french);
  });

  it('RT-07 PG-249 show what a promotion offers, with its picture by day and by night', async () => {
    const { text } = await get('/promo/quiet-hours');
    expect(text).toContain('<title>Quiet hours</title><div data-promotion="quiet-hours">');
    expect(text).toContain('<p class="foyer-fine">For first-time visitors.');
    expect(text).toContain('<source media="(prefers-color-scheme: dark)" srcset="/media/photos');
    expect(text).toMatch(
      /src="[^"]+" srcset="[^"]+ 480w, [^"]+" sizes="[^"]+" alt="A class stretch/,
    );
    expect(text).not.toContain('{{');
  });

  it('PG-249 show the head of a form, and the design that a gift card begins with', async () => {
    const form = (await get('/forms/group-visit')).text;
    expect(form).toContain('<div data-form="group-visit"><p>Plan a group visit</p><p>Coming with');
    const gift = (await get('/gift-card/purchase')).text;
    expect(gift).toMatch(/<img class="foyer-picture [^"]+" src="[^"]+" srcset="[^"]+" sizes="/);
    expect(gift).toContain('alt="First light"');
    // A card looks the same in a dark scheme.
    expect(gift).not.toContain('<source');
    const french = (await get('/gift-card/purchase?lang=fr-CA')).text;
    expect(french).not.toContain('First light');
  });

  it('LX-14 can be indexed for a flow, but not for the steps below it', async () => {
    expect((await get('/membership')).headers.get('x-robots-tag')).toBeNull();
    expect((await get('/membership/schedule')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/payment/nothing')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('AN-01 allow the inline scripts of their heads, and no others', async () => {
    const policy = (await get('/membership')).headers.get('content-security-policy') ?? '';
    const script = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(script).toBe("script-src 'self' 'sha256-wOJAbxauo25tZ92a4eR4c7KrYV1Jku17L60dNTse6j4='");
  });

  it('PG-275 begin the ticket of a trial pass with the picture of the club that the address names', async () => {
    expect((await get('/trial-pass?facilityId=101&code=TRY-7')).text).toMatch(
      /<div class="foyer-card foyer-pass [^"]+"><div class="foyer-pass__art"><picture [^>]+>.*<img /,
    );
    for (const other of ['', '?facilityId=101', '?facilityId=nowhere&code=TRY-7', '?code=TRY-7']) {
      expect((await get(`/trial-pass${other}`)).text).toContain('<div></div>');
    }
  });

  it('robots.txt points to the site map, which lists every indexable page, club and promotion', async () => {
    const robots = await get('/robots.txt', {});
    expect(robots.text).toContain('Sitemap: https://clubs.example/sitemap.xml');
    const map = await get('/sitemap.xml', {});
    expect(map.headers.get('content-type')).toContain('application/xml');
    const places = Array.from(map.text.matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place);
    expect(places).toContain('https://clubs.example/membership');
    expect(places).toContain('https://clubs.example/clubs/soho');
    expect(places).toContain('https://clubs.example/promo/quiet-hours');
    expect(places).not.toContain('https://clubs.example/login');
    expect(places).toContain('https://clubs.example/clubs/soho?lang=fr-CA');
    expect(places).toHaveLength(2 * (3 + 120 + 27 + 3));
    expect(map.text).toContain(
      '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://clubs.example/membership?lang=fr-CA"/>',
    );
  });

  it('the site map is created once in 30 s, and returns 304 when it is unchanged', async () => {
    const map = await get('/sitemap.xml', {});
    const rename = api.database.updateTable('facilities').set({ web_name: 'greene-street' });
    await rename.where('web_name', '=', 'soho').execute();
    expect((await get('/sitemap.xml', {})).text).toBe(map.text);
    const etag = map.headers.get('etag') ?? '';
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
    api.clock.advance(30_000);
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).text).toContain('/greene-street');
  });

  it.each(['/.pages/club.html', '/.pages/pages.json', '/.vite/manifest.json'])(
    '%s is not served as a page',
    async (path) => {
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );
});
