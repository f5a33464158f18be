/** What the expectations about members and their accounts mean. */
import {
  type AccountCard,
  type AccountCards,
  formatMoney,
  type MailedLinkSnapshot,
  summarizeBody,
  type SummaryLine,
} from '@foyer/core';

import type { accountExpectations } from '../scenario/account.schema.ts';
import { countsTo, same } from './check-words.ts';
import { heldFeedback } from './look-into-back-end.ts';
import { mailedLinks } from './mailbox.ts';
import { grace } from './members-token.ts';
import type { MemberPage } from './member-page.ts';
import { Mismatch } from './mismatch.ts';
import { nameOfClub } from './name-of-club.ts';
import { asInScenario } from './own-address.ts';
import { type Checks, firstOf, type Verdict, type Wanted } from './sight.ts';
import type { World } from './world.ts';

type Name = keyof typeof accountExpectations;

export const checkAccount: Checks<Name, { readonly world: World }> = {
  session: (expected, { world }) =>
    onMembersPage(world, ({ services }) =>
      same('the session', expected, services.session.getSnapshot().status),
    ),

  'account-of': (expected, { world }) =>
    onMembersPage(world, ({ services }) =>
      same('whose account it is', expected, whose(world, services.account.getSnapshot().profile)),
    ),

  cards: (expected, { world }) =>
    onMembersPage(world, ({ services }) => {
      const cards = services.account.getSnapshot();
      return firstOf(expected, (name, wanted) =>
        same(`the card ${name}`, wanted, cards[cardNames[name]].status),
      );
    }),

  account: (expected, { world }) =>
    onMembersPage(world, ({ services }) => {
      const cards = services.account.getSnapshot();
      return firstOf(expected, (name, wanted) =>
        name === 'pictures'
          ? countsTo('pictures', wanted as number, valueOf(cards.pictures)?.length ?? 0)
          : same(`the account’s ${name}`, wanted, Reflect.get(seenIn(world, cards), name)),
      );
    }),

  outcome: (expected, { world }) =>
    onMembersPage(world, ({ outcome }) => same('what came of it', expected, outcome.kind)),

  'at-field': (expected, { world }) =>
    onMembersPage(world, ({ outcome }) =>
      same('the field at fault', expected, outcome.field ?? 'none'),
    ),

  link: (expected, { world }) =>
    onMembersPage(world, ({ services }) =>
      same('what the link is for', expected, linkIn(services.mailedLink.getSnapshot())),
    ),

  async links(expected, { world }) {
    const links = await mailedLinks(world, world.member?.email ?? '');
    return links instanceof Mismatch ? links : countsTo('links', expected, links.length);
  },

  agreement: (expected, { world }) =>
    onMembersPage(world, ({ signing }) => {
      const shown = signing?.getSnapshot();
      const agreement = shown?.status === 'ready' ? shown.agreement : null;
      if (expected === 'none' || agreement === null) {
        return same('the agreement', expected, agreement?.agreementId ?? 'none');
      }
      const seen = { version: agreement.version, signed: agreement.signedAt !== null };
      return firstOf(expected, (name, wanted) =>
        same(`the agreement’s ${name}`, wanted, seen[name]),
      );
    }),

  pass: (expected, { world }) =>
    onMembersPage(world, ({ pass }) => {
      if (expected === 'none' || pass === null) {
        return same('the trial pass', expected, pass?.code ?? 'none');
      }
      const seen = { days: pass.days, until: pass.takeUpBy.toString() };
      return firstOf(expected, (name, wanted) => same(`the pass’s ${name}`, wanted, seen[name]));
    }),

  'gift-cards': (expected, { world }) =>
    onMembersPage(world, ({ giftCards }) => {
      if (giftCards === null) return same('the catalogue', expected, 'none');
      const offer = giftCards.offers.find(({ currency }) => currency === 'USD');
      return firstOf(expected, (name, wanted) =>
        name === 'designs'
          ? countsTo('designs', wanted as number, giftCards.designs.length)
          : same('the amounts', wanted, offer?.amounts.map((one) => formatMoney(one)) ?? []),
      );
    }),

  body: (expected, { world }) =>
    onMembersPage(world, ({ services }) => {
      const { summary } = services.training.getSnapshot();
      if (summary.status !== 'ready' || typeof expected === 'string') {
        return same('the summary', expected, summaryWords[summary.status]);
      }
      const { lines } = summarizeBody(summary.value.measurements, summary.value.person);
      return firstOf(expected, (name, wanted) =>
        same(`the band of ${name}`, wanted, bandOf(lines, name)),
      );
    }),

  async feedback(expected, { world }) {
    const held = await heldFeedback(world, world.network.feedbackIds);
    return held instanceof Mismatch ? held : countsTo('feedback', expected, held);
  },
};

const summaryWords = { loading: 'loading', ready: 'measured', empty: 'none', failed: 'unread' };

/** In one word; an open link by what it is for. */
function linkIn(shown: MailedLinkSnapshot): string {
  if (shown.kind === 'open') return shown.link.purpose;
  return shown.kind === 'reading' ? 'none' : shown.kind;
}

const cardNames = {
  information: 'information',
  profile: 'profile',
  pictures: 'pictures',
  billing: 'billing',
  'gift-card': 'giftCard',
  'add-on': 'addOn',
} as const;

/** As the visitor reads it; `none` where there is nothing. */
function seenIn(world: World, { information, profile, billing, giftCard, addOn }: AccountCards) {
  const told = valueOf(information);
  const who = valueOf(profile);
  const gift = valueOf(giftCard);
  const home = [...world.clubs.values()].find((club) => club.facilityId === who?.homeFacilityId);
  return {
    'first-name': who?.firstName ?? 'none',
    'last-name': who?.lastName ?? 'none',
    email: asInScenario(told?.email ?? 'none'),
    'pending-email': asInScenario(told?.pendingEmail ?? 'none'),
    address: told?.address1 ?? 'none',
    city: told?.city ?? 'none',
    zip: told?.zipCode ?? 'none',
    country: told?.country ?? 'none',
    club: nameOfClub(world, home ?? null),
    height: who?.height ?? 'none',
    status: told?.membershipStatus ?? who?.membershipStatus ?? 'none',
    prospect: told?.isProspect ?? 'not told',
    training: who?.ptStatus ?? 'none',
    social: told != null && told.facebookId !== null,
    'card-type': valueOf(billing)?.cardType ?? 'none',
    'gift-card': gift == null ? 'none' : formatMoney(gift.balance),
    'add-on': valueOf(addOn)?.hasHamptonsAddOnAgreement ?? false,
  } satisfies Record<Exclude<keyof NonNullable<Wanted['account']>, 'pictures'>, unknown>;
}

function valueOf<Value>(card: AccountCard<Value>): Value | null {
  return card.status === 'ready' ? card.value : null;
}

function whose({ member }: World, profile: AccountCards['profile']): string {
  const memberId = valueOf(profile)?.memberId ?? null;
  if (memberId === null) return 'none';
  if (memberId === member?.memberId) return 'own';
  return memberId === grace.memberId ? 'grace' : `member ${memberId}`;
}

function bandOf(lines: readonly SummaryLine[], measure: string): string {
  const line = lines.find((one) => one.measure === measure);
  return line?.kind === 'placed' ? line.band : 'none';
}

function onMembersPage(world: World, check: (page: MemberPage) => Verdict): Verdict {
  return world.memberPage === null
    ? new Mismatch([], 'no page of members’ is open', 'one', 'another page')
    : check(world.memberPage);
}
