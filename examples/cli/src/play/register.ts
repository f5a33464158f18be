import { type CallFailure, Err, type Result } from '@foyer/core';

import type { Step } from '../scenario/step.schema.ts';
import type { MemberPage } from './member-page.ts';
import { ownAddress } from './own-address.ts';
import { someone } from './visitors.ts';
import type { World } from './world.ts';

/** A member number that nobody has. */
export const nobodysNumber = '399999999';

/** Why nobody is registered: there is no such member, or they have their login. HT-50 */
type NotRegistered = { readonly kind: 'not-valid' | 'registered' };

/** As the page of registration does it: the number and the name are looked at before anything is mailed. HT-50, HT-51 */
export async function register(
  world: World,
  { services: { registrations } }: MemberPage,
  given: NonNullable<Step['register']>,
): Promise<Result<void, CallFailure | NotRegistered>> {
  if (given === 'prospect') return registerProspect(world, registrations);
  const {
    memberId = nobodysNumber,
    firstName = '',
    lastName = '',
    email = '',
  } = world.member ?? {};
  const named = given === 'own' ? lastName : `${lastName}-Else`;
  const known = await registrations.validateMember({ memberId, lastName: named });
  if (known.err) return known;
  if (!known.val.isValid) return Err({ kind: 'not-valid' });
  if (known.val.isRegistered) return Err({ kind: 'registered' });
  return registrations.signUp({ memberId, firstName, lastName, email });
}

async function registerProspect(
  world: World,
  registrations: MemberPage['services']['registrations'],
): Promise<Result<void, CallFailure>> {
  const { 'first-name': firstName, 'last-name': lastName, email: made } = someone(world.random);
  const email = ownAddress(world, 'email', made);
  world.member = { ...{ memberId: '', firstName, lastName, email }, username: null, password: '' };
  return registrations.signUp({ memberId: null, firstName, lastName, email });
}
