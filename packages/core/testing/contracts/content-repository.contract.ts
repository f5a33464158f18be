import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';
import type {
  HeadlineQuery,
  JoinContentRepository,
} from '../../src/content/content-repository.port.ts';

type ContentEnvironment = BackEndWith<'content' | 'promotion'>;

/** The behavior of every `ContentRepository`. The environment has a headline for `/pilates`, but none for `/no/such/page`. */
export function contentRepositoryContract(
  subject: string,
  open: () => Promise<ContentEnvironment>,
): void {
  describe(`${subject} is a content repository`, () => {
    const env = eachTestIn(open);

    it('returns all of a page’s headline', meets('HT-63 LC-19'), async () => {
      const headline = (await env().content.headline(pilates)).unwrap();
      expect(headline?.title).toMatch(/./);
      expect(headline?.eyebrow).toMatch(/./);
      expect(headline?.subCopy).toMatch(/./);
      expect(headline?.points.length).toBeGreaterThan(1);
      for (const point of headline?.points ?? []) {
        expect(point).toEqual({ title: aText, text: aText });
      }
      for (const picture of [headline?.logo, headline?.photo].filter((one) => one != null)) {
        expect(picture).toMatchObject({
          src: expect.stringMatching(/^(?:https?:\/)?\/./) as string,
          alt: expect.any(String) as string,
          width: expect.any(Number) as number,
          height: expect.any(Number) as number,
        });
      }
    });

    it('an intent may have its own headline', meets('HT-63 LC-05'), async () => {
      const { content } = env();
      const both = (await content.headline(pilates)).unwrap();
      const join = (await content.headline({ ...pilates, intent: 'join' })).unwrap();
      expect(join?.title).not.toBe(both?.title);
    });

    it('a page without a headline is null, not a failure', meets('LC-19'), async () => {
      const headline = await env().content.headline({ ...pilates, page: '/no/such/page' });
      expect(headline.unwrap()).toBeNull();
    });

    it(
      'finds a promotion by its slug, and returns null for an unknown slug',
      meets('RT-07'),
      async () => {
        const { content, promotion } = env();
        expect((await content.promotion(promotion)).unwrap()).toMatchObject({
          slug: promotion,
          title: aText,
          lede: aText,
        });
        for (const slug of ['none', '', '..', 'a/b', '%', 'x'.repeat(500)]) {
          expect((await content.promotion(slug)).unwrap()).toBeNull();
        }
      },
    );

    failsAndAborts('a headline', env, ({ content }, options) => content.headline(pilates, options));
    failsAndAborts('a promotion', env, ({ content, promotion }, options) =>
      content.promotion(promotion, options),
    );
  });
}

const pilates: HeadlineQuery = { page: '/pilates', intent: null, variant: 'guided-steps' };
const aText = expect.stringMatching(/./) as string;

/** A back end with a content service that has copy for new members. */
export interface JoinContentEnvironment extends BackEndWith<'acceptingClub' | 'noClub'> {
  readonly joinContent: JoinContentRepository;
}

/** The behavior of every `JoinContentRepository`. */
export function joinContentRepositoryContract(
  subject: string,
  open: () => Promise<JoinContentEnvironment>,
): void {
  describe(`${subject} is a join content repository`, () => {
    const env = eachTestIn(open);
    const content = (): JoinContentRepository => env().joinContent;

    it(
      'the confirmation’s copy has placeholders for barcode and member id',
      meets('SJ-06 HT-63'),
      async () => {
        const found = (await content().confirmation(env().acceptingClub)).unwrap();
        expect(found?.title).toMatch(/./);
        expect(found?.activation.action).toMatch(/./);
        const text = JSON.stringify(found);
        expect(text).toContain('{{BARCODE}}');
        expect(text).toContain('{{MEMBER_ID}}');
      },
    );

    it('an unknown club has no copy, which isn’t a failure', meets('SJ-06'), async () => {
      const answer = await content().confirmation(env().noClub);
      expect(answer.ok).toBe(true);
      expect(answer.val).toBeNull();
    });

    failsAndAborts(
      'the words of the confirmation',
      env,
      ({ joinContent, acceptingClub }, options) => joinContent.confirmation(acceptingClub, options),
    );
  });
}
