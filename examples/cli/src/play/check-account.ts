/** Checks members and their accounts. */
import type { AccountCard, AccountCards } from '@foyer/core/account';
import { formatMoney } from '@foyer/core/kernel';
import type { MailedLinkSnapshot } from '@foyer/core/registration';
import { summarizeBody, type SummaryLine } from '@foyer/core/training';

import type { accountExpectations } from '../scenario/account.schema.ts';
import { type Checks, countsTo, firstOf, same, type Wanted } from './checks.ts';
import { recordedFeedback, mailedLinks } from './dev-tools.ts';
import type { MemberPage } from './member-page.ts';
import { Mismatch } from './mismatch.ts';
import { grace } from './out-of-band.ts';
import type { Verdict } from './play-scenario.ts';
import { nameOfClub } from './site.ts';
import { asInScenario } from './visitors.ts';
import type { Environment } from './environment.ts';

type Name = keyof typeof accountExpectations;

export const checkAccount: Checks<Name, { readonly env: Environment }> = {
  session: (expected, { env }) =>
    onMemberPage(env, ({ services }) =>
      same('the session', expected, services.session.getSnapshot().status),
    ),

  'account-of': (expected, { env }) =>
    onMemberPage(env, ({ services }) =>
      same('the account’s owner', expected, ownerOf(env, services.account.getSnapshot().profile)),
    ),

  cards: (expected, { env }) =>
    onMemberPage(env, ({ services }) => {
      const cards = services.account.getSnapshot();
      return firstOf(expected, (name, wanted) =>
        same(`the card ${name}`, wanted, cards[cardNames[name]].status),
      );
    }),

  account: (expected, { env }) =>
    onMemberPage(env, ({ services }) => {
      const cards = services.account.getSnapshot();
      return firstOf(expected, (name, wanted) =>
        name === 'pictures'
          ? countsTo('pictures', wanted as number, valueOf(cards.pictures)?.length ?? 0)
          : same(`the account’s ${name}`, wanted, Reflect.get(cardValues(env, cards), name)),
      );
    }),

  outcome: (expected, { env }) =>
    onMemberPage(env, ({ outcome }) => same('the outcome', expected, outcome.kind)),

  'at-field': (expected, { env }) =>
    onMemberPage(env, ({ outcome }) =>
      same('the field at fault', expected, outcome.field ?? 'none'),
    ),

  link: (expected, { env }) =>
    onMemberPage(env, ({ services }) =>
      same('the link’s purpose', expected, linkState(services.mailedLink.getSnapshot())),
    ),

  async links(expected, { env }) {
    const links = await mailedLinks(env, env.member?.email ?? '');
    return links instanceof Mismatch ? links : countsTo('links', expected, links.length);
  },

  agreement: (expected, { env }) =>
    onMemberPage(env, ({ signing }) => {
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

  pass: (expected, { env }) =>
    onMemberPage(env, ({ pass }) => {
      if (expected === 'none' || pass === null) {
        return same('the trial pass', expected, pass?.code ?? 'none');
      }
      const seen = { days: pass.days, until: pass.takeUpBy.toString() };
      return firstOf(expected, (name, wanted) => same(`the pass’s ${name}`, wanted, seen[name]));
    }),

  'gift-cards': (expected, { env }) =>
    onMemberPage(env, ({ giftCards }) => {
      if (giftCards === null) return same('the catalogue', expected, 'none');
      const offer = giftCards.offers.find(({ currency }) => currency === 'USD');
      return firstOf(expected, (name, wanted) =>
        name === 'designs'
          ? countsTo('designs', wanted as number, giftCards.designs.length)
          : same('the amounts', wanted, offer?.amounts.map((one) => formatMoney(one)) ?? []),
      );
    }),

  body: (expected, { env }) =>
    onMemberPage(env, ({ services }) => {
      const { summary } = services.training.getSnapshot();
      if (summary.status !== 'ready' || typeof expected === 'string') {
        return same('the summary', expected, summaryStates[summary.status]);
      }
      const { lines } = summarizeBody(summary.value.measurements, summary.value.person);
      return firstOf(expected, (name, wanted) =>
        same(`the band of ${name}`, wanted, bandOf(lines, name)),
      );
    }),

  async feedback(expected, { env }) {
    const held = await recordedFeedback(env, env.network.feedbackIds);
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
  env: Environment,
  { information, profile, billing, giftCard, addOn }: AccountCards,
) {
  const contact = valueOf(information);
  const person = valueOf(profile);
  const gift = valueOf(giftCard);
  const home = [...env.clubs.values()].find((club) => club.facilityId === person?.homeFacilityId);
  return {
    'first-name': person?.firstName ?? 'none',
    'last-name': person?.lastName ?? 'none',
    email: asInScenario(contact?.email ?? 'none'),
    'pending-email': asInScenario(contact?.pendingEmail ?? 'none'),
    address: contact?.address1 ?? 'none',
    city: contact?.city ?? 'none',
    zip: contact?.zipCode ?? 'none',
    country: contact?.country ?? 'none',
    club: nameOfClub(env, home ?? null),
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

function ownerOf({ member }: Environment, profile: AccountCards['profile']): string {
  const memberId = valueOf(profile)?.memberId ?? null;
  if (memberId === null) return 'none';
  if (memberId === member?.memberId) return 'own';
  return memberId === grace.memberId ? 'grace' : `member ${memberId}`;
}

function bandOf(lines: readonly SummaryLine[], measure: string): string {
  const line = lines.find((one) => one.measure === measure);
  return line?.kind === 'placed' ? line.band : 'none';
}

function onMemberPage(env: Environment, check: (page: MemberPage) => Verdict): Verdict {
  return env.memberPage === null
    ? new Mismatch([], 'no member page is open', 'one', 'another page')
    : check(env.memberPage);
}
