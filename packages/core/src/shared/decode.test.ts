import { describe, expect, it } from 'vitest';

import {
  type Decoder,
  either,
  integer,
  list,
  Misfit,
  nullable,
  number,
  object,
  optional,
  record,
  text,
  where,
  withDefault,
} from './decode.ts';

const pathOf = (decode: Decoder<unknown>, value: unknown): string | null => {
  const read = decode(value);
  return read instanceof Misfit ? read.path.join('.') : null;
};

const visit = object<{ name: string; note?: string | undefined; guests: string[] }>({
  name: text,
  note: optional(text),
  guests: withDefault(list(text), () => []),
});

describe('what schemas are compiled to', () => {
  it('HT-60 reads the fields that are named, fills in defaults, and leaves out all else', () => {
    expect(visit({ name: 'Ada', more: 1 })).toStrictEqual({ name: 'Ada', guests: [] });
  });

  it('HT-60 hands on the very value that holds what is named, in whatever order it stands', () => {
    for (const value of [
      { name: 'Ada', note: 'x', guests: ['Bo'] },
      { guests: ['Bo'], name: 'Ada', note: 'x' },
      { name: 'Ada', guests: ['Bo'] },
    ]) {
      expect(visit(value)).toBe(value);
    }
  });

  it('HT-60 leaves what it was given as it was, where something is read as another', () => {
    const day = object({ visits: list(visit), open: text });
    const given = {
      visits: [
        { name: 'Ada', guests: [] },
        { name: 'Bo', more: 1 },
      ],
      open: '9',
    };
    const before = structuredClone(given);
    expect(day(given)).toStrictEqual({
      visits: [
        { name: 'Ada', guests: [] },
        { name: 'Bo', guests: [] },
      ],
      open: '9',
    });
    expect(given).toStrictEqual(before);
  });

  it('HT-60 names the path to the first part that does not fit', () => {
    const day = object({ visits: list(visit) });
    expect(pathOf(day, { visits: [{ name: 'Ada' }, { name: 'Bo', guests: ['Cy', 4] }] })).toBe(
      'visits.1.guests.1',
    );
    expect(pathOf(record(number), { a: 1, b: 'x' })).toBe('b');
    expect(pathOf(nullable(integer), 1.5)).toBe('');
    expect(pathOf(visit, [])).toBe('');
  });

  it('HT-60 blames the whole value where neither of two readings fits', () => {
    const name = object({ first: text });
    expect(either(text, name)({ first: 'Ada' })).toEqual({ first: 'Ada' });
    expect(pathOf(either(text, name), { first: 4 })).toBe('');
  });

  it('LX-04 numbers that JSON only seems to hold are none', () => {
    expect(pathOf(number, JSON.parse('1e999'))).toBe('');
    expect(pathOf(integer, 2 ** 53)).toBe('');
    expect(
      pathOf(
        where(integer, (it) => it >= 1),
        0,
      ),
    ).toBe('');
  });

  it('LX-04 a record can not replace the prototype of what is read', () => {
    const read = record(object({ name: text }))(JSON.parse('{"__proto__":{"name":"x"}}'));
    expect(read).toStrictEqual({});
    expect(Reflect.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it('HT-60 a default stands for what is missing, not for what is empty', () => {
    expect(pathOf(visit, { name: 'Ada', guests: null })).toBe('guests');
  });

  it('HT-60 each default is its own', () => {
    expect(visit({ name: 'Ada' })).not.toBe(visit({ name: 'Ada' }));
    const [one, other] = [visit({ name: 'Ada' }), visit({ name: 'Bo' })];
    if (one instanceof Misfit || other instanceof Misfit) throw new Error('Both fit.');
    expect(one.guests).not.toBe(other.guests);
  });
});
