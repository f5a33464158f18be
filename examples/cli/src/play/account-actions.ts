/** What members do with their accounts: one function per action, in the order of the schema. */
import {
  addOnAgreementId,
  type AgreementSigning,
  type ChangeFailure,
  isNewEmail,
  messageOfCall,
  messageOfSignIn,
  parseFacilityId,
  refusedChange,
  type Result,
  type SocialLogin,
  type WantedPass,
} from '@foyer/core';

import type { accountActions } from '../scenario/account.schema.ts';
import type { Step } from '../scenario/step.schema.ts';
import { durationMs } from '../scenario/virtual-time.ts';
import { emailLink, mailedLinks } from './dev-tools.ts';
import type { MemberPage, Refusal } from './member-page.ts';
import { Mismatch } from './mismatch.ts';
import { alan, linkedByAnother, makeMember, sessionToken, vouchFor } from './out-of-band.ts';
import type { Verdict } from './play-scenario.ts';
import type { Member } from './run.ts';
import { clubNamed } from './site.ts';
import { ownAddress, ownUsername, someone } from './visitors.ts';
import type { World } from './world.ts';

type AccountActionName = keyof typeof accountActions;
type Given<Name extends AccountActionName> = NonNullable<Step[Name]>;

export const doAccountActions: {
  readonly [Name in AccountActionName]: (world: World, given: Given<Name>) => Verdict;
} = {
  async joined(world, given) {
    const { club, login = true } = typeof given === 'string' ? { club: given } : given;
    const member = await makeMember(world, clubNamed(world, club), login);
    if (member instanceof Mismatch) return member;
    world.member = member;
    return null;
  },

  'sign-in': (world, given) =>
    onMemberPage(world, (page) => {
      const { username, password, times = 1 } = typeof given === 'string' ? {} : given;
      const own = world.member;
      const login = given === 'by-email' ? own?.email : own?.username;
      const credentials = {
        username: username === undefined ? (login ?? '') : ownUsername(world, username),
        password: given === 'wrong' ? 'Wrong_Hours1' : (password ?? own?.password ?? ''),
      };
      page.track(signInRepeatedly(page, credentials, times));
      return null;
    }),

  async 'app-posts'(world, { token: whose, from, lasts }) {
    const token = await sessionToken(world, whose);
    if (token instanceof Mismatch) return token;
    const end =
      lasts === undefined ? null : world.clock.now().add({ milliseconds: durationMs(lasts) });
    world.webView.post({
      origin: from,
      data: { type: 'foyer.session', token, ...(end !== null && { expiresAt: end.toString() }) },
    });
    return null;
  },

  change: (world, given) => onMemberPage(world, (page) => change(world, page, given)),

  social: (world, given) => onMemberPage(world, (page) => changeSocial(world, page, given)),

  register: (world, given) =>
    onMemberPage(world, (page) => {
      page.request(register(world, page, given));
      return null;
    }),

  recover: (world, given) =>
    onMemberPage(world, (page) => {
      const email = given === 'own' ? ownOf(world).email : 'nobody.at.all@mail.example';
      page.request(page.services.requestLink.recover(email));
      return null;
    }),

  'resend-link': (world, given) =>
    onMemberPage(world, (page) => {
      const memberId = given === 'own' ? ownOf(world).memberId : unknownMemberId;
      page.request(page.services.requestLink.resend(memberId));
      return null;
    }),

  async 'open-link'(world, given) {
    const links = await mailedLinks(world, ownOf(world).email);
    if (links instanceof Mismatch) return links;
    const mailed = given === 'first-mailed' ? links[0] : links.at(-1);
    const code = given === 'made-up' ? 'nobody-was-sent-this' : mailed;
    if (code === undefined) return new Mismatch([], 'no link was mailed', 'a mail', 'none');
    world.open(`/activate?code=${code}`);
    return null;
  },

  async 'use-email-link'(world, given) {
    const purpose = given === 'undo' ? 'undo' : 'confirm';
    const address = purpose === 'undo' ? ownOf(world).email : (world.newEmail ?? '');
    const mailed = await emailLink(world, address, purpose);
    if (mailed instanceof Mismatch) return mailed;
    const code = given === 'made-up' ? 'nobody-was-sent-this' : mailed;
    if (code === undefined) return new Mismatch([], 'no link was mailed', 'a mail', 'none');
    world.open(`/account/email/${purpose}?code=${code}`);
    return onMemberPage(world, (page) => {
      page.attempt(page.services.emailLink.execute(page.linkCode ?? ''), (failure) =>
        failure.kind === 'link-over' ? { key: 'linkUsed' } : messageOfCall(failure),
      );
      return null;
    });
  },

  'choose-login': (world, { username, password }) =>
    onMemberPage(world, (page) => {
      const chosen = username === undefined ? null : ownUsername(world, username);
      page.request(chooseLogin(world, page, { username: chosen, password }));
      return null;
    }),

  'sign-agreement': (world, { version }) =>
    onMemberPage(world, (page) => {
      const { signing } = page;
      if (signing === null) return new Mismatch([], 'no agreement is shown', 'one', 'none');
      const { firstName, lastName } = ownOf(world);
      page.request(signAgreement(page, signing, `${firstName} ${lastName}`, version ?? null));
      return null;
    }),

  'ask-for-alans': (world, given) =>
    onMemberPage(world, (page) => {
      const { accounts, agreements } = page.services;
      const place = { agreementId: addOnAgreementId, facilityId: '101', memberId: alan.memberId };
      const signing = { ...place, version: '2', signature: 'Alan Turing' };
      if (given === 'pictures') page.attempt(accounts.pictures([alan.memberId]), messageOfCall);
      else if (given === 'agreement') page.attempt(agreements.read(place, null), messageOfCall);
      else page.attempt(agreements.sign(signing), () => ({ key: 'callFailed' }));
      return null;
    }),

  'give-feedback': (world, { club, rating, message }) =>
    onMemberPage(world, (page) => {
      const { facilityId } = clubNamed(world, club);
      // The schema has checked the range.
      const score = rating as 1 | 2 | 3 | 4 | 5;
      const feedback = { facilityId, rating: score, message, email: null };
      page.request(page.services.sendFeedback.execute(feedback));
      return null;
    }),

  'use-pass': (world, { club, code }) =>
    onMemberPage(world, (page) => {
      const { facilityId } = clubNamed(world, club);
      page.request(findPass(page, { facilityId, code }));
      return null;
    }),
};

