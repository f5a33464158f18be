/** What members do with their accounts: one function per action, in the order of the schema. */
import { Err, type Result } from '@foyer/core';
import {
  addOnAgreementId,
  type AgreementSigning,
  type ChangeFailure,
  isNewEmail,
  refusedChange,
  type SocialLogin,
} from '@foyer/core/account';
import { parseFacilityId } from '@foyer/core/clubs';
import { offerOn } from '@foyer/core/membership';
import { messageOfCall } from '@foyer/core/messages';
import type { WantedPass } from '@foyer/core/passes';
import { loginPath, messageOfSignIn } from '@foyer/core/session';

import type { accountActions } from '../scenario/account.schema.ts';
import type { Given } from '../scenario/step.schema.ts';
import { durationMs } from '../scenario/parts.schema.ts';
import { emailLink, mailedLinks } from './dev-tools.ts';
import type { MemberPage, Refusal } from './member-page.ts';
import { Mismatch } from './play-scenario.ts';
import { alan, linkedByAnother, makeMember, sessionToken, vouchFor } from './out-of-band.ts';
import { type Member, ownAddress, ownUsername, someone } from './run.ts';
import { site } from './back-end.ts';
import { clubNamed } from './site.ts';
import type { Environment } from './environment.ts';

export const doAccountActions: {
  readonly [Name in keyof typeof accountActions]: (
    env: Environment,
    given: Given<Name>,
  ) => void | Promise<void>;
} = {
  async joined(env, given) {
    const { club, ...how } = typeof given === 'string' ? { club: given } : given;
    env.member = await makeMember(env, clubNamed(env, club), how);
  },

  'sign-in'(env, given) {
    if (given === 'social' || given === 'social-elsewhere') return signInSocially(env, given);
    const page = memberPageOf(env);
    const { username, password, times = 1 } = typeof given === 'string' ? {} : given;
    const own = given === 'right' || given === 'by-email' ? ownOf(env) : env.member;
    const login = given === 'by-email' ? own?.email : own?.username;
    const credentials = {
      username: username === undefined ? (login ?? '') : ownUsername(env, username),
      password: given === 'wrong' ? 'Wrong_Hours1' : (password ?? own?.password ?? ''),
    };
    page.track(signInRepeatedly(page, credentials, times));
  },

  async 'app-posts'(env, { token: whose, from, lasts }) {
    const token = await sessionToken(env, whose);
    const end =
      lasts === undefined ? null : env.clock.now().add({ milliseconds: durationMs(lasts) });
    env.webView.post({
      origin: from,
      data: { type: 'foyer.session', token, ...(end !== null && { expiresAt: end.toString() }) },
    });
  },

  change: (env, given) => change(env, memberPageOf(env), given),
  social: (env, given) => changeSocial(env, memberPageOf(env), given),

  register(env, given) {
    const page = memberPageOf(env);
    page.request(register(env, page, given));
  },

  recover(env, given) {
    const page = memberPageOf(env);
    const email = given === 'own' ? ownOf(env).email : 'nobody.at.all@mail.example';
    page.request(page.services.requestLink.recover(email));
  },

  'resend-link'(env, given) {
    const page = memberPageOf(env);
    const memberId = given === 'own' ? ownOf(env).memberId : unknownMemberId;
    page.request(page.services.requestLink.resend(memberId));
  },

  async 'open-link'(env, given) {
    const links = await mailedLinks(env, ownOf(env).email);
    const mailed = given === 'first-mailed' ? links[0] : links.at(-1);
    env.open(`/activate?code=${codeIn(mailed, given)}`);
  },

  async 'use-email-link'(env, given) {
    const purpose = given === 'undo' ? 'undo' : 'confirm';
    const address = purpose === 'undo' ? ownOf(env).email : (env.newEmail ?? '');
    const mailed = await emailLink(env, address, purpose);
    env.open(`/account/email/${purpose}?code=${codeIn(mailed, given)}`);
    const page = memberPageOf(env);
    page.attempt(page.services.emailLink.execute(page.linkCode ?? ''), (failure) =>
      failure.kind === 'link-over' ? { key: 'linkUsed' } : messageOfCall(failure),
    );
  },

  'choose-login'(env, { username, password }) {
    const page = memberPageOf(env);
    const chosen = username === undefined ? null : ownUsername(env, username);
    page.request(chooseLogin(env, page, { username: chosen, password }));
  },

  'sign-agreement'(env, { version }) {
    const page = memberPageOf(env);
    const { signing } = page;
    if (signing === null) throw new Mismatch([], 'no agreement is shown', 'one', 'none');
    const { firstName, lastName } = ownOf(env);
    page.request(signAgreement(page, signing, `${firstName} ${lastName}`, version ?? null));
  },

  'decide-membership'(env, given) {
    const page = memberPageOf(env);
    page.request(decideMembership(page, given));
  },

  'ask-for-alans'(env, given) {
    const page = memberPageOf(env);
    const { accounts, agreements } = page.services;
    const place = { agreementId: addOnAgreementId, facilityId: '101', memberId: alan.memberId };
    const signing = { ...place, version: '2', signature: 'Alan Turing' };
    if (given === 'pictures') page.attempt(accounts.pictures([alan.memberId]), messageOfCall);
    else if (given === 'agreement')
      page.attempt(agreements.read(place, null), () => ({ key: 'callFailed' }));
    else page.attempt(agreements.sign(signing), () => ({ key: 'callFailed' }));
  },

  'give-feedback'(env, { club, rating, message }) {
    const page = memberPageOf(env);
    const { facilityId } = clubNamed(env, club);
    // The schema has checked the range.
    const score = rating as 1 | 2 | 3 | 4 | 5;
    const feedback = { facilityId, rating: score, message, email: null, showAs: null };
    page.request(page.services.sendFeedback.execute(feedback));
  },

  'use-pass'(env, { club, code }) {
    const page = memberPageOf(env);
    const { facilityId } = clubNamed(env, club);
    page.request(findPass(page, { facilityId, code }));
  },
};

