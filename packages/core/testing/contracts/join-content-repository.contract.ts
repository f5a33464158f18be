import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import type { JoinContentRepository } from '../../src/content/content-repository.port.ts';
import { meets } from './meets.ts';

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
      ({ joinContent, acceptingClub }) =>
        (options) =>
          joinContent.confirmation(acceptingClub, options),
    );
  });
}
