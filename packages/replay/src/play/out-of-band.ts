/**
 * Requests that don't come from the visitor's pages and bypass a scenario's faults: earlier events and other people's
 * actions.
 */
import {
  createAccountClient,
  type HttpClient,
  createHttpAccountChanges,
  createHttpLeadRepository,
  createHttpOpenTimesRepository,
  createHttpPlanRepository,
  createHttpProductRepository,
  createHttpRegistrationRepository,
  createHttpSignInRepository,
  createHttpVisitLinkRepository,
} from '@foyer/adapters-http';
import { type Club, SchedulePlan, type Slot } from '@foyer/core';
import type { SocialLogin } from '@foyer/core/account';
import { type ProductRequest, productTokenCookie } from '@foyer/core/plans';
import { aBooking, aContact, aLead, answersTo } from '@foyer/core/testing';
import type { ManagedVisit, VisitPlace } from '@foyer/core/visit';
import * as z from 'zod/mini';

import { directClient, foyerNow, hostsOf, site, wallClock, withTime } from './back-end.ts';
import { mailedLinks } from './dev-tools.ts';
import { findWantedSlot, type WantedSlot } from './find-slot.ts';
import { Mismatch } from './play-scenario.ts';
import { payApproved } from './pay.ts';
import { type Member, ownAddress, type Run, someone } from './run.ts';
import type { Environment } from './environment.ts';

/** The seeded member with the login that developer tools give her. */
export const grace = { memberId: '901001', username: 'grace', password: 'Quiet_Hours1' } as const;

/** The other seeded member, who has no login. */
export const alan = { memberId: '901002', lastName: 'Turing' } as const;

/** The password of everyone made up here. */
const password = 'Quiet_Hours1';

/** How long the payment page's cookie lasts, in s. */
const purchaseCookieSeconds = 1200;

/** Lets a made-up person join at this club through the API's payment page and, optionally, choose a login. */
export async function makeMember(
  env: Environment,
  club: Club,
  {
    login: hasLogin = true,
    plan,
  }: { readonly login?: boolean | undefined; readonly plan?: string | undefined } = {},
): Promise<Member> {
  const client = directClient(env.backEnd, env.clock, env.cookies);
  const { 'first-name': firstName, 'last-name': lastName, phone, ...made } = someone(env.random);
  const email = ownAddress(env, 'email', made.email);
  const buyer = { firstName, lastName, email, phone, newsletter: false };
  const memberId = await join(env, client, club, buyer, plan);
  const member = { memberId, firstName, lastName, email, username: null, password };
  return hasLogin ? chooseLogin(env, client, member) : member;
}

type Buyer = ProductRequest['buyer'];

/** Returns the new member's number. */
async function join(
  env: Environment,
  client: HttpClient,
  club: Club,
  buyer: Buyer,
  planName: string | undefined,
): Promise<string> {
  const { cookies } = env;
  const products = createHttpProductRepository(client);
  const offer = await createHttpPlanRepository(client, cookies).ofClub({ club, memberId: null });
  const plans = offer.ok ? offer.val.plans : [];
  const plan = plans.find(({ name }) => name === (planName ?? plans[0]?.name));
  if (plan === undefined) throw notMade('a plan of the club');
  const { facilityId, name } = club;
  const wanted = { corporate: null, plan, startsOn: null, club: { facilityId, name } };
  const terms = await products.joinTerms(wanted);
  if (terms.err) throw notMade('an agreement to sign');
  const answers = answersTo(terms.val, `${buyer.firstName} ${buyer.lastName}`);
  const token = await products.createToken({ ...wanted, buyer, isUserLoggedIn: false, answers });
  if (token.err) throw notMade(`a purchase: ${token.val.kind}`);
  env.productTokens.add(token.val);
  cookies.write(productTokenCookie, token.val, purchaseCookieSeconds);
  const back = await payApproved(env);
  cookies.remove(productTokenCookie);
  const paid = new URL(back, site).searchParams.get('confirmationToken') ?? '';
  const details = await products.details(paid);
  const memberId = details.ok ? details.val?.memberId : null;
  if (memberId == null) throw notMade('a member number');
  return memberId;
}

