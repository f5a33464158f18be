import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What would break the documentation's build, which only `npm start` and the deep run wait for. */

const docs = import.meta.dirname;
const root = join(docs, '..');

const pages = globSync(
  ['docs/*.md', 'docs/{contributing,decisions}/*.md', '{packages,examples}/*/README.md', '*.md'],
  { cwd: root },
);

/** What a page says outside of code. */
function proseOf(page: string): string {
  return readFileSync(join(root, page), 'utf8')
    .replaceAll(/^( *)```.*?^\1```/gms, '')
    .replaceAll(/(`+)(?!`).*?\1/gs, '');
}

describe.each(pages)('AD-61 %s', (page) => {
  const prose = proseOf(page);

  it('links to files that exist', () => {
    const targets = Array.from(prose.matchAll(/\]\((?<target>[^)\s#]+)/g), (link) => link[1] ?? '');
    const missing = targets.filter(
      (target) => !/^[a-z]+:/.test(target) && !isThere(resolve(root, page, '..', target)),
    );
    expect(missing).toEqual([]);
  });

  it('links to headings that have the same address on GitHub and on the site', () => {
    const links = Array.from(prose.matchAll(/\]\((?<file>[^)\s#:]*)#(?<anchor>[^)\s]+)\)/g));
    const missing = links.filter(([, file = '', anchor = '']) => {
      const target = file === '' ? join(root, page) : resolve(root, page, '..', file);
      return target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('contains nothing that a page of the documentation would run as a Vue template', () => {
    expect(prose.match(/\{\{|<[a-z][^>]*>/gi) ?? []).toEqual([]);
  });
});

/** The addresses of a file's headings. A page of the site has others there if a heading has an apostrophe, for example. */
function anchorsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^( *)```.*?^\1```/gms, '');
  return Array.from(text.matchAll(/^#+ (?<heading>.+)$/gm), ([, heading = '']) => {
    const words = heading.toLowerCase().replaceAll(/[`*[]|\]\(.*?\)/g, '');
    const onGithub = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
    const onSite = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
    return onGithub === onSite || !file.startsWith(docs) ? onGithub : '';
  });
}

/** The reference is written when the documentation is built. */
function isThere(file: string): boolean {
  return file.startsWith(join(docs, 'reference')) || existsSync(file);
}
