import { type ChangeFailure, isNewEmail, parseFacilityId, refusedChange } from '@foyer/core';

import type { Step } from '../scenario/step.schema.ts';
import { clubNamed } from './club-named.ts';
import type { MemberPage } from './member-page.ts';
import { Mismatch } from './mismatch.ts';
import type { Told } from './outcome.ts';
import { ownAddress, ownUsername } from './own-address.ts';
import type { World } from './world.ts';

type Change = NonNullable<Step['change']>;

/** What a member types into a form of their account, which begins with what is there, and sends. AC-04 */
export function changeAs(world: World, page: MemberPage, given: Change): Mismatch | null {
  const { changes } = page.services;
  const proof = given.proof ?? world.member?.password ?? '';
  if (given.information !== undefined) {
    return changeInformation(world, page, given.information, proof);
  }
  if (given.profile !== undefined) return changeProfile(world, page, given.profile);
  if (given.username !== undefined) {
    const username = ownUsername(world, given.username);
    page.tries(
      changes.username(username, proof).then((answer) => {
        if (answer.ok && world.member !== null) world.member = { ...world.member, username };
        return answer;
      }),
      tell,
    );
    return null;
  }
  const { current = world.member?.password ?? '', next = '' } = given.password ?? {};
  page.tries(
    changes.password({ current, next }).then((answer) => {
      if (answer.ok && world.member !== null) world.member = { ...world.member, password: next };
      return answer;
    }),
    tell,
  );
  return null;
}

/** The fields of all of the account's forms, as the wire spells them. */
const fields = [
  ...['email', 'address1', 'city', 'state', 'country', 'zipCode', 'firstName', 'lastName'],
  ...['homeFacilityId', 'height', 'weight', 'username', 'currentPassword', 'newPassword'],
] as const;

function tell(failure: ChangeFailure): Told {
  return refusedChange(failure, fields);
}

function changeInformation(
  world: World,
  page: MemberPage,
  typed: NonNullable<Change['information']>,
  proof: string,
): Mismatch | null {
  const { information } = page.services.account.getSnapshot();
  if (information.status !== 'ready') {
    return new Mismatch(['information'], 'there is no such form', 'a form', information.status);
  }
  const { address1, address2, city, state, country, zipCode, email } = information.value;
  const change = {
    address1: typed.address ?? address1,
    address2,
    city: typed.city ?? city,
    state: typed.state ?? state,
    country: typed.country ?? country,
    zipCode: typed.zip ?? zipCode,
    email: typed.email === undefined ? (email ?? '') : ownAddress(world, 'email', typed.email),
  };
  const isNew = isNewEmail(change.email, email);
  if (isNew) world.newEmail = change.email;
  page.tries(page.services.changes.information(change, isNew ? proof : null), tell);
  return null;
}

function changeProfile(
  world: World,
  page: MemberPage,
  typed: NonNullable<Change['profile']>,
): null {
  const { 'first-name': firstName, 'last-name': lastName, club, height } = typed;
  const home = club === undefined ? null : parseFacilityId(clubNamed(world, club).facilityId);
  page.tries(
    page.services.changes.profile({
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(home?.ok === true && { homeFacilityId: home.val }),
      ...(height !== undefined && { height }),
    }),
    tell,
  );
  return null;
}
