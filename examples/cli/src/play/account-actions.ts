/** What members do with their accounts: one function an action, in the order of the schema. */
import {
  addOnAgreementId,
  type AgreementSigning,
  messageOfCall,
  messageOfSignIn,
  type WantedPass,
} from '@foyer/core';

import type { accountActions } from '../scenario/account.schema.ts';
import { durationMs } from '../scenario/virtual-time.ts';
import type { Step } from '../scenario/step.schema.ts';
import { clubNamed } from './club-named.ts';
import { emailLink, mailedLinks } from './mailbox.ts';
import { makeMember } from './made-member.ts';
import type { Member } from './member.ts';
import type { MemberPage } from './member-page.ts';
import { changeAs } from './change-account.ts';
import { alan, membersToken } from './members-token.ts';
import { Mismatch } from './mismatch.ts';
import { nobodysNumber, register } from './register.ts';
import { ownUsername } from './own-address.ts';
import { socialAs } from './social-login.ts';
import type { World } from './world.ts';

type AccountActionName = keyof typeof accountActions;
type Outcome = Mismatch | null | Promise<Mismatch | null>;

export const doAccountActions: {
  readonly [Name in AccountActionName]: (world: World, given: NonNullable<Step[Name]>) => Outcome;
} = {
  async joined(world, given) {
    const { club, login = true } = typeof given === 'string' ? { club: given } : given;
    const member = await makeMember(world, clubNamed(world, club), login);
    if (member instanceof Mismatch) return member;
    world.member = member;
    return null;
  },

  'sign-in': (world, given) =>
    onMembersPage(world, (page) => {
      const { username, password, times = 1 } = typeof given === 'string' ? {} : given;
      const own = world.member;
      const named = given === 'by-email' ? own?.email : own?.username;
      const credentials = {
        username: username === undefined ? (named ?? '') : ownUsername(world, username),
        password: given === 'wrong' ? 'Wrong_Hours1' : (password ?? own?.password ?? ''),
      };
      page.does(signInSo(page, credentials, times));
      return null;
    }),

  async 'app-posts'(world, { token: whose, from, lasts }) {
    const token = await membersToken(world, whose);
    if (token instanceof Mismatch) return token;
    const end =
      lasts === undefined ? null : world.clock.now().add({ milliseconds: durationMs(lasts) });
    world.webView.post({
      origin: from,
      data: { type: 'foyer.session', token, ...(end !== null && { expiresAt: end.toString() }) },
    });
    return null;
  },

  change: (world, given) => onMembersPage(world, (page) => changeAs(world, page, given)),

  social: (world, given) => onMembersPage(world, (page) => socialAs(world, page, given)),

  register: (world, given) =>
    onMembersPage(world, (page) => {
      page.asks(register(world, page, given));
      return null;
    }),

  recover: (world, given) =>
    onMembersPage(world, (page) => {
      const email = given === 'own' ? ownOf(world).email : 'nobody.at.all@mail.example';
      page.asks(page.services.requestLink.recover(email));
      return null;
    }),

  'resend-link': (world, given) =>
    onMembersPage(world, (page) => {
      const name = given === 'own' ? ownOf(world).memberId : nobodysNumber;
      page.asks(page.services.requestLink.resend(name));
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
    return onMembersPage(world, (page) => {
      page.tries(page.services.emailLink.execute(page.linkCode ?? ''), (failure) =>
        failure.kind === 'link-over' ? { key: 'linkUsed' } : messageOfCall(failure),
      );
      return null;
    });
  },

  'choose-login': (world, { username, password }) =>
    onMembersPage(world, (page) => {
      const chosen = username === undefined ? null : ownUsername(world, username);
      page.asks(chooseLogin(world, page, { username: chosen, password }));
      return null;
    }),

  'sign-agreement': (world, { version }) =>
    onMembersPage(world, (page) => {
      const { signing } = page;
      if (signing === null) return new Mismatch([], 'no agreement is shown', 'one', 'none');
      const { firstName, lastName } = ownOf(world);
      page.asks(signAs(page, signing, `${firstName} ${lastName}`, version ?? null));
      return null;
    }),

  'ask-for-alans': (world, given) =>
    onMembersPage(world, (page) => {
      const { accounts, agreements } = page.services;
      const place = { agreementId: addOnAgreementId, facilityId: '101', memberId: alan.memberId };
      const signing = { ...place, version: '2', signature: 'Alan Turing' };
      if (given === 'pictures') page.tries(accounts.pictures([alan.memberId]), messageOfCall);
      else if (given === 'agreement') page.tries(agreements.read(place, null), messageOfCall);
      else page.tries(agreements.sign(signing), () => ({ key: 'callFailed' }));
      return null;
    }),

  'give-feedback': (world, { club, rating, message }) =>
    onMembersPage(world, (page) => {
      const { facilityId } = clubNamed(world, club);
      const told = { facilityId, rating: scoreOf(rating), message, email: null };
      page.asks(page.services.sendFeedback.execute(told));
      return null;
    }),

  'use-pass': (world, { club, code }) =>
    onMembersPage(world, (page) => {
      const { facilityId } = clubNamed(world, club);
      page.asks(findPass(page, { facilityId, code }));
      return null;
    }),
};

async function findPass(
  page: MemberPage,
  wanted: WantedPass,
): ReturnType<MemberPage['services']['findPass']['execute']> {
  page.pass = null;
  const found = await page.services.findPass.execute(wanted);
  page.pass = found.ok ? found.val : null;
  return found;
}

/** Whoever has chosen a login signs in by it from then on. */
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

/** What is signed is what is shown: with a version, the page has shown that since before there was another. */
async function signAs(
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

/** One try after the other, as people do, until they are in. */
async function signInSo(
  page: MemberPage,
  credentials: { readonly username: string; readonly password: string },
  times: number,
): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const call = page.services.signIn.execute(credentials);
    page.tries(call, messageOfSignIn);
    // oxlint-disable-next-line no-await-in-loop
    if ((await call).ok) return;
  }
}

type Score = 1 | 2 | 3 | 4 | 5;

/** The schema has seen to it. */
function scoreOf(rating: number): Score {
  return rating as Score;
}

function ownOf(world: World): Member {
  if (world.member === null) throw new Error('The visitor has joined by a step before this one.');
  return world.member;
}

export function onMembersPage(world: World, act: (page: MemberPage) => Outcome): Outcome {
  return world.memberPage === null
    ? new Mismatch([], 'no page of members’ is open', 'a step with open before this one', 'none')
    : act(world.memberPage);
}
