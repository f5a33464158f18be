// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { siteIdentity } from './compose-account.ts';

afterEach(() => document.head.replaceChildren());

function addMeta(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'foyer-identity';
  meta.content = content;
  document.head.append(meta);
}

describe('the social login provider', () => {
  it('HT-06 is the one that the delivered page names', () => {
    addMeta('{"name": "Club ID", "address": "https://id.example/ask"}');
    expect(siteIdentity(document, 'www.club.example')).toEqual({
      name: 'Club ID',
      address: 'https://id.example/ask',
    });
  });

  it('HT-06 is missing when the page names none, or an invalid one', () => {
    expect(siteIdentity(document, 'www.club.example')).toBeNull();
    addMeta('{"name": 1}');
    expect(siteIdentity(document, 'localhost')).toBeNull();
    document.head.replaceChildren();
    addMeta('not JSON');
    expect(siteIdentity(document, 'localhost')).toBeNull();
  });

  it('HT-06 is the stand-in on a developer’s own machine', () => {
    expect(siteIdentity(document, '127.0.0.1')?.address).toBe('/dev/identity');
  });
});
