import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { serverSecret } from '../server-secret.ts';
import { readVisitToken, visitToken } from './visit-link.ts';

describe('A visit’s token', () => {
  const secret = serverSecret('a secret of a test');
  const linkId = fc.uuid();

  it('VL-02: stands for the link that it was made for', async () => {
    await fc.assert(
      fc.asyncProperty(linkId, async (id) => {
        expect(await readVisitToken(secret, await visitToken(secret, id))).toBe(id);
      }),
    );
  });

  it('VL-02: is refused if any of it was altered, and for any text that this server didn’t sign', async () => {
    const others = serverSecret('another secret');
    await fc.assert(
      fc.asyncProperty(linkId, fc.nat(), fc.string({ minLength: 1 }), async (id, at, text) => {
        const token = await visitToken(secret, id);
        const place = at % token.length;
        const altered = token.slice(0, place) + text + token.slice(place + text.length);
        fc.pre(altered !== token);
        const refused = [altered, text, `${token}${text}`, await visitToken(others, id)];
        for (const one of refused) {
          expect(await readVisitToken(secret, one)).toBeNull();
        }
      }),
    );
  });
});
