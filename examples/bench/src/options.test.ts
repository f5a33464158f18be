import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('without options it is a table of all, five rounds', () => {
  expect(readOptions([])).toEqual({
    style: 'table',
    filter: '',
    without: '',
    rounds: 5,
    growth: false,
    keeps: false,
  });
});

it('takes a style, a part of a name in any case, and a number of rounds', () => {
  const args = ['--json', '--filter', 'Nearest', '--without', 'Million', '--rounds', '2'];
  expect(readOptions(args)).toEqual({
    style: 'json',
    filter: 'nearest',
    without: 'million',
    rounds: 2,
    growth: false,
    keeps: false,
  });
});

it('takes the wish that later runs are compared with this one', () => {
  expect(readOptions(['--keep'])).toMatchObject({ keeps: true });
});

it('takes the wish to see how cost grows', () => {
  expect(readOptions(['--growth', '--markdown'])).toMatchObject({
    growth: true,
    style: 'markdown',
  });
});

it.each([
  [['--rounds', 'many'], '--rounds takes a whole number from 1 to 100, not many.'],
  [['--json', '--markdown'], '--json or --markdown, not both.'],
  [['--growth', '--keep'], '--growth compares with nothing that is kept.'],
  [['--fitler', 'x'], /Unknown option/],
])('refuses %j in a sentence', (args, said) => {
  expect(() => readOptions(args)).toThrow(said);
});
