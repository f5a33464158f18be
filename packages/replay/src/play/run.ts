import type { Clock, Club, IdSource, LeadFlowSettings } from '@foyer/core';

import type { CallName } from '../scenario/faults.schema.ts';
import type { FieldName } from '../scenario/parts.schema.ts';
import type { BackEnd } from './back-end.ts';
import type { InMemoryBackEnd } from './in-memory-back-end.ts';

/** The state of one run of a scenario, in the core or in a browser. */
export interface Run {
  readonly backEnd: BackEnd;
  /** The in-memory back end, if the run uses it. */
  readonly inMemory?: InMemoryBackEnd | null;
  /** The scenario's clubs by the names it gives them. */
  readonly clubs: ReadonlyMap<string, Club>;
  readonly random: () => number;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly settings: Partial<LeadFlowSettings>;
  readonly network: {
    /** How often each call was sent. */
    readonly sent: Readonly<Record<CallName, number>>;
    /** The transaction id of every lead that was sent. */
    readonly transactionIds: Set<string>;
  };
  /** The transaction ids of other visitors' bookings. */
  readonly othersTransactionIds: string[];
  /** The product tokens of purchases that the visitor paid for or tried to pay for. */
  readonly productTokens: Set<string>;
  /** The visitor's latest input, by field. */
  typed: Typed;
}

/** The visitor's input, by field. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** A scenario's visitor after joining. */
export interface Member {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null before they choose one. */
  readonly username: string | null;
  readonly password: string;
}

/** A made-up visitor. The mailbox doesn't exist, and the number is reserved for fiction. */
export function someone(random: () => number): Required<Typed> {
  const first = anyOf(firstNames, random);
  const last = anyOf(lastNames, random);
  const digits = Math.floor(random() * 1e9).toString(36);
  return {
    'first-name': first,
    'last-name': last,
    email: `visitor.${digits}@mail.example`,
    'company-email': '',
    phone: `212555${String(100 + Math.floor(random() * 100)).padStart(4, '0')}`,
    zip: '10013',
  };
}

/** A random element. Throws if the list is empty. */
export function anyOf<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

/**
 * The text that this run types for the scenario's `typed`. A persistent back end remembers members and limits codes per
 * address (ignoring a `+tag`), so there each run gets its own addresses, such as `maya.run-1f3a9c@acme.example`.
 */
export function ownAddress(run: Run, name: FieldName, typed: string): string {
  const isAddress = name === 'email' || name === 'company-email';
  return isAddress && run.backEnd.isPersistent ? typed.replace('@', `.run-${tagOf(run)}@`) : typed;
}

/** The address with the scenario's spelling. */
export function asInScenario(address: string): string {
  return address.replace(/\.run-[^@]*@/, '@');
}

/** The same for usernames, except for ones that already belong to someone or must be rejected. */
export function ownUsername(run: Run, typed: string): string {
  const isNew =
    /^[a-z][\w.-]{3,20}$/i.test(typed) && typed !== 'grace' && !typed.startsWith('visitor.');
  return run.backEnd.isPersistent && isNew ? `${typed}.${tagOf(run)}` : typed;
}

function tagOf(run: Run): string {
  const tag = tags.get(run) ?? run.ids.next().slice(0, 6);
  tags.set(run, tag);
  return tag;
}

const tags = new WeakMap<Run, string>();

const firstNames = [
  'Maya',
  'Zoë',
  'Jean-Luc',
  'D’Arcy',
  'Łukasz',
  'Siobhán',
  'Anne Marie',
  'Nguyễn',
  'Ola',
  'Keʻala',
] as const;

const lastNames = [
  'Okafor',
  'O’Brien',
  'García Márquez',
  'Smith-Jones',
  'Müller',
  'St. John',
  'Ng',
  'Åström',
  'de la Cruz',
  'Kowalska',
] as const;