async function chooseLogin(env: Environment, client: HttpClient, member: Member): Promise<Member> {
  const registrations = createHttpRegistrationRepository(client);
  const { memberId, firstName, lastName, email } = member;
  const asked = await registrations.signUp({ memberId, firstName, lastName, email });
  if (asked.err) throw notMade(`a link: ${asked.val.kind}`);
  const links = await mailedLinks(env, email);
  const username = `visitor.${env.ids.next().slice(0, 8)}`;
  const chosen = await registrations.activate({ token: links.at(-1) ?? '', username, password });
  if (chosen.err) throw notMade(`a login: ${chosen.val.kind}`);
  return { ...member, username };
}

function notMade(what: string): Mismatch {
  return new Mismatch([], 'the member could not be made', 'a member', what);
}

/** A bearer token of a session on another device. */
export async function sessionToken(
  { backEnd, clock, member }: Environment,
  whose: 'own' | 'grace' | 'made-up',
): Promise<string> {
  if (whose === 'made-up') return 'a-token-that-nobody-issued';
  const login = whose === 'grace' ? grace : member;
  const signIns = createHttpSignInRepository(directClient(backEnd, clock));
  const answer = await signIns.signIn({
    username: login?.username ?? '',
    password: login?.password ?? '',
  });
  if (!answer.ok) throw new Mismatch([], 'there is no such session', whose, answer.val.kind);
  const { credential } = answer.val;
  if (credential.kind === 'bearer') return credential.token;
  throw new Mismatch([], 'the session has no token', whose, credential.kind);
}

/** Creates a login that a social provider vouches for. Its token can be used once. */
export async function vouchFor(run: Run, facebookId: string): Promise<SocialLogin> {
  const answer = await post(run, '/dev/social-logins', { facebookId });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await answer.json());
  return { facebookId, accessToken };
}

/** A new invitation code of Acme's. */
export async function newInvitation(run: Run): Promise<string> {
  const answer = await post(run, '/dev/invitations', { employer: 'acme' });
  return z.object({ code: z.string() }).parse(await answer.json()).code;
}

/** A social login that another, made-up member has already linked. */
export async function linkedByAnother(env: Environment): Promise<SocialLogin> {
  const [club] = env.clubs.values();
  if (club === undefined) throw new Mismatch([], 'there is no club to join at', 'a club', 'none');
  const other = await makeMember(env, club);
  const { backEnd, clock } = env;
  const signIns = createHttpSignInRepository(directClient(backEnd, clock));
  const credentials = { username: other.username ?? '', password: other.password };
  const signedIn = await signIns.signIn(credentials);
  const client = createAccountClient({
    fetch: withTime(backEnd.fetch, clock),
    clock: wallClock,
    random: Math.random,
    hosts: hostsOf(backEnd.baseUrl),
    pageOrigin: site,
    retries: 0,
    session: {
      credential: () => (signedIn.ok ? signedIn.val.credential : null),
      end: () => {},
      credentialKind: 'bearer',
    },
  });
  const facebookId = `FB-${other.memberId}`;
  const login = await vouchFor(env, facebookId);
  const linked = await createHttpAccountChanges(client).linkSocial(login, other.password);
  if (linked.ok) return vouchFor(env, facebookId);
  throw new Mismatch([], 'the other member could not link it', 'a link', linked.val.kind);
}

/**
 * A made-up visitor starts to pay for a membership and leaves. The back end has the purchase, and the browser its
 * cookie.
 */
export async function beginPurchase(env: Environment, club: Club): Promise<void> {
  const buyer = someone(env.random);
  const answer = await post(env, '/dev/products', {
    firstName: buyer['first-name'],
    lastName: buyer['last-name'],
    email: buyer.email,
    phone: buyer.phone,
    facilityId: club.facilityId,
    transactionNumber: env.ids.next(),
  });
  const purchase = purchaseSchema.safeParse(await answer.json());
  if (!purchase.success) {
    throw new Mismatch([], 'the purchase could not be started', 'a purchase', answer.status);
  }
  env.network.transactionIds.add(purchase.data.transactionNumber);
  env.cookies.write(productTokenCookie, purchase.data.productToken, purchaseCookieSeconds);
  const { 'company-email': _, zip: __, ...typed } = buyer;
  env.typed = typed;
}

