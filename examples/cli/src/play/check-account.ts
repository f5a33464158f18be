/** Checks members and their accounts. */
import {
  type AccountCard,
  type AccountCards,
  formatMoney,
  type MailedLinkSnapshot,
  summarizeBody,
  type SummaryLine,
} from '@foyer/core';

import type { accountExpectations } from '../scenario/account.schema.ts';
import { type Checks, countsTo, firstOf, same, type Wanted } from './checks.ts';
import { heldFeedback, mailedLinks } from './dev-tools.ts';
import type { MemberPage } from './member-page.ts';
import { Mismatch } from './mismatch.ts';
import { grace } from './out-of-band.ts';
import type { Verdict } from './play-scenario.ts';
import { nameOfClub } from './site.ts';
import { asInScenario } from './visitors.ts';
import type { World } from './world.ts';

type Name = keyof typeof accountExpectations;

export const checkAccount: Checks<Name, { readonly world: World }> = {
  session: (expected, { world }) =>
    onMemberPage(world, ({ services }) =>
      same('the session', expected, services.session.getSnapshot().status),
    ),

  'account-of': (expected, { world }) =>
    onMemberPage(world, ({ services }) =>
      same('the account’s owner', expected, ownerOf(world, services.account.getSnapshot().profile)),
    ),

  cards: (expected, { world }) =>
    onMemberPage(world, ({ services }) => {
      const cards = services.account.getSnapshot();
      return firstOf(expected, (name, wanted) =>
        same(`the card ${name}`, wanted, cards[cardNames[name]].status),
      );
    }),

  account: (expected, { world }) =>
    onMemberPage(world, ({ services }) => {
      const cards = services.account.getSnapshot();
      return firstOf(expected, (name, wanted) =>
        name === 'pictures'
          ? countsTo('pictures', wanted as number, valueOf(cards.pictures)?.length ?? 0)
          : same(`the account’s ${name}`, wanted, Reflect.get(cardValues(world, cards), name)),
      );
    }),

  outcome: (expected, { world }) =>
    onMemberPage(world, ({ outcome }) => same('the outcome', expected, outcome.kind)),

  'at-field': (expected, { world }) =>
    onMemberPage(world, ({ outcome }) =>
      same('the field at fault', expected, outcome.field ?? 'none'),
    ),

  link: (expected, { world }) =>
    onMemberPage(world, ({ services }) =>
      same('the link’s purpose', expected, linkState(services.mailedLink.getSnapshot())),
    ),

  async links(expected, { world }) {
    const links = await mailedLinks(world, world.member?.email ?? '');
    return links instanceof Mismatch ? links : countsTo('links', expected, links.length);
  },

  agreement: (expected, { world }) =>
    onMemberPage(world, ({ signing }) => {
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
    onMemberPage(world, ({ pass }) => {
      if (expected === 'none' || pass === null) {
        return same('the trial pass', expected, pass?.code ?? 'none');
      }
      const seen = { days: pass.days, until: pass.takeUpBy.toString() };
      return firstOf(expected, (name, wanted) => same(`the pass’s ${name}`, wanted, seen[name]));
    }),

  'gift-cards': (expected, { world }) =>
    onMemberPage(world, ({ giftCards }) => {
      if (giftCards === null) return same('the catalogue', expected, 'none');
      const offer = giftCards.offers.find(({ currency }) => currency === 'USD');
      return firstOf(expected, (name, wanted) =>
        name === 'designs'
          ? countsTo('designs', wanted as number, giftCards.designs.length)
          : same('the amounts', wanted, offer?.amounts.map((one) => formatMoney(one)) ?? []),
      );
    }),

  body: (expected, { world }) =>
    onMemberPage(world, ({ services }) => {
      const { summary } = services.training.getSnapshot();
      if (summary.status !== 'ready' || typeof expected === 'string') {
        return same('the summary', expected, summaryStates[summary.status]);
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

const summaryStates = { loading: 'loading', ready: 'measured', empty: 'none', failed: 'unread' };

function linkState(shown: MailedLinkSnapshot): string {
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

/** The values on the cards; `none` if they are empty. */
function cardValues(
  world: World,
  { information, profile, billing, giftCard, addOn }: AccountCards,
) {
  const contact = valueOf(information);
  const person = valueOf(profile);
  const gift = valueOf(giftCard);
  const home = [...world.clubs.values()].find((club) => club.facilityId === person?.homeFacilityId);
  return {
    'first-name': person?.firstName ?? 'none',
    'last-name': person?.lastName ?? 'none',
    email: asInScenario(contact?.email ?? 'none'),
    'pending-email': asInScenario(contact?.pendingEmail ?? 'none'),
    address: contact?.address1 ?? 'none',
    city: contact?.city ?? 'none',
    zip: contact?.zipCode ?? 'none',
    country: contact?.country ?? 'none',
    club: nameOfClub(world, home ?? null),
    height: person?.height ?? 'none',
    status: contact?.membershipStatus ?? person?.membershipStatus ?? 'none',
    prospect: contact?.isProspect ?? 'not told',
    training: person?.ptStatus ?? 'none',
    social: contact != null && contact.facebookId !== null,
    'card-type': valueOf(billing)?.cardType ?? 'none',
    'gift-card': gift == null ? 'none' : formatMoney(gift.balance),
    'add-on': valueOf(addOn)?.hasHamptonsAddOnAgreement ?? false,
  } satisfies Record<Exclude<keyof NonNullable<Wanted['account']>, 'pictures'>, unknown>;
}

function valueOf<Value>(card: AccountCard<Value>): Value | null {
  return card.status === 'ready' ? card.value : null;
}

function ownerOf({ member }: World, profile: AccountCards['profile']): string {
  const memberId = valueOf(profile)?.memberId ?? null;
  if (memberId === null) return 'none';
  if (memberId === member?.memberId) return 'own';
  return memberId === grace.memberId ? 'grace' : `member ${memberId}`;
}

function bandOf(lines: readonly SummaryLine[], measure: string): string {
  const line = lines.find((one) => one.measure === measure);
  return line?.kind === 'placed' ? line.band : 'none';
}

function onMemberPage(world: World, check: (page: MemberPage) => Verdict): Verdict {
  return world.memberPage === null
    ? new Mismatch([], 'no member page is open', 'one', 'another page')
    : check(world.memberPage);
}
