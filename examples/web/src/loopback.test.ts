import { describe, expect, it } from 'vitest';

import { isLoopback } from './loopback.ts';

describe('the developer tools', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
    'LC-22 are part of the site at %s, which only this machine can reach',
    (hostname) => {
      expect(isLoopback(hostname)).toBe(true);
    },
  );

  it.each(['www.club.example', 'localhost.club.example', '127.0.0.1.club.example', '[::2]', ''])(
    'LC-22 are not part of the site at “%s”',
    (hostname) => {
      expect(isLoopback(hostname)).toBe(false);
    },
  );
});
