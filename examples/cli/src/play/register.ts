import type { Result } from '@foyer/core';

import type { Step } from '../scenario/step.schema.ts';
import type { MemberPage } from './member-page.ts';
import type { Told } from './outcome.ts';
import { ownAddress } from './own-address.ts';
import { someone } from './visitors.ts';
import type { World } from './world.ts';

/** A member number that nobody has. */
export const nobodysNumber = '399999999';

/** What somebody fills in who wants a login. HT-50, HT-51 */
export function register(
  world: World,
  { services: { requestLink } }: MemberPage,
  given: NonNullable<Step['register']>,
): Promise<Result<'sent' | 'registered', Told>> {
  if (given === 'prospect') {
    const { 'first-name': firstName, 'last-name': lastName, email: made } = someone(world.random);
    const person = { firstName, lastName, email: ownAddress(world, 'email', made) };
    world.member = { ...person, memberId: '', username: null, password: '' };
    return requestLink.prospect(person);
  }
  const { memberId = nobodysNumber, lastName = '', email = '' } = world.member ?? {};
  const named = given === 'own' ? lastName : `${lastName}-Else`;
  return requestLink.member({ memberId, lastName: named, email });
}
