import { siteMessages } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import template from '../../index.html?raw';
import { drawSite } from './draw-pages.tsx';

const site = await drawSite(template);

function pageAt(path: string): string {
  const file = site.pages.find((page) => page.path === path)?.file ?? '';
  return site.files.get(file) ?? '';
}

describe('the pages that the build draws', () => {
  it.each([
    ['/', 'A good club begins at the door.'],
    ['/membership', 'Come and see for yourself'],
    ['/inquiry/schedule-your-visit', 'Come and see for yourself'],
    ['/clubs', 'Find your club'],
    ['/groupfitness', 'Classes worth the early train'],
    ['/memberbenefits', 'What members have'],
    ['/privacy', 'What is not done'],
  ])('RT-06 %s can be read before any script runs', (path, words) => {
    expect(pageAt(path)).toContain(words);
    expect(pageAt(path)).toContain('<div id="root" data-early>');
  });

  it('LC-01 the first step’s boxes are there, and hold nothing', () => {
    const page = pageAt('/membership');
    for (const name of ['first_name', 'last_name', 'email_address', 'phone_number']) {
      expect(page).toMatch(new RegExp(`<input[^>]* name="${name}" value=""`));
    }
  });

  it('AN-01 no form of a drawn page could put what is typed into an address', () => {
    for (const text of site.files.values()) {
      for (const [form] of text.matchAll(/<form\b[^>]*>/g)) {
        expect(form).toContain('method="dialog"');
        expect(form).not.toContain('action');
      }
    }
  });

  it('LX-14 a page that is one visitor’s own is drawn by the script: only what is around it is there', () => {
    for (const path of ['/join/step1', '/account', '/login']) {
      expect(pageAt(path)).toContain('site-header');
      expect(pageAt(path)).not.toContain('data-early');
      expect(pageAt(path)).not.toContain('<main');
    }
  });

  it('RT-10 the not-found page is drawn, too', () => {
    expect(site.files.get(site.notFound)).toContain('There is no page here');
  });

  it('ER-02 LX-11 every page says in the catalogue’s words what it needs, and that it is slow', () => {
    for (const text of [...site.files.values(), site.frame]) {
      expect(text).toContain(siteMessages.needsScript);
      expect(text).toContain(siteMessages.pageSlow);
    }
  });

  it('no drawn page needs a script of its own to be whole', () => {
    for (const text of site.files.values()) {
      const scripts = text.match(/<script(?![^>]* src=)[^>]*>/g) ?? [];
      expect(scripts.filter((tag) => !tag.includes('application/ld+json'))).toEqual([]);
      expect(text).not.toContain('<template');
    }
  });
});
