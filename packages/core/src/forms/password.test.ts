import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  checkPassword,
  defaultPasswordPolicy,
  parsePassword,
  passwordPolicies,
  passwordRequirements,
  requirementMessage,
  unmetRequirements,
} from './password.ts';

const first = passwordPolicies['letters-and-digits'];
const second = passwordPolicies['with-symbol'];

describe('the first password policy', () => {
  it('VA-05 takes 8 to 21 letters, digits and its symbols, with a lower-case letter, a capital and a digit', () => {
    for (const password of ['Sunrise7', 'aB3$@!%*?&_', 'Aa1'.repeat(7)]) {
      expect(parsePassword(password).val).toBe(password);
    }
  });

  it.each([
    ['Sunris7', ['length']],
    [`Aa1${'x'.repeat(19)}`, ['length']],
    ['sunrise7', ['upper-case']],
    ['SUNRISE7', ['lower-case']],
    ['Sunrises', ['digit']],
    ['Sunrise7#', ['characters']],
    ['Sunrise 7', ['characters']],
    ['Sunrisé77', ['characters']],
    ['', ['length', 'lower-case', 'upper-case', 'digit']],
  ])('VA-05 %j lacks %j', (password, lacking) => {
    expect(unmetRequirements(password)).toEqual(lacking);
    expect(parsePassword(password).val).toEqual(lacking);
  });
});

describe('the second password policy', () => {
  it('VA-06 takes 8 to 20 letters, digits and its symbols, with at least one of each', () => {
    for (const password of ['Sunrise7!', 'aB3!@#$%^&*', `Aa1!${'x'.repeat(16)}`]) {
      expect(parsePassword(password, second).val).toBe(password);
    }
  });

  it.each([
    ['Sunrise7', ['symbol']],
    [`Aa1!${'x'.repeat(17)}`, ['length']],
    ['Sunrise7!_', ['characters']],
    ['Sunrise7_', ['symbol', 'characters']],
    ['sunrise7!', ['upper-case']],
    ['SUNRISE7!', ['lower-case']],
    ['Sunrises!', ['digit']],
  ])('VA-06 %j lacks %j', (password, lacking) => {
    expect(unmetRequirements(password, second)).toEqual(lacking);
  });

  it('VA-06 the first policy is the default', () => {
    expect(defaultPasswordPolicy).toBe(first);
    expect(checkPassword('Sunrise7')).toBeNull();
    expect(checkPassword('Sunrise7', second)).toEqual({
      key: 'passwordSymbol',
      values: { symbols: '! @ # $ % ^ & *' },
    });
  });
});

it('VA-05 VA-06 reports the first problem, with the policy’s own limits and symbols', () => {
  expect(checkPassword('')).toEqual({ key: 'fillOut' });
  expect(checkPassword('Aa1')).toEqual({ key: 'passwordLength', values: { min: '8', max: '21' } });
  expect(checkPassword('Aa1', second)).toEqual({
    key: 'passwordLength',
    values: { min: '8', max: '20' },
  });
  expect(checkPassword('Sunrise7#')).toEqual({
    key: 'passwordCharacters',
    values: { symbols: '$ @ ! % * ? & _' },
  });
});

it('VA-05 VA-06 each requirement of a policy has its own message', () => {
  for (const policy of [first, second]) {
    const keys = passwordRequirements(policy).map((one) => requirementMessage(one, policy).key);
    expect(new Set(keys).size).toBe(policy.needsSymbol ? 6 : 5);
  }
});

it.each([
  ['VA-05', first],
  ['VA-06', second],
] as const)(
  '%s accepts exactly the passwords that match the rule written as one pattern',
  (_id, policy) => {
    const symbols = policy.symbols.replaceAll(/[$^*?]/g, String.raw`\$&`);
    const ahead = policy.needsSymbol ? `(?=.*[${symbols}])` : '';
    const rule = new RegExp(
      `^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])${ahead}[A-Za-z0-9${symbols}]{8,${policy.maxLength}}$`,
    );
    const nearly = fc.string({
      unit: fc.constantFrom(...Array.from(`aZ5${policy.symbols}`), '#', '_', ' ', 'é'),
      minLength: 6,
      maxLength: 23,
    });
    const taken = fc.string({
      unit: fc.constantFrom(...Array.from(`abYZ05${policy.symbols}`)),
      minLength: 7,
      maxLength: 22,
    });
    fc.assert(
      fc.property(fc.oneof(nearly, taken), (password) => {
        expect(parsePassword(password, policy).ok).toBe(rule.test(password));
      }),
    );
  },
);