function memberPageOf({ memberPage }: Environment): MemberPage {
  if (memberPage !== null) return memberPage;
  throw new Mismatch([], 'no member page is open', 'an `open` step before this one', 'none');
}

/** The code of a mailed link, or one that nobody was sent. */
function codeIn(mailed: string | undefined, given: string): string {
  if (given === 'made-up') return 'nobody-was-sent-this';
  if (mailed === undefined) throw new Mismatch([], 'no link was mailed', 'a mail', 'none');
  return mailed;
}

function ownOf(env: Environment): Member {
  if (env.member === null) {
    const before = 'a `joined` or `register` step before this one';
    throw new Mismatch([], 'the visitor has no membership or login', before, 'none');
  }
  return env.member;
}

/** Retries until it succeeds, as people do. */
async function signInRepeatedly(
  page: MemberPage,
  credentials: { readonly username: string; readonly password: string },
  times: number,
): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const call = page.services.signIn.execute(credentials);
    page.attempt(call, messageOfSignIn);
    if ((await call).ok) return;
  }
}

/** Goes to the social login's provider, which returns to the login page with a proof. */
async function signInSocially(env: Environment, given: 'social' | 'social-elsewhere') {
  memberPageOf(env).services.socialSignIn.leave();
  const asked = new URL(env.tab.navigation.loaded.at(-1) ?? '', site).searchParams;
  const { facebookId, accessToken } = await vouchFor(env, `FB-${ownOf(env).memberId}`);
  const state = given === 'social' ? (asked.get('state') ?? '') : 'of-another-browser';
  const answer = new URLSearchParams({ login: facebookId, voucher: accessToken, state });
  env.open(`${loginPath}?${answer.toString()}`);
}

/** Fills in and sends one of the account's forms, starting from the current values. */
function change(env: Environment, page: MemberPage, given: Given<'change'>): void {
  const { changes } = page.services;
  const own = env.member?.password ?? '';
  const proof = given.proof ?? own;
  if (given.information !== undefined) changeInformation(env, page, given.information, proof);
  else if (given.profile !== undefined) changeProfile(env, page, given.profile);
  else if (given.username !== undefined) {
    const username = ownUsername(env, given.username);
    page.attempt(thenKnown(env, changes.username(username, proof), { username }), messageOfChange);
  } else {
    const { current = own, next = '' } = given.password ?? {};
    const call = changes.password({ current, next });
    page.attempt(thenKnown(env, call, { password: next }), messageOfChange);
  }
}

/** The member uses the new login once the back end has accepted it. */
async function thenKnown<Answer extends { readonly ok: boolean }>(
  env: Environment,
  call: Promise<Answer>,
  login: Partial<Pick<Member, 'username' | 'password'>>,
): Promise<Answer> {
  const answer = await call;
  if (answer.ok && env.member !== null) env.member = { ...env.member, ...login };
  return answer;
}

function changeInformation(
  env: Environment,
  page: MemberPage,
  typed: NonNullable<Given<'change'>['information']>,
  proof: string,
): void {
  const { information } = page.services.account.getSnapshot();
  if (information.status !== 'ready') {
    throw new Mismatch(['information'], 'there is no such form', 'a form', information.status);
  }
  const { address1, address2, city, state, country, zipCode, email } = information.value;
  const change = {
    address1: typed.address ?? address1,
    address2,
    city: typed.city ?? city,
    state: typed.state ?? state,
    country: typed.country ?? country,
    zipCode: typed.zip ?? zipCode,
    email: typed.email === undefined ? (email ?? '') : ownAddress(env, 'email', typed.email),
  };
  const isNew = isNewEmail(change.email, email);
  if (isNew) env.newEmail = change.email;
  page.attempt(page.services.changes.information(change, isNew ? proof : null), messageOfChange);
}

