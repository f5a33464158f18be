import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import { meets } from './meets.ts';

type ClubMediaEnvironment = BackEndWith<
  'clubMedia' | 'acceptingClub' | 'otherAcceptingClub' | 'noClub'
>;

/** The behavior of every `ClubMediaRepository`. */
export function clubMediaRepositoryContract(
  subject: string,
  open: () => Promise<ClubMediaEnvironment>,
): void {
  describe(`${subject} is a club media repository`, () => {
    const env = eachTestIn(open);

    it('every slide has a unique id, a title and both sources', meets('LA-11'), async () => {
      const { clubMedia, acceptingClub } = env();
      const slides = (await clubMedia.slides(acceptingClub)).unwrap();
      expect(slides).not.toEqual([]);
      expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length);
      for (const slide of slides) {
        expect(slide).toMatchObject({
          id: expect.stringMatching(/./) as string,
          title: expect.stringMatching(/./) as string,
          mediaType: expect.stringMatching(/^(?:Image|Video)$/) as string,
          media: expect.stringMatching(/^(?:https?:\/)?\/./) as string,
          mediaMobile: expect.stringMatching(/^(?:https?:\/)?\/./) as string,
        });
      }
    });

    it('the order is the same on every call', meets('HT-63'), async () => {
      const { clubMedia, acceptingClub } = env();
      const first = (await clubMedia.slides(acceptingClub)).unwrap();
      expect((await clubMedia.slides(acceptingClub)).unwrap()).toEqual(first);
    });

    it('each club has its own slides, and an unknown club is a failure', async () => {
      const { clubMedia, acceptingClub, otherAcceptingClub, noClub } = env();
      const one = (await clubMedia.slides(acceptingClub)).unwrap();
      const other = (await clubMedia.slides(otherAcceptingClub)).unwrap();
      const ids = new Set(one.map(({ id }) => id));
      expect(other.filter(({ id }) => ids.has(id))).toEqual([]);
      expect((await clubMedia.slides(noClub)).val).toMatchObject({ kind: 'rejected', status: 404 });
    });

    failsAndAborts(
      'the slides',
      env,
      ({ clubMedia, acceptingClub }) =>
        (options) =>
          clubMedia.slides(acceptingClub, options),
    );
  });
}
