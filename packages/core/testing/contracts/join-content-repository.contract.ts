import { describe, expect, it } from 'vitest';

import { type BackEndWorld, eachTestIn, failsAndAborts } from './back-end-world.contract.ts';
import type { JoinContentRepository } from '../../src/content/join-content-repository.port.ts';

/** A back end with a content service that has copy for new members. */
export interface JoinContentWorld extends BackEndWorld {
  readonly joinContent: JoinContentRepository;
}

/** The behavior of every `JoinContentRepository`. */
export function joinContentRepositoryContract(
  subject: string,
  open: () => Promise<JoinContentWorld>,
): void {
  describe(`${subject} is a join content repository`, () => {
    const world = eachTestIn(open);
    const content = (): JoinContentRepository => world().joinContent;

    it('SJ-06 HT-63 the confirmation’s copy has placeholders for barcode and member id', async () => {
      const words = (await content().confirmation(world().acceptingClub)).unwrap();
      expect(words?.title).toMatch(/./);
      expect(words?.activation.action).toMatch(/./);
      const text = JSON.stringify(words);
      expect(text).toContain('{{BARCODE}}');
      expect(text).toContain('{{MEMBER_ID}}');
    });

    it('SJ-06 an unknown club has no copy, which isn’t a failure', async () => {
      const answer = await content().confirmation(world().noClub);
      expect(answer.ok).toBe(true);
      expect(answer.val).toBeNull();
    });

    failsAndAborts(
      'the words of the confirmation',
      world,
      ({ joinContent, acceptingClub }) =>
        (options) =>
          joinContent.confirmation(acceptingClub, options),
    );
  });
}