function changeProfile(
  env: Environment,
  page: MemberPage,
  typed: NonNullable<Given<'change'>['profile']>,
): void {
  const { 'first-name': firstName, 'last-name': lastName, club, height } = typed;
  const home = club === undefined ? null : parseFacilityId(clubNamed(env, club).facilityId);
  page.attempt(
    page.services.changes.profile({
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(home?.ok === true && { homeFacilityId: home.val }),
      ...(height !== undefined && { height }),
    }),
    messageOfChange,
  );
}

function messageOfChange(failure: ChangeFailure): Refusal {
  return refusedChange(failure, formFields);
}

/** The fields of all account forms, with their wire names. */
const formFields = [
  'email',
  'address1',
  'city',
  'state',
  'country',
  'zipCode',
  'firstName',
  'lastName',
  'homeFacilityId',
  'height',
  'weight',
  'username',
  'currentPassword',
  'newPassword',
] as const;

/** Links or unlinks a social login. */
async function changeSocial(env: Environment, page: MemberPage, given: Given<'social'>) {
  const { changes } = page.services;
  const password = env.member?.password ?? '';
  if (given === 'unlink') {
    page.attempt(changes.unlinkSocial(password), messageOfChange);
    return;
  }
  env.voucher = await socialLogin(env, given);
  page.attempt(changes.linkSocial(env.voucher, password), messageOfChange);
}

async function socialLogin(
  env: Environment,
  given: Exclude<Given<'social'>, 'unlink'>,
): Promise<SocialLogin> {
  if (given === 'link') return vouchFor(env, `FB-${env.member?.memberId ?? ''}`);
  if (given === 'link-taken') return linkedByAnother(env);
  if (env.voucher === null) throw new Mismatch([], 'no login was used before', 'one', 'none');
  return env.voucher;
}

const unknownMemberId = '399999999';

/** Fills in and sends the form of someone who wants a login. */
function register(
  env: Environment,
  { services: { requestLink } }: MemberPage,
  given: Given<'register'>,
): Promise<Result<'sent' | 'registered', Refusal>> {
  if (given === 'prospect') {
    const { 'first-name': firstName, 'last-name': lastName, email: made } = someone(env.random);
    const person = { firstName, lastName, email: ownAddress(env, 'email', made) };
    env.member = { ...person, memberId: '', username: null, password: '' };
    return requestLink.prospect(person);
  }
  const { memberId = unknownMemberId, lastName = '' } = env.member ?? {};
  return requestLink.member({
    memberId,
    lastName: given === 'own' ? lastName : `${lastName}-Else`,
  });
}

/** Chooses a login, which the member uses from then on. */
async function chooseLogin(
  env: Environment,
  { services: { mailedLink } }: MemberPage,
  login: { readonly username: string | null; readonly password: string },
): ReturnType<typeof mailedLink.choose> {
  const answer = await mailedLink.choose(login);
  const { member } = env;
  if (mailedLink.getSnapshot().kind === 'chosen' && member !== null) {
    const { username, password } = login;
    env.member = { ...member, username: username ?? member.username, password };
  }
  return answer;
}

/** Signs the agreement on the page. With a version, the page was opened when that version was current. */
async function signAgreement(
  { services: { agreements } }: MemberPage,
  signing: AgreementSigning,
  signature: string,
  version: string | null,
) {
  if (version !== null) {
    agreements.version = version;
    await signing.load();
    agreements.version = null;
  }
  return signing.sign({ signature });
}

async function findPass(page: MemberPage, wanted: WantedPass) {
  page.pass = null;
  const found = await page.services.findPass.execute(wanted);
  page.pass = found.ok ? found.val : null;
  return found;
}

/** Confirms a decision as the dialogs of the page do. */
async function decideMembership(
  { services: { membership } }: MemberPage,
  given: Given<'decide-membership'>,
): Promise<Result<void, Refusal>> {
  if (typeof given === 'string') return membership.confirm({ kind: given });
  const today = membership.today();
  const { membership: card } = membership.getSnapshot().cards;
  if (today === null || card.status !== 'ready') return Err({ key: 'membershipNotLoaded' });
  if ('freeze' in given) {
    return membership.confirm({ kind: 'freeze', from: today, months: given.freeze });
  }
  await membership.showOffers(offerOn(card.value, today).facilityId);
  const { offers } = membership.getSnapshot().cards;
  if (offers.status !== 'ready') return Err({ key: 'offersNotLoaded' });
  const offer = offers.value.find(({ planName }) => planName === given.change);
  if (offer === undefined) throw new Mismatch([], 'no such plan is offered', given.change, 'none');
  return membership.confirm({ kind: 'change', offer });
}
