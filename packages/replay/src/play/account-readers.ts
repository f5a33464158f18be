/** Reads members' pages. */
import type { AccountCard, AccountCards } from '@foyer/core/account';
import { formatMoney } from '@foyer/core/kernel';
import { currentFreeze, offerOn, pendingChange } from '@foyer/core/membership';
import type { MailedLinkSnapshot } from '@foyer/core/registration';
import { summarizeBody, type SummaryLine } from '@foyer/core/training';

import type { accountExpectations } from '../scenario/account.schema.ts';
import type { Environment } from './environment.ts';
import type { Readers, Wanted } from './expectations.ts';
import type { MemberPage } from './member-page.ts';
import { grace } from './out-of-band.ts';
import { nameOfClub } from './site.ts';
import { asInScenario } from './run.ts';

interface Visible {
  readonly env: Environment;
  readonly page: MemberPage;
}

type Names = Exclude<keyof typeof accountExpectations, 'links' | 'feedback'>;

export const accountReaders: Readers<Names, Visible> = {
  session: ({ page }) => page.services.session.getSnapshot().status,
  'account-of': ({ env, page }) => ownerOf(env, page.services.account.getSnapshot().profile),
  cards({ page }) {
    const { giftCard, addOn, ...rest } = page.services.account.getSnapshot();
    const cards = Object.entries({ ...rest, 'gift-card': giftCard, 'add-on': addOn });
    return Object.fromEntries(cards.map(([name, { status }]) => [name, status]));
  },
  account: ({ env, page }) => cardValues(env, page.services.account.getSnapshot()),
  outcome: ({ page }) => page.outcome.kind,
  'at-field': ({ page }) => page.outcome.field ?? 'none',
  link: ({ page }) => linkState(page.services.mailedLink.getSnapshot()),
  membership({ page: { services } }) {
    const { membership, invoices, offers, promises } = services.membership.getSnapshot().cards;
    const states = {
      shown: membership.status,
      invoices: invoices.status,
      offers: offers.status,
      agreed: promises.status,
      decisions: (valueOf(promises)?.promises ?? []).filter(({ said }) => said.kind === 'decision')
        .length,
    };
    const today = services.membership.today();
    if (membership.status !== 'ready' || today === null) return states;
    const { value } = membership;
    return {
      ...states,
      plan: offerOn(value, today).planName,
      'next-plan': pendingChange(value, today)?.planName ?? 'none',
      frozen: currentFreeze(value, today) !== null,
      canceled: value.lastDay !== null,
    };
  },
  agreement({ page }) {
    const shown = page.signing?.getSnapshot();
    if (shown?.status !== 'ready') return shown?.status === 'excluded' ? 'excluded' : 'none';
    const { version, signedAt } = shown.agreement;
    return { version, signed: signedAt !== null };
  },
  pass: ({ page: { pass } }) =>
    pass === null ? 'none' : { days: pass.days, until: pass.takeUpBy.toString() },
  'gift-cards'({ page: { giftCards } }) {
    if (giftCards === null) return 'none';
    const offer = giftCards.offers.find(({ currency }) => currency === 'USD');
    return {
      designs: giftCards.designs.length,
      amounts: offer?.amounts.map((one) => formatMoney(one)) ?? [],
    };
  },
  body({ page }) {
    const { summary } = page.services.training.getSnapshot();
    if (summary.status !== 'ready') return summaryStates[summary.status];
    const { lines } = summarizeBody(summary.value.measurements, summary.value.person);
    return Object.fromEntries(lines.map((line) => [line.measure, bandOf(line)]));
  },
};

const summaryStates = { loading: 'loading', empty: 'none', failed: 'unread' };

function linkState(shown: MailedLinkSnapshot): string {
  if (shown.kind === 'open') return shown.link.purpose;
  return shown.kind === 'reading' ? 'none' : shown.kind;
}

/** The values on the cards; `none` if they are empty. */
function cardValues(
  env: Environment,
  { information, profile, pictures, billing, giftCard, addOn }: AccountCards,
): Record<keyof NonNullable<Wanted['account']>, unknown> {
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
    pictures: valueOf(pictures)?.length ?? 0,
  };
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

function bandOf(line: SummaryLine): string {
  return line.kind === 'placed' ? line.band : 'none';
}
