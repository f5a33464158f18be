import type { Message } from '../messages/catalogue.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';

export type PasswordPolicyName = 'letters-and-digits' | 'with-symbol';

/** What a new password has to be. Letters are A to Z in both cases; nothing is trimmed or folded. */
export interface PasswordPolicy {
  readonly name: PasswordPolicyName;
  /** Characters, both ends included. */
  readonly minLength: number;
  readonly maxLength: number;
  /** What may stand in it beside letters and digits. */
  readonly symbols: string;
  readonly needsSymbol: boolean;
}

/** The two readings of the rule; configuration picks one. Source: VA-05, VA-06. */
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

/** The policy where configuration picks none. Source: VA-06. */
export const defaultPasswordPolicy: PasswordPolicy = passwordPolicies['letters-and-digits'];

/** One thing that a policy asks for, as a screen lists them beside the box. */
export type PasswordRequirement =
  | 'length'
  | 'characters'
  | 'lower-case'
  | 'upper-case'
  | 'digit'
  | 'symbol';

/** What the policy asks for, in the order in which it is told. */
export function passwordRequirements(policy: PasswordPolicy): readonly PasswordRequirement[] {
  const always = ['length', 'lower-case', 'upper-case', 'digit'] as const;
  return policy.needsSymbol ? [...always, 'symbol', 'characters'] : [...always, 'characters'];
}

/** What the password still lacks; empty when it will do. Total: any text has an answer. Source: VA-05, VA-06. */
export function unmetRequirements(
  password: string,
  policy: PasswordPolicy = defaultPasswordPolicy,
): readonly PasswordRequirement[] {
  return passwordRequirements(policy).filter((one) => !meets(password, one, policy));
}

/** The password as typed; else what it lacks. Source: VA-05, VA-06. */
export function parsePassword(
  password: string,
  policy: PasswordPolicy = defaultPasswordPolicy,
): Result<string, readonly PasswordRequirement[]> {
  const unmet = unmetRequirements(password, policy);
  return unmet.length === 0 ? Ok(password) : Err(unmet);
}

/** The first thing that is wrong, null when nothing is; an empty box is to be filled out (FM-01). */
export function checkPassword(
  password: string,
  policy: PasswordPolicy = defaultPasswordPolicy,
): Message | null {
  if (password === '') return { key: 'fillOut' };
  const [first] = unmetRequirements(password, policy);
  return first === undefined ? null : requirementMessage(first, policy);
}

/** How a requirement is worded. */
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

function meets(password: string, requirement: PasswordRequirement, policy: PasswordPolicy) {
  switch (requirement) {
    case 'length':
      return isWithin([...password].length, policy);
    case 'lower-case':
      return /[a-z]/.test(password);
    case 'upper-case':
      return /[A-Z]/.test(password);
    case 'digit':
      return /[0-9]/.test(password);
    case 'symbol':
      return [...password].some((one) => policy.symbols.includes(one));
    case 'characters':
      return [...password].every(
        (one) => /^[A-Za-z0-9]$/.test(one) || policy.symbols.includes(one),
      );
  }
}

function isWithin(length: number, { minLength, maxLength }: PasswordPolicy): boolean {
  return length >= minLength && length <= maxLength;
}
