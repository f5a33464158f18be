/** What members do with their accounts: one function per action, in the order of the schema. */
import type { Result } from '@foyer/core';
import {
  addOnAgreementId,
  type AgreementSigning,
  type ChangeFailure,
  isNewEmail,
  refusedChange,
  type SocialLogin,
} from '@foyer/core/account';
import { parseFacilityId } from '@foyer/core/clubs';
import { messageOfCall } from '@foyer/core/messages';
import type { WantedPass } from '@foyer/core/services';
import { messageOfSignIn } from '@foyer/core/session';

import type { accountActions } from '../scenario/account.schema.ts';
import type { Given } from '../scenario/step.schema.ts';
import { durationMs } from '../scenario/parts.schema.ts';
import { emailLink, mailedLinks } from './dev-tools.ts';
import type { MemberPage, Refusal } from './member-page.ts';
import { Mismatch, type Verdict } from './play-scenario.ts';
import { alan, linkedByAnother, makeMember, sessionToken, vouchFor } from './out-of-band.ts';
import type { Member } from './run.ts';
import { clubNamed } from './site.ts';
import { ownAddress, ownUsername, someone } from './visitors.ts';
import type { Environment } from './environment.ts';

type AccountActionName = keyof typeof accountActions;

export const doAccountActions: {
  readonly [Name in AccountActionName]: (env: Environment, given: Given<Name>) => Verdict;
} = {
  async joined(env, given) {
    const { club, ...how } = typeof given === 'string' ? { club: given } : given;
    const member = await makeMember(env, clubNamed(env, club), how);
    if (member instanceof Mismatch) return member;
    env.member = member;
    return null;
  },

  'sign-in': (env, given) =>
    onMemberPage(env, (page) => {
      const { username, password, times = 1 } = typeof given === 'string' ? {} : given;
      const own = env.member;
      const login = given === 'by-email' ? own?.email : own?.username;
      const credentials = {
        username: username === undefined ? (login ?? '') : ownUsername(env, username),
        password: given === 'wrong' ? 'Wrong_Hours1' : (password ?? own?.password ?? ''),
      };
      page.track(signInRepeatedly(page, credentials, times));
    }),

  async 'app-posts'(env, { token: whose, from, lasts }) {
    const token = await sessionToken(env, whose);
    if (token instanceof Mismatch) return token;
    const end =
      lasts === undefined ? null : env.clock.now().add({ milliseconds: durationMs(lasts) });
    env.webView.post({
      origin: from,
      data: { type: 'foyer.session', token, ...(end !== null && { expiresAt: end.toString() }) },
    });
    return null;
  },

  change: (env, given) => onMemberPage(env, (page) => change(env, page, given)),

  social: (env, given) => onMemberPage(env, (page) => changeSocial(env, page, given)),

  register: (env, given) =>
    onMemberPage(env, (page) => {
      page.request(register(env, page, given));
    }),

  recover: (env, given) =>
    onMemberPage(env, (page) => {
      const email = given === 'own' ? ownOf(env).email : 'nobody.at.all@mail.example';
      page.request(page.services.requestLink.recover(email));
    }),

  'resend-link': (env, given) =>
    onMemberPage(env, (page) => {
      const memberId = given === 'own' ? ownOf(env).memberId : unknownMemberId;
      page.request(page.services.requestLink.resend(memberId));
    }),

  async 'open-link'(env, given) {
    const links = await mailedLinks(env, ownOf(env).email);
    if (links instanceof Mismatch) return links;
    const mailed = given === 'first-mailed' ? links[0] : links.at(-1);
    const code = given === 'made-up' ? 'nobody-was-sent-this' : mailed;
    if (code === undefined) return new Mismatch([], 'no link was mailed', 'a mail', 'none');
    env.open(`/activate?code=${code}`);
    return null;
  },

  async 'use-email-link'(env, given) {
    const purpose = given === 'undo' ? 'undo' : 'confirm';
    const address = purpose === 'undo' ? ownOf(env).email : (env.newEmail ?? '');
    const mailed = await emailLink(env, address, purpose);
    if (mailed instanceof Mismatch) return mailed;
    const code = given === 'made-up' ? 'nobody-was-sent-this' : mailed;
    if (code === undefined) return new Mismatch([], 'no link was mailed', 'a mail', 'none');
    env.open(`/account/email/${purpose}?code=${code}`);
    return onMemberPage(env, (page) => {
      page.attempt(page.services.emailLink.execute(page.linkCode ?? ''), (failure) =>
        failure.kind === 'link-over' ? { key: 'linkUsed' } : messageOfCall(failure),
      );
      return null;
    });
  },

  'choose-login': (env, { username, password }) =>
    onMemberPage(env, (page) => {
      const chosen = username === undefined ? null : ownUsername(env, username);
      page.request(chooseLogin(env, page, { username: chosen, password }));
    }),

  'sign-agreement': (env, { version }) =>
    onMemberPage(env, (page) => {
      const { signing } = page;
      if (signing === null) return new Mismatch([], 'no agreement is shown', 'one', 'none');
      const { firstName, lastName } = ownOf(env);
      page.request(signAgreement(page, signing, `${firstName} ${lastName}`, version ?? null));
      return null;
    }),

  'ask-for-alans': (env, given) =>
    onMemberPage(env, (page) => {
      const { accounts, agreements } = page.services;
      const place = { agreementId: addOnAgreementId, facilityId: '101', memberId: alan.memberId };
      const signing = { ...place, version: '2', signature: 'Alan Turing' };
      if (given === 'pictures') page.attempt(accounts.pictures([alan.memberId]), messageOfCall);
      else if (given === 'agreement')
        page.attempt(agreements.read(place, null), () => ({ key: 'callFailed' }));
      else page.attempt(agreements.sign(signing), () => ({ key: 'callFailed' }));
    }),

  'give-feedback': (env, { club, rating, message }) =>
    onMemberPage(env, (page) => {
      const { facilityId } = clubNamed(env, club);
      // The schema has checked the range.
      const score = rating as 1 | 2 | 3 | 4 | 5;
      const feedback = { facilityId, rating: score, message, email: null };
      page.request(page.services.sendFeedback.execute(feedback));
    }),

  'use-pass': (env, { club, code }) =>
    onMemberPage(env, (page) => {
      const { facilityId } = clubNamed(env, club);
      page.request(findPass(page, { facilityId, code }));
    }),
};

