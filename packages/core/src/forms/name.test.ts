import { describe, expect, it } from 'vitest';

import { parseContactName, parseInclusiveName, parseSimpleName } from './name.ts';

describe('Letters that nobody sees', () => {
  it.each(['\u3164', '\u115f\u1160', ' \uffa0 '])('OP-144 are no name: %j', (text) => {
    expect(parseContactName(text).val).toBe('required');
    expect(parseInclusiveName(text).val).toBe('required');
    expect(parseSimpleName(text).val).toBe('malformed');
  });

  it('OP-144 are spaces around and inside of a name', () => {
    expect(parseInclusiveName('\u3164Ada\u3164Lovelace\u3164').val).toBe('Ada Lovelace');
  });
});

describe('VA-02 contact name', () => {
  it.each([
    'Ada',
    'Ed',
    "D'Arcy",
    'O’Neill',
    'Jean-Luc',
    'Jean‐Luc',
    'Martin Luther King Jr.',
    'Sammy Davis, Jr.',
    'Nguyễn',
    'Þórarinn',
    'Ольга',
    'محمد',
    '李明',
    'ʻAulani',
    'Kaʻiulani',
    'Louis 14e',
    'Anne\u00a0Marie',
    'Zoe\u0308',
  ])('VA-02 accepts %s', (name) => {
    expect(parseContactName(name).ok).toBe(true);
  });

  it('VA-02 trims, converts to NFC and treats a no-break space as a space', () => {
    expect(parseContactName('  Zoe\u0308 ').val).toBe('Zoë');
    expect(parseContactName('Anne\u00a0Marie').val).toBe('Anne Marie');
  });

  it.each(['', ' ', '\u00a0'])('VA-02 calls %j empty', (name) => {
    expect(parseContactName(name).val).toBe('required');
  });

  it.each(['A', ' A ', 'e\u0301'])('VA-02 calls %j too short', (name) => {
    expect(parseContactName(name).val).toBe('too-short');
  });

  it('VA-02 counts code points, so a letter outside the basic plane counts once', () => {
    expect(parseContactName('𐐀').val).toBe('too-short');
    expect(parseContactName('𐐀𐐁').ok).toBe(true);
  });

  it.each([
    '4dam',
    "'t Hooft",
    'Ada!',
    'Ada <b>',
    'Ada\nByron',
    'Ada_B',
    'Jr,',
    'Ada-',
    'Ada 3',
    '😀😀',
  ])('VA-02 refuses %j', (name) => {
    expect(parseContactName(name).val).toBe('malformed');
  });
});

describe('VL-31 inclusive name', () => {
  it.each([
    'O',
    '李',
    '𐐀',
    "'t Hooft",
    'J.R.R.',
    'Ma.Teresa',
    'Gal·la',
    'J.Comé',
    'M.Nett',
    'ジョン・スミス',
    'ศิริ',
    'ꯃꯤꯇꯩ',
    'Ma. Luísa D’Ávila-Souza',
    'John Smith 3',
    'Zoe\u0308',
  ])('VL-31 accepts %s', (name) => {
    expect(parseInclusiveName(name).val).toBe(name.normalize('NFC'));
  });

  it.each([
    '4',
    '12 34',
    '...',
    "'",
    'Ada!',
    'Ada <b>',
    'Ada\nByron',
    'Ada\u0000',
    'Ada\u202e',
    'Ada 😀',
    'http://spam.example',
    'www.spam.example',
    'Win at spam.com',
    'spam.com wins',
    'ada@mail.example',
  ])('VL-31 refuses %j', (name) => {
    expect(parseInclusiveName(name).val).toBe('malformed');
  });

  it.each(['', ' ', '\u00a0'])('VL-31 calls %j empty', (name) => {
    expect(parseInclusiveName(name).val).toBe('required');
  });
});

describe('VA-01 simple name', () => {
  it.each(['Ada', 'Ada B.', 'Łukasz', 'Ng'])('VA-01 accepts %s', (name) => {
    expect(parseSimpleName(name).ok).toBe(true);
  });

  it.each(['', 'A', 'Ada3', "D'Arcy", 'Jean-Luc', '..', ' . '])('VA-01 refuses %j', (name) => {
    expect(parseSimpleName(name).ok).toBe(false);
  });
});
