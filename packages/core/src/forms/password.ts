import type { Message } from '../messages/catalog.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import { type BoxField, defineForm, type FormSchema } from './form.ts';
import { passwordField } from './form-fields.ts';

export type PasswordPolicyName = 'letters-and-digits' | 'with-symbol';

/** The rules for a new password. Letters are A to Z in both cases. Nothing is trimmed or folded. */
export interface PasswordPolicy {
  readonly name: PasswordPolicyName;
  /** In characters, inclusive. */
  readonly minLength: number;
  readonly maxLength: number;
  /** The characters allowed besides letters and digits. */
  readonly symbols: string;
  readonly needsSymbol: boolean;
}

/** Two readings of the specification's rule. Configuration picks one. */
export const passwordPolicies: Readonly<Record<PasswordPolicyName, PasswordPolicy>> = {
  'letters-and-digits': {
    name: 'letters-and-digits',
    minLength: 8,
    maxLength: 21,
    symbols: '$@!%*?&_',
    needsSymbol: false,
  },
  'with-symbol': {
    name: 'with-symbol',
    minLength: 8,
    maxLength: 20,
    symbols: '!@#$%^&*',
    needsSymbol: true,
  },
};

export const defaultPasswordPolicy: PasswordPolicy = passwordPolicies['letters-and-digits'];

export type PasswordRequirement = keyof typeof meets;

export function passwordRequirements(policy: PasswordPolicy): readonly PasswordRequirement[] {
  const always = ['length', 'lower-case', 'upper-case', 'digit'] as const;
  return policy.needsSymbol ? [...always, 'symbol', 'characters'] : [...always, 'characters'];
}

/** The requirements that the password doesn't meet yet; empty if it's valid. Accepts any text. */
export function unmetRequirements(
  password: string,
  policy: PasswordPolicy = defaultPasswordPolicy,
): readonly PasswordRequirement[] {
  return passwordRequirements(policy).filter((one) => !meets[one](password, policy));
}

/** Returns the password unchanged, or the requirements that it doesn't meet. */
export function parsePassword(
  password: string,
  policy: PasswordPolicy = defaultPasswordPolicy,
): Result<string, readonly PasswordRequirement[]> {
  const unmet = unmetRequirements(password, policy);
  return unmet.length === 0 ? Ok(password) : Err(unmet);
}

/** The first problem; null if there is none. An empty box must be filled out. */
export function checkPassword(
  password: string,
  policy: PasswordPolicy = defaultPasswordPolicy,
): Message | null {
  if (password === '') return { key: 'fillOut' };
  const [first] = unmetRequirements(password, policy);
  return first === undefined ? null : requirementMessage(first, policy);
}

export function requirementMessage(
  requirement: PasswordRequirement,
  policy: PasswordPolicy,
): Message {
  const symbols = [...policy.symbols].join(' ');
  switch (requirement) {
    case 'length':
      return {
        key: 'passwordLength',
        values: { min: `${policy.minLength}`, max: `${policy.maxLength}` },
      };
    case 'lower-case':
      return { key: 'passwordLower' };
    case 'upper-case':
      return { key: 'passwordUpper' };
    case 'digit':
      return { key: 'passwordDigit' };
    case 'symbol':
      return { key: 'passwordSymbol', values: { symbols } };
    case 'characters':
      return { key: 'passwordCharacters', values: { symbols } };
  }
}

const meets = {
  length: (password: string, { minLength, maxLength }: PasswordPolicy): boolean => {
    const { length } = [...password];
    return length >= minLength && length <= maxLength;
  },
  'lower-case': (password: string): boolean => /[a-z]/.test(password),
  'upper-case': (password: string): boolean => /[A-Z]/.test(password),
  digit: (password: string): boolean => /[0-9]/.test(password),
  symbol: (password: string, { symbols }: PasswordPolicy): boolean =>
    [...password].some((one) => symbols.includes(one)),
  characters: (password: string, { symbols }: PasswordPolicy): boolean =>
    [...password].every((one) => /^[A-Za-z0-9]$/.test(one) || symbols.includes(one)),
};

/** Proves that the member makes a change, and not someone who found their session open. */
export const currentPasswordField: BoxField<'currentPassword'> = passwordField({
  name: 'currentPassword',
  label: 'Current Password',
});

export const currentPasswordForm: FormSchema<'currentPassword', string> = defineForm(
  [currentPasswordField],
  ({ currentPassword }) => currentPassword,
);
