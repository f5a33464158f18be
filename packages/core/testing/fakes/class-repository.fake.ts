import type { FacilityId } from '../../src/clubs/club.ts';
import type { FakeBackEnd } from './back-end.fake.ts';
import { FakeCalls, notFound } from './call-faults.fake.ts';
import { Err, Ok } from '../../src/kernel/result.ts';
import type { ClassCount, ClassRepository } from '../../src/survey/class-repository.port.ts';

/** The classes of a `FakeBackEnd`'s clubs. By default, every club offers most kinds. */
export class FakeClassRepository
  extends FakeCalls<FakeBackEnd, 'counts'>
  implements ClassRepository
{
  readonly #set = new Map<string, readonly ClassCount[]>();

  /** Replaces a club's default classes. */
  setCounts(facilityId: FacilityId, counts: readonly ClassCount[]): void {
    this.#set.set(facilityId, counts);
  }

  counts: ClassRepository['counts'] = (facilityId, categories, options) =>
    this.faults.play('counts', options, () => {
      if (this.backEnd.club(facilityId) === null) return Err(notFound('facility'));
      const asked = new Set(categories.map(({ categoryId }) => categoryId));
      const given = this.#set.get(facilityId) ?? Array.from(asked, byDefault);
      return Ok(
        given.filter(({ categoryId, classCount }) => asked.has(categoryId) && classCount > 0),
      );
    });
}

/** By default, one kind in five is missing. */
function byDefault(categoryId: number): ClassCount {
  return { categoryId, classCount: (categoryId * 3) % 5 };
}
