import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';
import type { ClassCategory } from '../../src/survey/class-repository.port.ts';

type ClassesEnvironment = BackEndWith<
  | 'classes'
  | 'acceptingClub'
  | 'otherAcceptingClub'
  | 'noClub'
  | 'givenCategory'
  | 'strangeCategory'
>;

/** The behavior of every `ClassRepository`. */
export function classRepositoryContract(
  subject: string,
  open: () => Promise<ClassesEnvironment>,
): void {
  describe(`${subject} is a class repository`, () => {
    const env = eachTestIn(open);

    it('counts the classes of the requested kinds and no others', meets('HT-14'), async () => {
      const { classes, acceptingClub, givenCategory, strangeCategory } = env();
      const asked = [givenCategory, strangeCategory].map(aCategory);
      const counts = (await classes.counts(acceptingClub, asked)).unwrap();
      const given = counts.filter(({ classCount }) => classCount > 0);
      expect(given).toEqual([
        { categoryId: givenCategory, classCount: expect.any(Number) as number },
      ]);
    });

    it(
      'returns nothing if no kinds are requested, and lists a repeated kind once',
      meets('HT-14'),
      async () => {
        const { classes, acceptingClub, givenCategory } = env();
        expect((await classes.counts(acceptingClub, [])).unwrap()).toEqual([]);
        const twice = [givenCategory, givenCategory].map(aCategory);
        expect((await classes.counts(acceptingClub, twice)).unwrap()).toHaveLength(1);
      },
    );

    it('fails for an unknown club, without affecting other clubs', meets('HT-14'), async () => {
      const { classes, noClub, otherAcceptingClub, givenCategory } = env();
      const [unknown, other] = await Promise.all([
        classes.counts(noClub, [aCategory(givenCategory)]),
        classes.counts(otherAcceptingClub, [aCategory(givenCategory)]),
      ]);
      expect(unknown.val).toMatchObject({ kind: 'rejected', status: 404 });
      expect(other.ok).toBe(true);
    });

    failsAndAborts('counting classes', env, ({ classes, acceptingClub, givenCategory }, options) =>
      classes.counts(acceptingClub, [aCategory(givenCategory)], options),
    );
  });
}

function aCategory(categoryId: number): ClassCategory {
  return { categoryId, className: `Class ${categoryId}` };
}
