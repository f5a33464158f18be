import { describe, expect, it } from 'vitest';

import { emailMessage, suggestEmail, parseEmail } from './email.ts';

describe('VA-03 e-mail address', () => {
  it.each([
    'ada@b.co',
    'ada.byron+gym@mail.example',
    "o'neill@mail.example",
    'a_b-c@sub.domain.example',
    '1@2.io',
  ])('VA-03 accepts %s', (email) => {
    expect(parseEmail(email).val).toBe(email);
  });

  it('VA-03 trims the text and lower-cases only the domain', () => {
    expect(parseEmail('  Ada.Byron@MAIL.Example ').val).toBe('Ada.Byron@mail.example');
  });

  it.each(['', '   '])('VA-03 asks for %j', (email) => {
    expect(parseEmail(email).val).toBe('required');
  });

  it.each([
    'ada',
    'ada@',
    '@mail.example',
    'ada@localhost',
    '.ada@mail.example',
    'ada.@mail.example',
    'a..b@mail.example',
    'ada@-mail.example',
    'ada@mail-.example',
    'ada@mail..example',
    'ada@mail.example.',
    'ada byron@mail.example',
    'ada@mail_example.com',
    'ada@b@mail.example',
    'ädä@mail.example',
    'a@b.',
  ])('VA-03 rejects %s', (email) => {
    expect(parseEmail(email).val).toBe('malformed');
  });

  it('VA-03 takes 5 to 50 characters', () => {
    const of = (length: number): string => `${'a'.repeat(length - '@b.co'.length)}@b.co`;
    expect(parseEmail('a@b.c').ok).toBe(true);
    expect(parseEmail(of(50)).ok).toBe(true);
    expect(parseEmail(of(51)).val).toBe('tooLong');
    expect(parseEmail('a@b.').val).toBe('malformed');
  });

  it('FM-03 tells an address that is too long from a wrong one', () => {
    expect(emailMessage('tooLong')).toEqual({ key: 'textTooLong', values: { max: '50' } });
    expect(emailMessage('malformed')).toEqual({ key: 'emailMalformed' });
  });
});

describe('a typo in the domain', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmal.com', 'ada@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
  ])('for %s suggests %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@mail.com.example',
    'ada@',
    'ada',
    '@gmial.com',
    'ada@yahoo.co.uk',
  ])('for %s suggests nothing', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
