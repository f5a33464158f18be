import { siteMessages } from '@foyer/core/messages';
import { siteMessages as spanishMessages } from '@foyer/core/messages/es-US';
import { siteMessages as frenchMessages } from '@foyer/core/messages/fr-CA';
import { describe, expect, it } from 'vitest';

import agreements from '../../../api/data/agreements.json' with { type: 'json' };
import template from '../../index.html?raw';
import { prerenderSite } from './prerender-pages.tsx';

const site = await prerenderSite(template, { 'fr-CA': ['/assets/visit-fr.js'] });

function pageAt(path: string): string {
  const file = site.pages.find((page) => page.path === path)?.file ?? '';
  return site.files.get(file) ?? '';
}

describe('prerendered pages', () => {
  it.each([
    ['/', 'A great club starts at the front door.'],
    ['/membership', 'See it for yourself'],
    ['/inquiry/schedule-your-visit', 'See it for yourself'],
    ['/clubs', 'Find your club'],
    ['/groupfitness', 'Classes worth getting up for'],
    ['/memberbenefits', 'Member benefits'],
    ['/prices', 'One monthly price. Every class included.'],
    ['/for-employers', 'Your people show they work for you'],
    ['/terms', 'Short, because this is a demo.'],
    ['/privacy', 'What we don’t do'],
    ['/day-pass', 'One day, the whole club'],
    ['/gift-card/purchase', 'Buy a gift card'],
    ['/join/step1', 'Choose your membership'],
    ['/join/corp', 'Your job comes with perks'],
    ['/login', 'Log in'],
    ['/account/register', 'Create your online account'],
    ['/feedback', 'Leave feedback'],
    ['/trial-pass/new', 'Try a club for free'],
  ])('RT-06 %s can be read before any script runs', (path, copy) => {
    expect(pageAt(path)).toContain(copy);
    expect(pageAt(path)).toContain('<div id="root" data-early>');
  });

  it('PG-134 a city’s page leaves its name and its links to the server', () => {
    const page = pageAt('/clubs/:city');
    expect(page).toContain('<title>Fitness clubs in {{city}} | Foyer Clubs</title>');
    expect(page).toMatch(/<h1[^>]*>Fitness clubs in \{\{city\}\}<\/h1>/);
    expect(page).toContain('<meta name="foyer-city" content="{{city}}" data-slug="{{slug}}">');
    expect(page).toContain('<link rel="canonical" href="{{site}}{{path}}">');
    expect(page).toContain('{{links}}');
  });

  it('LC-01 the first step has its inputs, all empty', () => {
    const page = pageAt('/membership');
    for (const name of ['first_name', 'last_name', 'email_address', 'phone_number']) {
      expect(page).toMatch(new RegExp(`<input[^>]* name="${name}" value=""`));
    }
  });

  it('PG-245 AN-01 no form of a prerendered page can put its input into an address', () => {
    for (const text of site.files.values()) {
      for (const [form] of text.matchAll(/<form\b[^>]*>/g)) {
        expect(form).toContain('method="dialog"');
        expect(form).not.toContain('action');
      }
    }
  });

  it.each([
    ['/account', '<h1 class="foyer-account__title" tabindex="-1">Your account</h1>'],
    ['/account/billing', '<a href="/account/billing" aria-current="page">Billing</a>'],
    ['/account/password', '<h1 tabindex="-1">Your password</h1>'],
    ['/account/training', '<p class="page__back"><a href="/account">Your account</a></p>'],
    ['/visit/:token', 'aria-busy="true"'],
    ['/desk', 'Today’s visits'],
  ])('PG-247 the page %s is a skeleton, as it is while its data loads', (path, copy) => {
    const page = pageAt(path);
    expect(page).toContain('data-foyer-page="skeleton"');
    expect(page).toContain(copy);
  });

  it.each([
    ['/account/security', 'instead of a password. A passkey works only on our site'],
    ['/account/profile/edit', 'Height and weight are optional.'],
    ['/account/username', '4–30 letters'],
  ])('PG-261 the page %s says what it’s about before its data loads', (path, copy) => {
    expect(pageAt(path)).toContain(copy);
  });

  it.each([
    ['/employers/:employer', 'Join through your employer: pick a club'],
    ['/employers/:employer/poster', 'hang it where everyone sees it'],
    ['/visit/:token', 'Until your visit starts, you can choose another time'],
    ['/visit/with/:token', 'say here whether you’ll be there too'],
    ['/wait-list/:token', 'When a time opens that you wanted'],
  ])(
    'PG-272 the page %s, which a link leads to, says what it’s for before it loads',
    (path, copy) => {
      expect(pageAt(path)).toContain(copy);
    },
  );

  it.each([
    ['/account', 'Everything for your next visit'],
    ['/account/my-pass', 'Members show this pass at the front desk'],
    ['/account/details', 'How your club reaches you'],
    ['/account/membership', 'What you pay, what’s coming'],
    ['/account/billing', 'The card that we charge'],
    ['/account/visits', 'The visits that you’ve booked'],
    ['/account/profile', 'What your club knows about you'],
    ['/account/security', 'How you log in'],
    ['/account/social', 'Link an account that you have elsewhere'],
    ['/account/agreements/:agreement', 'Take your time and read'],
    ['/account/agreed', 'Here’s what your payment page said'],
    ['/activate', 'Choose a username and a password here'],
    ['/desk', 'Mark who came to their visit today'],
    ['/trial-pass', 'With a trial pass'],
    ['/trial-pass/new', 'Come in before you decide'],
    ['/trial-pass/mailed/:token', 'This page shows your pass'],
  ])('PG-273 the page %s says what it’s for before it loads', (path, copy) => {
    expect(pageAt(path)).toContain(`<p class="foyer-lede">${copy}`);
  });

  it('PG-331 what the page of an agreement says first is longer than any paragraph of the agreement', () => {
    const [, lede = ''] =
      /<p class="foyer-lede">([^<]*)/.exec(pageAt('/account/agreements/:agreement')) ?? [];
    const paragraphs = agreements.flatMap((agreement) => agreement.paragraphs);
    expect(lede.length).toBeGreaterThan(Math.max(...paragraphs.map(({ length }) => length)));
  });

  it('PG-273 no page says that social login is missing before its provider is known', () => {
    expect(pageAt('/account/social')).not.toContain('isn’t available');
  });

  it.each(['/account', '/prices'])(
    'PG-247 the style sheets of %s are in its head, where React leaves them, and only there',
    (path) => {
      const [head = '', body = ''] = pageAt(path).split('</head>');
      expect(head).toMatch(/<link rel="stylesheet"[^>]* data-precedence/);
      expect(body).not.toContain('rel="stylesheet"');
    },
  );

  it('PG-248 a later step of a join begins with the first, where new visitors start', () => {
    for (const path of ['/join/step2', '/join/step3']) {
      expect(pageAt(path)).toContain('Choose your membership');
      expect(pageAt(path)).toContain('data-foyer-page="flow"');
    }
  });

  it('PG-249 a promotion, a form and a gift card leave what only the server knows to it', () => {
    const promotion = pageAt('/promo/:promotion');
    expect(promotion).toContain('data-promotion="{{slug}}"');
    expect(promotion).toMatch(/<h1[^>]*>\{\{title\}\}<\/h1>/);
    for (const part of ['{{lede}}', '{{finePrint}}', '{{picture}}']) {
      expect(promotion).toContain(part);
    }
    expect(pageAt('/forms/:form')).toContain('data-form="{{slug}}"');
    expect(pageAt('/forms/:form')).toContain('{{intro}}');
    expect(pageAt('/trial-pass')).toContain('<div data-trial-pass="">{{ticket}}</div>');
    expect(pageAt('/gift-card/purchase')).toContain('<div data-gift-card="">{{picture}}</div>');
  });

  it.each(['home', 'prices', 'groupfitness', 'personaltraining', 'pilates', 'for-employers'])(
    'PG-190 /%s has its questions and answers as structured data in each language',
    (name) => {
      const first = site.locales.map((locale, place) => {
        const page = site.files.get(`${place === 0 ? '' : `${locale}/`}${name}.html`) ?? '';
        const [, data = ''] =
          /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
        const { inLanguage, mainEntity } = JSON.parse(data) as {
          readonly inLanguage: string;
          readonly mainEntity: readonly { name: string; acceptedAnswer: { text: string } }[];
        };
        expect(inLanguage).toBe(locale);
        for (const { name: question, acceptedAnswer } of mainEntity) {
          expect(page).toContain(`<summary>${question}</summary><p>${acceptedAnswer.text}</p>`);
        }
        return mainEntity[0]?.name;
      });
      expect(new Set(first).size).toBe(3);
    },
  );

  it.each(['/', '/groupfitness', '/personaltraining', '/pilates', '/for-employers'])(
    'the browser requests the picture at the top of %s at once',
    (path) => {
      expect(/<img[^>]* loading="(\w+)"/.exec(pageAt(path))?.[1]).toBe('eager');
    },
  );

  it('RT-10 the not-found page is prerendered', () => {
    expect(site.files.get(site.notFound)).toContain('Page not found');
  });

  it('ER-02 LX-11 every page has the notices for a missing and a slow script', () => {
    for (const [file, text] of [...site.files, ['', site.frame] as const]) {
      const { needsScript, pageSlow } = file.startsWith('fr-CA/')
        ? frenchMessages
        : file.startsWith('es-US/')
          ? spanishMessages
          : siteMessages;
      expect(text).toContain(needsScript);
      expect(text).toContain(pageSlow);
    }
  });

  it.each([
    ['', 'en-US', 'See it for yourself', 'First Name'],
    ['en-GB/', 'en-GB', 'See it for yourself', 'First Name'],
    ['fr-CA/', 'fr-CA', 'Voyez-le', 'Prénom'],
    ['es-US/', 'es-US', 'Conózcalo', 'Nombre'],
  ])(
    'ER-01 the first step is prerendered in each language: %s%s',
    (folder, locale, title, label) => {
      const page = site.files.get(`${folder}membership.html`) ?? '';
      expect(page).toContain(`<html lang="${locale}" dir="ltr" data-foyer-page="flow">`);
      expect(page).toContain(title);
      expect(page).toContain(label);
    },
  );

  it('ER-01 RT-06 a page links to its alternates in every language', () => {
    const page = site.files.get('fr-CA/clubs.html') ?? '';
    expect(page).toContain('<link rel="canonical" href="{{site}}/clubs?lang=fr-CA">');
    expect(page.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      '<link rel="alternate" hreflang="en-US" href="{{site}}/clubs">',
      '<link rel="alternate" hreflang="en-GB" href="{{site}}/clubs?lang=en-GB">',
      '<link rel="alternate" hreflang="fr-CA" href="{{site}}/clubs?lang=fr-CA">',
      '<link rel="alternate" hreflang="es-US" href="{{site}}/clubs?lang=es-US">',
      '<link rel="alternate" hreflang="x-default" href="{{site}}/clubs">',
    ]);
    expect(site.files.get('fr-CA/login.html')).not.toContain('alternate');
  });

  it('ER-01 a page has its title in its own language', () => {
    const titleOf = (file: string): string | undefined =>
      /<title>(.*?)<\/title>/.exec(site.files.get(file) ?? '')?.[1];
    const named = ['membership.html', 'terms.html', 'clubs.html'];
    for (const file of named) {
      const titles = ['', 'fr-CA/', 'es-US/'].map((folder) => titleOf(folder + file));
      expect(titles).not.toContain(undefined);
      expect(new Set(titles).size).toBe(3);
    }
  });

  it('ER-01 a page preloads its language’s messages', () => {
    const { files } = site;
    const preload = '<link rel="modulepreload" crossorigin href="/assets/visit-fr.js">';
    expect(files.get('fr-CA/membership.html')).toContain(preload);
    expect(files.get('membership.html')).not.toContain('modulepreload');
  });

  it('UI-02 a prerendered page is complete without React’s scripts, and has one inline script', () => {
    for (const text of site.files.values()) {
      const inline = text.match(/<script(?![^>]* src=|[^>]*ld\+json)[^>]*>/g) ?? [];
      expect(inline).toHaveLength(text.includes('data-early') ? 1 : 0);
      expect(text).not.toContain('<template');
    }
  });
});
