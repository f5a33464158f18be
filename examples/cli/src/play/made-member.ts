import {
  createHttpClient,
  type HttpClient,
  HttpPlanRepository,
  HttpProductRepository,
  HttpRegistrationRepository,
} from '@foyer/adapters-http';
import { type Club, productTokenCookie } from '@foyer/core';

import { mailedLinks } from './mailbox.ts';
import type { Member } from './member.ts';
import { Mismatch } from './mismatch.ts';
import { ownAddress } from './own-address.ts';
import { foyerNow, paymentCookie } from './page.ts';
import { payApproved } from './pay.ts';
import { site } from './site.ts';
import { someone } from './visitors.ts';
import { wallClock } from './wall-clock.ts';
import type { World } from './world.ts';

/** What everybody made up here chooses. */
const password = 'Quiet_Hours1';

/**
 * Somebody made up joins at this club, as the join's pages do it, and pays; with a login, they also choose one at the
 * mailed link. Past all faults: it has happened before the scenario begins. SJ-05, HT-51, HT-53
 */
export async function makeMember(
  world: World,
  club: Club,
  hasLogin: boolean,
): Promise<Member | Mismatch> {
  const client = pastAllFaults(world);
  const { 'first-name': firstName, 'last-name': lastName, phone, ...made } = someone(world.random);
  const email = ownAddress(world, 'email', made.email);
  const buyer = { firstName, lastName, email, phone, newsletter: false };
  const memberId = await join(world, client, club, buyer);
  if (memberId instanceof Mismatch) return memberId;
  const member = { memberId, firstName, lastName, email, username: null, password };
  return hasLogin ? chooseLogin(world, client, member) : member;
}

/** A client over the back end itself, at the scenario's time. */
export function pastAllFaults({ backEnd, clock, cookies }: World): HttpClient {
  const { baseUrl, fetch } = backEnd;
  const headers = (): Readonly<Record<string, string>> => ({
    ...foyerNow(clock),
    ...paymentCookie(cookies),
  });
  return createHttpClient({
    ...{ baseUrl, fetch, clock: wallClock, random: Math.random, retries: 0, headers },
  });
}

type Buyer = Parameters<HttpProductRepository['createToken']>[0]['buyer'];

/** Answers the member's number. */
async function join(
  world: World,
  client: HttpClient,
  club: Club,
  buyer: Buyer,
): Promise<string | Mismatch> {
  const { cookies } = world;
  const products = new HttpProductRepository(client);
  const offer = await new HttpPlanRepository(client, cookies).ofClub({ club, memberId: null });
  const [plan] = offer.ok ? offer.val.plans : [];
  if (plan === undefined) return notMade('a plan of the club');
  const token = await products.createToken({
    ...{ corporate: null, buyer, isUserLoggedIn: false, plan },
    club: { facilityId: club.facilityId, name: club.name },
  });
  if (token.err) return notMade(`a purchase: ${token.val.kind}`);
  world.productTokens.add(token.val);
  cookies.write(productTokenCookie, token.val, 1_200);
  const back = await payApproved(world);
  cookies.remove(productTokenCookie);
  if (back instanceof Mismatch) return back;
  const paid = new URL(back ?? '/', site).searchParams.get('confirmationToken') ?? '';
  const details = await products.details(paid);
  return (details.ok ? details.val?.memberId : null) ?? notMade('a member number');
}

async function chooseLogin(
  world: World,
  client: HttpClient,
  member: Member,
): Promise<Member | Mismatch> {
  const registrations = new HttpRegistrationRepository(client);
  const { memberId, firstName, lastName, email } = member;
  const asked = await registrations.signUp({ memberId, firstName, lastName, email });
  if (asked.err) return notMade(`a link: ${asked.val.kind}`);
  const links = await mailedLinks(world, email);
  if (links instanceof Mismatch) return links;
  const username = `visitor.${world.ids.next().slice(0, 8)}`;
  const chosen = await registrations.activate({ token: links.at(-1) ?? '', username, password });
  return chosen.ok ? { ...member, username } : notMade(`a login: ${chosen.val.kind}`);
}

function notMade(what: string): Mismatch {
  return new Mismatch([], 'the member could not be made', 'a member', what);
}