/** Asks the developer tools to make something. */
function post({ backEnd, clock }: Run, path: string, body: object): Promise<Response> {
  return backEnd.fetch(`${backEnd.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...foyerNow(clock) },
    body: JSON.stringify(body),
  });
}

const purchaseSchema = z.object({ productToken: z.string(), transactionNumber: z.string() });

/** Another visitor becomes a lead and books the time. */
export async function bookForAnother(
  run: Run,
  club: Club,
  slot: Pick<Slot, 'startsAt'>,
): Promise<void> {
  const leads =
    run.inMemory?.leadsOfOthers() ?? createHttpLeadRepository(directClient(run.backEnd, run.clock));
  const transactionId = run.ids.next();
  const { 'first-name': firstName, 'last-name': lastName, email, phone } = someone(run.random);
  const contact = aContact({ firstName, lastName, email, phone });
  const { facilityId } = club;
  const lead = await leads.create(
    aLead({ transactionId, contact, facilityId, subscribeToNewsletter: false }),
  );
  if (lead.err) throw notBooked(lead.val.kind);
  run.othersTransactionIds.push(transactionId);
  const booked = await leads.update(aBooking(transactionId, slot.startsAt));
  if (booked.err) throw notBooked(booked.val.kind);
}

/** Opens the page of the visitor's visit, and cancels or moves it there. */
export async function changeOnAnotherDevice(
  run: Run,
  change: 'cancel' | { readonly move: WantedSlot },
): Promise<void> {
  const client = directClient(run.backEnd, run.clock);
  const links = run.inMemory?.visitLinks ?? createHttpVisitLinkRepository(client);
  const transactionId =
    run.inMemory?.newestTransactionId(run.othersTransactionIds) ??
    [...run.network.transactionIds].at(-1) ??
    '';
  const link = await links.linkOf({ leadTokenId: null, transactionId });
  const token = link.ok ? link.val?.token : null;
  const visit = token == null ? null : await links.read(token);
  if (token == null || visit?.ok !== true) {
    throw new Mismatch([], 'there is no page of a visit', 'a booked visit', 'none');
  }
  const { facilityId, purpose } = visit.val;
  const changed =
    change === 'cancel'
      ? await links.cancel(token, null)
      : await links.move(token, await placeOf(run, client, { facilityId, purpose }, change.move));
  if (changed.ok) return;
  throw new Mismatch([], 'the visit could not be changed', 'a change', changed.val.kind);
}

/** The wanted time at the club of a visit. */
async function placeOf(
  run: Run,
  client: HttpClient,
  { facilityId, purpose }: Pick<ManagedVisit, 'facilityId' | 'purpose'>,
  wanted: WantedSlot,
): Promise<VisitPlace> {
  const club = [...run.clubs.values()].find((one) => one.facilityId === facilityId);
  if (club === undefined) throw new Mismatch([], 'the club is not named', facilityId, 'none');
  const leads = createHttpLeadRepository(client);
  const openTimes = run.inMemory?.openTimes ?? createHttpOpenTimesRepository(client);
  const planner = new SchedulePlan(openTimes, leads, run.clock);
  const plan = await planner.execute({ club, purpose, blackoutDates: [] });
  if (plan.err) throw new Mismatch([], 'the times could not be read', 'times', plan.val.kind);
  const { startsAt } = findWantedSlot(plan.val, wanted, run.random);
  return { facilityId: club.facilityId, startsAt };
}

function notBooked(kind: string): Mismatch {
  return new Mismatch([], 'the other visitor could not book', 'a booking', kind);
}

/**
 * Cancels every visit that the run booked, so that the next run finds the club unchanged. Returns how many couldn't
 * be canceled.
 */
export async function cancelBookings(run: Run): Promise<number> {
  const leads = createHttpLeadRepository(directClient(run.backEnd, run.clock));
  const own = run.network.sent.updateLead > 0 ? [...run.network.transactionIds] : [];
  const cancelled = await Promise.all(
    [...own, ...run.othersTransactionIds].map((transactionId) =>
      leads.cancelVisit({ leadTokenId: null, transactionId }),
    ),
  );
  return cancelled.filter((one) => one.err && !isUnknownLead(one.val)).length;
}

/** A lead that never reached the back end has no visit there. */
function isUnknownLead(failure: { readonly kind: string; readonly status?: number }): boolean {
  return failure.kind === 'rejected' && failure.status === 404;
}
