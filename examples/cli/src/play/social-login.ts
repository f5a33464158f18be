import {
  createAccountClient,
  HttpAccountChanges,
  HttpSignInRepository,
} from '@foyer/adapters-http';
import { refusedChange, type SocialLogin } from '@foyer/core';

import type { Step } from '../scenario/step.schema.ts';
import { makeMember, pastAllFaults } from './made-member.ts';
import type { MemberPage } from './member-page.ts';
import { hostsOf, withTime } from './member-services.ts';
import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import { site } from './site.ts';
import { wallClock } from './wall-clock.ts';
import type { World } from './world.ts';

type Social = NonNullable<Step['social']>;

/** The member links the login that a provider vouches for, or takes the link away. HT-06, HT-07 */
export async function socialAs(
  world: World,
  page: MemberPage,
  given: Social,
): Promise<Mismatch | null> {
  const { changes } = page.services;
  const password = world.member?.password ?? '';
  if (given === 'unlink') {
    page.tries(changes.unlinkSocial(password), (failure) => refusedChange(failure, fields));
    return null;
  }
  const login = await vouched(world, given);
  if (login instanceof Mismatch) return login;
  world.voucher = login;
  page.tries(changes.linkSocial(login, password), (failure) => refusedChange(failure, fields));
  return null;
}

const fields = ['currentPassword'] as const;

async function vouched(
  world: World,
  given: Exclude<Social, 'unlink'>,
): Promise<SocialLogin | Mismatch> {
  switch (given) {
    case 'link':
      return vouchedFor(world, `FB-${world.member?.memberId ?? ''}`);
    case 'link-used':
      return (
        world.voucher ?? new Mismatch([], 'nothing was vouched for', 'a link before', 'nothing')
      );
    case 'link-taken':
      return linkedByAnother(world);
  }
}

/** Somebody else, made up for it, has linked the login that is now vouched for once more. */
async function linkedByAnother(world: World): Promise<SocialLogin | Mismatch> {
  const [club] = world.clubs.values();
  if (club === undefined) return new Mismatch([], 'there is no club to join at', 'a club', 'none');
  const other = await makeMember(world, club, true);
  if (other instanceof Mismatch) return other;
  const { username, password, memberId } = other;
  const credentials = { username: username ?? '', password };
  const signedIn = await new HttpSignInRepository(pastAllFaults(world)).signIn(credentials);
  const { baseUrl, fetch } = world.backEnd;
  const client = createAccountClient({
    ...{ fetch: withTime(fetch, world.clock), clock: wallClock, random: Math.random, retries: 0 },
    ...{ hosts: hostsOf(baseUrl), pageOrigin: site },
    session: { token: () => (signedIn.ok ? signedIn.val.token : null), end: () => {} },
  });
  const facebookId = `FB-${memberId}`;
  const theirs = await vouchedFor(world, facebookId);
  const linked = await new HttpAccountChanges(client).linkSocial(theirs, password);
  return linked.ok
    ? vouchedFor(world, facebookId)
    : new Mismatch([], 'nobody else could link it', 'a link', linked.val.kind);
}

/** What a provider vouches for, as the stand-in for it does: a token that is good once. */
async function vouchedFor({ backEnd, clock }: World, facebookId: string): Promise<SocialLogin> {
  const answer = await backEnd.fetch(`${backEnd.baseUrl}/dev/social-logins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...foyerNow(clock) },
    body: JSON.stringify({ facebookId }),
  });
  const { accessToken } = (await answer.json()) as { readonly accessToken: string };
  return { facebookId, accessToken };
}
