/** What members do with their accounts: one function an action, in the order of the schema. */
import { addOnAgreementId } from '@foyer/core';

import type { accountActions } from '../scenario/account.schema.ts';
import { durationMs } from '../scenario/parts.schema.ts';
import type { Step } from '../scenario/step.schema.ts';
import { clubNamed } from './club-named.ts';
import { mailedLinks } from './mailbox.ts';
import { makeMember, type Member } from './made-member.ts';
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
      page.tries(register(world, page, given));
      return null;
    }),

  recover: (world, given) =>
    onMembersPage(world, (page) => {
      const email = given === 'own' ? ownOf(world).email : 'nobody.at.all@mail.example';
      page.tries(page.services.registrations.recoverByEmail(email));
      return null;
    }),

  'resend-link': (world, given) =>
    onMembersPage(world, (page) => {
      const name = given === 'own' ? ownOf(world).memberId : nobodysNumber;
      page.tries(page.services.registrations.resendVerification(name));
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

  'choose-login': (world, { username, password }) =>
    onMembersPage(world, (page) => {
      const token = page.linkToken ?? '';
      const chosen = username === undefined ? null : ownUsername(world, username);
      page.tries(
        page.services.activate.execute({ token, username: chosen, password }).then((answer) => {
          const { member } = world;
          if (answer.ok && member !== null) {
            world.member = { ...member, username: chosen ?? member.username, password };
          }
          return answer;
        }),
      );
      return null;
    }),

  'sign-agreement': (world, { version }) =>
    onMembersPage(world, (page) => {
      const { agreement } = page.shown;
      const own = ownOf(world);
      if (agreement === null) return new Mismatch([], 'no agreement is shown', 'one', 'none');
      const { agreementId } = agreement;
      const { profile } = page.services.account.getSnapshot();
      const facilityId = (profile.status === 'ready' ? profile.value.homeFacilityId : null) ?? '';
      const signing = { agreementId, facilityId, memberId: own.memberId };
      const signature = `${own.firstName} ${own.lastName}`;
      page.tries(
        page.services.agreements
          .sign({ ...signing, version: version ?? agreement.version, signature })
          .then(async (answer) => {
            // Signed, or over meanwhile: what stands today is shown.
            await page.loadAgreement(agreementId);
            return answer;
          }),
      );
      return null;
    }),

  'ask-for-alans': (world, given) =>
    onMembersPage(world, (page) => {
      const place = { agreementId: addOnAgreementId, facilityId: '101', memberId: alan.memberId };
      if (given === 'pictures') page.tries(page.services.accounts.pictures([alan.memberId]));
      else if (given === 'agreement') page.tries(page.services.agreements.read(place, null));
      else
        page.tries(
          page.services.agreements.sign({ ...place, version: '2', signature: 'Alan Turing' }),
        );
      return null;
    }),

  'give-feedback': (world, { club, rating, message }) =>
    onMembersPage(world, (page) => {
      page.feedbackId ??= world.ids.next();
      const id = page.feedbackId;
      world.feedbackIds.add(id);
      const { facilityId } = clubNamed(world, club);
      const feedback = { id, facilityId, rating: scoreOf(rating), message, email: null };
      page.tries(
        page.services.clubServices.sendFeedback(feedback).then((answer) => {
          if (answer.ok) page.feedbackId = null;
          return answer;
        }),
      );
      return null;
    }),

  'use-pass': (world, { club, code }) =>
    onMembersPage(world, (page) => {
      const { facilityId } = clubNamed(world, club);
      page.show({ pass: null });
      page.tries(
        page.services.clubServices.trialPass(facilityId, code).then((answer) => {
          page.show({ pass: answer.ok ? answer.val : null });
          return answer;
        }),
      );
      return null;
    }),
};

/** One try after the other, as people do. */
async function signInSo(
  page: MemberPage,
  credentials: { readonly username: string; readonly password: string },
  times: number,
): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const call = page.services.signIn.execute(credentials);
    page.tries(call);
    // oxlint-disable-next-line no-await-in-loop
    await call;
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
