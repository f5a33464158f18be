/** The addresses of the site, the scenario names of its clubs, and the labels of its survey. */
import { type Club, defaultLeadFlowSettings } from '@foyer/core';
import { accountPath, loginPath } from '@foyer/core/session';
import { type SurveyAnswer, surveyQuestions } from '@foyer/core/survey';

import { placeholder } from '../scenario/read-scenarios.ts';
import type { Step } from '../scenario/step.schema.ts';
import { type Chain, site } from './back-end.ts';
import { type PageKind, pageKindAt } from './flow-at.ts';
import type { Run } from './run.ts';
import type { KindOfClub, Scenario } from '../scenario/scenario.schema.ts';
import { Mismatch } from './play-scenario.ts';

/** The app whose messages the site trusts. */
export const appOrigin = 'https://app.club.example';

/** The page at an address of the site. */
export interface Place {
  readonly url: URL;
  /** `members` for the member pages. */
  readonly kind: PageKind | 'members';
}

export function placeAt(address: string): Place {
  const url = new URL(address, site);
  return { url, kind: memberPlaceAt(url.pathname) === null ? pageKindAt(url) : 'members' };
}

/** The purpose of a member page. */
export type MemberPlace =
  | { readonly kind: 'login' | 'account' | 'training' | 'gift-cards' | 'activate' | 'email-link' }
  | { readonly kind: 'membership' | 'agreed' }
  | { readonly kind: 'agreement'; readonly agreementId: string }
  /** Open to everyone, and loads nothing on arrival. */
  | { readonly kind: 'open' };

/** Null for the site's other pages. */
export function memberPlaceAt(pathname: string): MemberPlace | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === loginPath) return { kind: 'login' };
  if (path === '/activate') return { kind: 'activate' };
  if (/^\/account\/email\/(?:confirm|undo)$/.test(path)) return { kind: 'email-link' };
  if (path === '/gift-card/purchase') return { kind: 'gift-cards' };
  if (openToEveryone.test(path)) return { kind: 'open' };
  const [, agreementId] = /^\/account\/agreements\/([\w-]+)$/.exec(path) ?? [];
  if (agreementId !== undefined) return { kind: 'agreement', agreementId };
  if (path === `${accountPath}/membership`) return { kind: 'membership' };
  if (path === `${accountPath}/agreed`) return { kind: 'agreed' };
  if (path === `${accountPath}/training`) return { kind: 'training' };
  return path === accountPath || path.startsWith(`${accountPath}/`) ? { kind: 'account' } : null;
}

const openToEveryone = /^\/(?:account\/(?:register|recover|resend|activate)|feedback|trial-pass)$/;

/** True if the page sends anonymous visitors to the login. */
export function needsMember({ kind }: MemberPlace): boolean {
  return ['account', 'training', 'agreement', 'membership', 'agreed'].includes(kind);
}

/** The address of a page with a scenario's query parameters. */
export function addressOf(
  run: Run,
  { path, club, ...asked }: Exclude<NonNullable<Step['open']>, string>,
): string {
  const query = new URLSearchParams();
  if (club !== undefined) query.set('facilityId', clubNamed(run, club).facilityId);
  for (const [name, value] of Object.entries(asked) as [keyof typeof queryNames, string][]) {
    if (name in queryNames) query.set(queryNames[name], value);
  }
  const page = withClubIds(run, path);
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}

const queryNames = {
  'facility-id': 'facilityId',
  'first-name': 'firstName',
  'last-name': 'lastName',
  email: 'email',
  location: 'location',
  'referring-id': 'referringId',
} as const;

