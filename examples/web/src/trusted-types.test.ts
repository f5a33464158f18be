import { describe, expect, it } from 'vitest';

import { allowLinksAndWorkers } from './trusted-types.ts';

/** The rules of the page's default policy. */
function rulesAt(page: string): {
  html: (text: string) => string | null | undefined;
  script: (address: string) => string | null | undefined;
} {
  let html: ((text: string) => string | null) | undefined;
  let script: ((address: string) => string | null) | undefined;
  allowLinksAndWorkers({
    trustedTypes: {
      defaultPolicy: null,
      createPolicy(name, rules) {
        expect(name).toBe('default');
        html = rules.createHTML;
        script = rules.createScriptURL;
        return { createHTML: (text) => text };
      },
    },
    location: new URL(page) as unknown as Location,
  });
  return { html: (text) => html?.(text), script: (address) => script?.(address) };
}

describe('The default Trusted Types policy', () => {
  const { html, script } = rulesAt('https://www.example.com/clubs?near=x');

  it('OP-80 lets scripts come from the site’s own origin only', () => {
    const own = '/account/pass-worker.js';
    expect(script(own)).toBe(own);
    expect(script('https://www.example.com/assets/worker.mjs')).not.toBeNull();
    for (const other of [
      'https://evil.example/x.js',
      '//evil.example/x.js',
      'data:text/javascript,alert(1)',
      'blob:https://evil.example/1',
      'javascript:alert(1)',
    ]) {
      expect(script(other)).toBeNull();
    }
  });

  it('OP-80 lets libraries write text with links, and no other markup', () => {
    const credit =
      '© <a href="https://www.openstreetmap.org/copyright" target="_blank">OSM</a> & Co';
    expect(html(credit)).toBe(credit);
    expect(html('')).toBe('');
    for (const bad of [
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="https://a.example" onclick="alert(1)">x</a>',
      "<a href='https://a.example'>x</a>",
      '<script>alert(1)</script>',
      '<A HREF="https://a.example/<img src=x>">',
      '<!-- -->',
    ]) {
      expect(html(bad)).toBeNull();
    }
  });
});