export function onMemberPage(env: Environment, act: (page: MemberPage) => Verdict): Verdict {
  return env.memberPage === null
    ? new Mismatch([], 'no member page is open', 'an `open` step before this one', 'none')
    : act(env.memberPage);
}

function ownOf(env: Environment): Member {
  if (env.member === null) throw new Error('The visitor must join in a step before this one.');
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

/** Fills in and sends one of the account's forms, starting from the current values. */
function change(env: Environment, page: MemberPage, given: Given<'change'>): Mismatch | null {
  const { changes } = page.services;
  const proof = given.proof ?? env.member?.password ?? '';
  if (given.information !== undefined) {
    return changeInformation(env, page, given.information, proof);
  }
  if (given.profile !== undefined) return changeProfile(env, page, given.profile);
  if (given.username !== undefined) {
    const username = ownUsername(env, given.username);
    page.attempt(
      changes.username(username, proof).then((answer) => {
        if (answer.ok && env.member !== null) env.member = { ...env.member, username };
        return answer;
      }),
      messageOfChange,
    );
    return null;
  }
  const { current = env.member?.password ?? '', next = '' } = given.password ?? {};
  page.attempt(
    changes.password({ current, next }).then((answer) => {
      if (answer.ok && env.member !== null) env.member = { ...env.member, password: next };
      return answer;
    }),
    messageOfChange,
  );
  return null;
}

function changeInformation(
  env: Environment,
  page: MemberPage,
  typed: NonNullable<Given<'change'>['information']>,
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
    email: typed.email === undefined ? (email ?? '') : ownAddress(env, 'email', typed.email),
  };
  const isNew = isNewEmail(change.email, email);
  if (isNew) env.newEmail = change.email;
  page.attempt(page.services.changes.information(change, isNew ? proof : null), messageOfChange);
  return null;
}

function changeProfile(
  env: Environment,
  page: MemberPage,
  typed: NonNullable<Given<'change'>['profile']>,
): null {
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
  return null;
}

function messageOfChange(failure: ChangeFailure): Refusal {
  return refusedChange(failure, formFields);
}

/** The fields of all account forms, with their wire names. */
const formFields = [
  ...['email', 'address1', 'city', 'state', 'country', 'zipCode', 'firstName', 'lastName'],
  ...['homeFacilityId', 'height', 'weight', 'username', 'currentPassword', 'newPassword'],
] as const;

/** Links or unlinks a social login. */
async function changeSocial(
  env: Environment,
  page: MemberPage,
  given: Given<'social'>,
): Promise<Mismatch | null> {
  const { changes } = page.services;
  const password = env.member?.password ?? '';
  if (given === 'unlink') {
    page.attempt(changes.unlinkSocial(password), messageOfChange);
    return null;
  }
  const login = await socialLogin(env, given);
  if (login instanceof Mismatch) return login;
  env.voucher = login;
  page.attempt(changes.linkSocial(login, password), messageOfChange);
  return null;
}

async function socialLogin(
  env: Environment,
  given: Exclude<Given<'social'>, 'unlink'>,
): Promise<SocialLogin | Mismatch> {
  switch (given) {
    case 'link':
      return vouchFor(env, `FB-${env.member?.memberId ?? ''}`);
    case 'link-used':
      return env.voucher ?? new Mismatch([], 'no login was used before', 'one', 'none');
    case 'link-taken':
      return linkedByAnother(env);
  }
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
): ReturnType<AgreementSigning['sign']> {
  if (version !== null) {
    agreements.version = version;
    await signing.load();
    agreements.version = null;
  }
  return signing.sign({ signature });
}

async function findPass(
  page: MemberPage,
  wanted: WantedPass,
): ReturnType<MemberPage['services']['findPass']['execute']> {
  page.pass = null;
  const found = await page.services.findPass.execute(wanted);
  page.pass = found.ok ? found.val : null;
  return found;
}