/** Adds a session's token to the address. */
export function withToken(address: string, token: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

/** Replaces `{home}` with the facility id of the club that the scenario calls home. */
export function withClubIds({ clubs }: Run, path: string): string {
  return path.replaceAll(
    placeholder,
    (whole, name: string) => clubs.get(name)?.facilityId ?? whole,
  );
}

/** Throws only for a bug, because reading a scenario already checks that its clubs exist. */
export function clubNamed({ clubs }: Run, name: string): Club {
  const club = clubs.get(name);
  if (club === undefined) throw new Error(`The scenario has no club ${name}.`);
  return club;
}

/** The club's name in the scenario, or else its id; `none` without a club. */
export function nameOfClub({ clubs }: Run, seen: Pick<Club, 'facilityId'> | null): string {
  const name = [...clubs].find(([, club]) => club.facilityId === seen?.facilityId)?.[0];
  return name ?? seen?.facilityId ?? 'none';
}

/** The labels of the answers in order. An unknown id stays as it is. */
export function labelsOfAnswers(
  run: Run,
  answers: readonly Pick<SurveyAnswer, 'answerId'>[],
): readonly string[] {
  const options = questionsOf(run).flatMap((question) => question.options);
  return answers.map(
    ({ answerId }) =>
      options.find((option) => option.answerId === answerId)?.label ?? String(answerId),
  );
}

/** The survey in the scenario's variant. */
export function questionsOf({ settings }: Run): ReturnType<typeof surveyQuestions> {
  return surveyQuestions(settings.variant ?? defaultLeadFlowSettings.variant);
}

/** A scenario's clubs by the names it gives them. */
export type ChosenClubs = ReadonlyMap<string, Club>;

/** Returns the same seed for the same words: FNV-1a, then mixed so that every bit depends on all words. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let state = 0x811c_9dc5;
  for (const word of parts) {
    for (const unit of `${word}\n`)
      state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x0100_0193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2_ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * Chooses a scenario's clubs by id or by kind. The seed and the run number decide, so run k always gets the same
 * clubs, and concurrent runs mostly get different ones. Two names mean the same club only if both give its id. Throws
 * a `Mismatch` if there is no such club.
 */
export function chooseClubs(
  scenario: Scenario,
  chain: Chain,
  { seed, run }: { readonly seed: number; readonly run: number },
): ChosenClubs {
  const accepting = new Set(chain.configuration.clubsForAppointment);
  const chosen = new Map<string, Club>();
  // Clubs by id come first, so that a kind can't take one of them.
  const wantedClubs = Object.entries(scenario.clubs ?? {}).toSorted(
    ([, one], [, other]) => Number(typeof one === 'object') - Number(typeof other === 'object'),
  );
  for (const [name, wanted] of wantedClubs) {
    const taken = new Set([...chosen.values()].map((club) => club.facilityId));
    const fitting = chain.clubs.filter((club) =>
      typeof wanted === 'object'
        ? isOfKind(club, accepting, wanted) && !taken.has(club.facilityId)
        : club.facilityId === String(wanted),
    );
    const club = fitting[(hashOf(seed, scenario.name, name) + run) % Math.max(1, fitting.length)];
    if (club === undefined) {
      const seen = typeof wanted === 'object' ? whatThereIs(chain, accepting, wanted) : 'no match';
      throw new Mismatch(['clubs', name], 'the back end has no such club', wanted, seen);
    }
    chosen.set(name, club);
  }
  return chosen;
}

function isOfKind(club: Club, accepting: ReadonlySet<string>, kind: KindOfClub): boolean {
  const is = kindOf(club, accepting);
  return keysOf(kind).every((key) => kind[key] === is[key]);
}

function kindOf(
  club: Club,
  accepting: ReadonlySet<string>,
): Readonly<Record<keyof KindOfClub, unknown>> {
  return {
    accepts: accepting.has(club.facilityId),
    country: club.country,
    region: club.region,
    'time-zone': club.timeZone,
    guided: club.hasGuidedWorkouts,
    status: club.status,
  };
}

function keysOf(kind: KindOfClub): readonly (keyof KindOfClub)[] {
  return Object.keys(kind) as (keyof KindOfClub)[];
}

/** What clubs have instead of the first value that none of them has. */
function whatThereIs({ clubs }: Chain, accepting: ReadonlySet<string>, kind: KindOfClub): string {
  const kinds = clubs.map((club) => kindOf(club, accepting));
  const key = keysOf(kind).find((one) => kinds.every((is) => is[one] !== kind[one]));
  if (key === undefined) return 'no club is all of these';
  const values = new Set(kinds.map((is) => String(is[key])));
  return `${key}: ${[...values].toSorted().join(', ')}`;
}