export function onMemberPage(world: World, act: (page: MemberPage) => Verdict): Verdict {
  return world.memberPage === null
    ? new Mismatch([], 'no member page is open', 'an `open` step before this one', 'none')
    : act(world.memberPage);
}

function ownOf(world: World): Member {
  if (world.member === null) throw new Error('The visitor must join in a step before this one.');
  return world.member;
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
    // oxlint-disable-next-line no-await-in-loop
    if ((await call).ok) return;
  }
}

/** Fills in and sends one of the account's forms, starting from the current values. */
function change(world: World, page: MemberPage, given: Given<'change'>): Mismatch | null {
  const { changes } = page.services;
  const proof = given.proof ?? world.member?.password ?? '';
  if (given.information !== undefined) {
    return changeInformation(world, page, given.information, proof);
  }
  if (given.profile !== undefined) return changeProfile(world, page, given.profile);
  if (given.username !== undefined) {
    const username = ownUsername(world, given.username);
    page.attempt(
      changes.username(username, proof).then((answer) => {
        if (answer.ok && world.member !== null) world.member = { ...world.member, username };
        return answer;
      }),
      messageOfChange,
    );
    return null;
  }
  const { current = world.member?.password ?? '', next = '' } = given.password ?? {};
  page.attempt(
    changes.password({ current, next }).then((answer) => {
      if (answer.ok && world.member !== null) world.member = { ...world.member, password: next };
      return answer;
    }),
    messageOfChange,
  );
  return null;
}

function changeInformation(
  world: World,
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
    email: typed.email === undefined ? (email ?? '') : ownAddress(world, 'email', typed.email),
  };
  const isNew = isNewEmail(change.email, email);
  if (isNew) world.newEmail = change.email;
  page.attempt(page.services.changes.information(change, isNew ? proof : null), messageOfChange);
  return null;
}

function changeProfile(
  world: World,
  page: MemberPage,
  typed: NonNullable<Given<'change'>['profile']>,
): null {
  const { 'first-name': firstName, 'last-name': lastName, club, height } = typed;
  const home = club === undefined ? null : parseFacilityId(clubNamed(world, club).facilityId);
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
  world: World,
  page: MemberPage,
  given: Given<'social'>,
): Promise<Mismatch | null> {
  const { changes } = page.services;
  const password = world.member?.password ?? '';
  if (given === 'unlink') {
    page.attempt(changes.unlinkSocial(password), messageOfChange);
    return null;
  }
  const login = await socialLogin(world, given);
  if (login instanceof Mismatch) return login;
  world.voucher = login;
  page.attempt(changes.linkSocial(login, password), messageOfChange);
  return null;
}

async function socialLogin(
  world: World,
  given: Exclude<Given<'social'>, 'unlink'>,
): Promise<SocialLogin | Mismatch> {
  switch (given) {
    case 'link':
      return vouchFor(world, `FB-${world.member?.memberId ?? ''}`);
    case 'link-used':
      return world.voucher ?? new Mismatch([], 'no login was used before', 'one', 'none');
    case 'link-taken':
      return linkedByAnother(world);
  }
}

const unknownMemberId = '399999999';

/** Fills in and sends the form of someone who wants a login. */
function register(
  world: World,
  { services: { requestLink } }: MemberPage,
  given: Given<'register'>,
): Promise<Result<'sent' | 'registered', Refusal>> {
  if (given === 'prospect') {
    const { 'first-name': firstName, 'last-name': lastName, email: made } = someone(world.random);
    const person = { firstName, lastName, email: ownAddress(world, 'email', made) };
    world.member = { ...person, memberId: '', username: null, password: '' };
    return requestLink.prospect(person);
  }
  const { memberId = unknownMemberId, lastName = '', email = '' } = world.member ?? {};
  return requestLink.member({
    memberId,
    lastName: given === 'own' ? lastName : `${lastName}-Else`,
    email,
  });
}

/** Chooses a login, which the member uses from then on. */
async function chooseLogin(
  world: World,
  { services: { mailedLink } }: MemberPage,
  login: { readonly username: string | null; readonly password: string },
): ReturnType<typeof mailedLink.choose> {
  const answer = await mailedLink.choose(login);
  const { member } = world;
  if (mailedLink.getSnapshot().kind === 'chosen' && member !== null) {
    const { username, password } = login;
    world.member = { ...member, username: username ?? member.username, password };
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
