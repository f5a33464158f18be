import { english } from '../packages/react-ui/src/locale/language.ts';
import { describe, expect, it } from 'vitest';
import { sitePages } from '../examples/web/e2e/site-pages.ts';
import { cityPath, headCopy, headOf, pageHeads } from '../examples/web/src/head/page-heads.ts';

const copy = headCopy(english);

describe('the list of pages for axe, the layout tests and Lighthouse', () => {
  it('UI-01 UI-02 contains all pages of the site', () => {
    // The address of a city's page looks like that of a club's, and only the server tells them apart.
    const isCity = (path) => path === '/clubs/new-york';
    const looked = new Set(
      sitePages.map(({ path }) => (isCity(path) ? cityPath : headOf(path, copy)?.path)),
    );
    const missing = pageHeads(copy).filter(({ path }) => !looked.has(path));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('UI-02 marks a page as unlisted exactly if the site does', () => {
    const wrong = sitePages.filter(({ path, unlisted }) => {
      const head = headOf(path, copy);
      return head !== null && (head.listed && head.standsFor === undefined) === (unlisted === true);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
