/** What the format asks of values beyond their shape. In words of their own, so that a file is checked without its schema. */
import {
  accountMessages,
  formMessages,
  joinMessages,
  messages as firstMessages,
  serviceMessages,
} from '@foyer/core';

const catalogues = [firstMessages, formMessages, joinMessages, accountMessages, serviceMessages];

/** A word alone is a key of a message; anything else is the text that a visitor reads. */
export function canBeTold(words: string): boolean {
  return (
    words === 'none' ||
    !/^\w+$/.test(words) ||
    catalogues.some((messages) => Object.hasOwn(messages, words))
  );
}

export function messageKeys(): readonly string[] {
  return catalogues.flatMap((messages) => Object.keys(messages));
}

/** An action, an expectation, or an action and then an expectation. */
export function doesOneThing(step: Readonly<Record<string, unknown>>): boolean {
  const does = actionsIn(step).length;
  return does === 1 || (does === 0 && step['expect'] !== undefined);
}

const besidesActions: readonly string[] = ['settle', 'expect', 'note'];

/** The names of what a step does: one, or none where it only expects. */
export function actionsIn(step: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(step).filter(
    (name) => !besidesActions.includes(name) && step[name] !== undefined,
  );
}

/** Another time by its number, or a time by its day and label. */
export function isOneWayToPick(picked: Readonly<Record<string, unknown>>): boolean {
  return picked['alternative'] === undefined || Object.keys(picked).length === 1;
}

export function namesOneChange(changes: object): boolean {
  return Object.keys(changes).filter((name) => name !== 'proof').length === 1;
}

interface DetailedFault {
  readonly kind?: unknown;
  readonly status?: unknown;
  readonly delay?: unknown;
}

export function saysWhatHappens({ kind, status, delay }: DetailedFault): boolean {
  return kind !== undefined || status !== undefined || delay !== undefined;
}

export function isOneKindOfFault({ kind, status }: DetailedFault): boolean {
  return kind === undefined || status === undefined;
}
