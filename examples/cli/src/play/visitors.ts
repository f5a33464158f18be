import type { FieldName } from '../scenario/fields.ts';

/** What a visitor types, by the box. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** A made-up visitor: a name as people have them, a mailbox that no one has, a number that rings nowhere. */
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

export function anyOf<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

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
