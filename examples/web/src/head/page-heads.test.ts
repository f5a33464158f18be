import { describe, expect, it } from 'vitest';

import { foyerLocales } from '@foyer/core/messages';
import { english } from '@foyer/react-ui/language';

import { openSiteLanguage } from '../language/site-languages.ts';
import { routeOf } from '../routes.ts';
import { headHtml } from './head-html.ts';
import {
  headCopy,
  headOf as headIn,
  notFoundHead as noHeadIn,
  pageHeads as headsIn,
} from './page-heads.ts';

const copy = headCopy(english);
const pageHeads = headsIn(copy);
const notFoundHead = noHeadIn(copy);
const headOf = (address: string) => headIn(address, copy);

/** One address for each page in `routes.ts` and the pages behind it. */
const addresses = [
  '/',
  '/membership',
  '/membership/schedule',
  '/inquiry/schedule-your-visit?facilityId=101',
  '/clubs',
  '/clubs/101',
  '/clubs/soho',
  '/promo/quiet-hours',
  '/memberbenefits',
  '/prices?facilityId=101',
  '/for-employers',
  '/groupfitness',
  '/personaltraining',
  '/pilates',
  '/referrals',
  '/terms',
  '/privacy',
  '/join/step1/101',
  '/join/step2/101',
  '/join/step3/101',
  '/join/step1',
  '/join/corp',
  '/join/corp/code',
  '/login',
  '/account',
  '/account/activate',
  '/activate?code=1',
  '/account/membership',
  '/account/billing',
  '/account/visits',
  '/account/profile',
  '/account/security',
  '/account/details',
  '/account/profile/edit',
  '/account/username',
  '/account/password',
  '/account/social',
  '/account/agreements/terms',
  '/account/training',
  '/account/register',
  '/account/recover',
  '/account/resend',
  '/account/freeze',
  '/account/billing/F-1',
  '/account/agreed',
  '/account/join-details?variant=corporate',
  '/day-pass',
  '/desk',
  '/privacy/request',
  '/gift-card/purchase',
  '/feedback',
  '/trial-pass',
  '/visit/a-token',
  '/visit/with/a-token',
  '/wait-list/a-token',
  '/employers/acme',
  '/employers/acme/poster',
  '/forms/group-visit',
];

describe('the heads of the pages', () => {
  it.each(addresses)('RT-01 RT-02 RT-05 RT-06 RT-07 include one for %s', (address) => {
    expect(headOf(address)).not.toBeNull();
  });

  it.each([
    '/nope',
    '/clubs/101/more',
    '/membershipx',
    '/employers',
    '/employers/acme/flyer',
    '/terms/old',
    '/promo',
    '/account/nope',
    '/gift-card',
  ])('RT-10 include none for %s', (address) => {
    expect(headOf(address)).toBeNull();
  });

  it('RT-10 include one for each page in the routes', () => {
    const named = new Set(addresses.map((address) => routeOf(address)));
    expect(Array.from(named).toSorted()).toEqual([
      'booking',
      'clubs',
      'home',
      'join',
      'member',
      'membership',
      'plain',
    ]);
  });

  it('RT-06 have unique titles', () => {
    const titles = pageHeads
      .filter(({ listed, standsFor }) => listed && standsFor === undefined)
      .map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { title } of pageHeads) expect(title).toMatch(/ \| Foyer(?: Clubs)?$/);
  });

  it('RT-06 have descriptions as long as search engines show, if they are listed', () => {
    for (const { description, listed, path } of pageHeads) {
      expect([path, description !== null]).toEqual([path, listed]);
      if (description === null || path.includes(':')) continue;
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description.length).toBeGreaterThan(45);
    }
  });

  it.each(foyerLocales)('ER-01 RT-06 are the same in %s', async (locale) => {
    const language = await openSiteLanguage(locale);
    for (const { description, path } of headsIn(headCopy(language))) {
      expect(description?.length ?? 0, `${path}: ${description}`).toBeLessThanOrEqual(160);
    }
  });

  it('LX-14 keep visitor-specific pages out of search engines', () => {
    for (const path of ['/account', '/login', '/join/step2/101', '/join/corp', '/activate']) {
      const head = headOf(path) ?? notFoundHead;
      expect(headHtml(head)).toContain('<meta name="robots" content="noindex">');
      expect(headHtml(head)).not.toContain('canonical');
    }
  });

  it('PG-339 show a club’s own photo where its link is shared, and the chain’s picture for other pages', () => {
    const htmlOf = (address: string) => headHtml(headOf(address) ?? notFoundHead);
    const image = (address: string) => /og:image" content="([^"]+)"/.exec(htmlOf(address))?.[1];
    expect(image('/clubs/soho')).toBe('{{site}}{{image}}');
    expect(htmlOf('/clubs/soho')).toContain('"og:image:alt" content="{{name}}"');
    expect(image('/clubs')).toBe('{{site}}/share.png');
    expect(htmlOf('/clubs')).toContain('og:title" content="Our clubs | Foyer Clubs"');
    expect(htmlOf('/clubs')).toContain('"twitter:card" content="summary_large_image"');
  });

  it('RT-01 give the booking page the membership page’s canonical address', () => {
    const html = headHtml(headOf('/inquiry/schedule-your-visit') ?? notFoundHead);
    expect(html).toContain('<link rel="canonical" href="{{site}}/membership">');
    expect(html).not.toContain('noindex');
  });
});
