import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { shippedFolder } from '../chain-data.ts';
import { mailSamples } from '../testing/mail-samples.ts';
import { renderMail } from './mail-layout.ts';
import { readMailTheme } from './read-mail-theme.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-mail-theme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The look of mails', () => {
  it('ML-09 comes from the site’s tokens: light inline, dark in the style sheet', () => {
    const theme = readMailTheme(shippedFolder).unwrap();
    const { subject, content } = mailSamples('en-US').booked;
    const { html } = renderMail(subject, content, theme);
    expect(theme.light).toMatchObject({ paper: '#f7f3ec', accent: '#1d3f36' });
    expect(html).toContain('background-color:#f7f3ec');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const [, dark = ''] = html.split('@media (prefers-color-scheme: dark)');
    expect(dark).toContain('.ink { color: #f2ece0 !important; }');
    expect(dark).toContain('.button { background-color: #b3d1c2 !important; }');
  });

  it('ML-09 comes from the chain’s own tokens file, if it has one', () => {
    const colors = ['paper', 'paper-raised', 'paper-sunk', 'ink', 'ink-soft', 'line', 'accent'];
    const tokens = [...colors, 'on-accent'].map((name) => `--foyer-${name}: #abcdef;`);
    const others = ['font-display', 'font-text', 'weight-display', 'radius'];
    const rest = others.map((name) => `--foyer-${name}: 1px;`);
    writeFileSync(join(folder, 'tokens.css'), `:root { ${[...tokens, ...rest].join(' ')} }`);
    const { light, dark } = readMailTheme(folder).unwrap();
    expect([light.paper, dark.accent]).toEqual(['#abcdef', '#abcdef']);
  });

  it('ML-09 a tokens file that lacks one is refused with a line that names it', () => {
    const file = join(folder, 'tokens.css');
    writeFileSync(file, ':root { --foyer-paper: #fff; }');
    expect(readMailTheme(folder).val).toBe(`${file}: The tokens file has no --foyer-paper-raised.`);
  });
});
