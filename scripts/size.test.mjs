import { describe, expect, it } from 'vitest';
import { firstRoute } from './lib/payload.mjs';

const manifest = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/later.ts'],
    css: ['assets/main.css'],
    assets: ['assets/serif.woff2', 'assets/photo.svg'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'src/later.ts': { file: 'assets/later.js', isDynamicEntry: true, imports: ['_shared.js'] },
};

describe('the payload of the first route', () => {
  it('is the entry, all that it imports, and their styles and fonts; not what comes later', () => {
    expect(firstRoute(manifest)).toEqual([
      { kind: 'JavaScript', file: 'assets/main.js' },
      { kind: 'CSS', file: 'assets/main.css' },
      { kind: 'fonts', file: 'assets/serif.woff2' },
      { kind: 'JavaScript', file: 'assets/shared.js' },
      { kind: 'JavaScript', file: 'assets/deep.js' },
    ]);
  });

  it('can not be told from a manifest with holes', () => {
    expect(() => firstRoute({ a: { file: 'a.js', isEntry: true, imports: ['b'] } })).toThrow(/b/);
  });
});
