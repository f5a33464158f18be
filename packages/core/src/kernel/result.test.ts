import { expect, it, vi } from 'vitest';

import { Err } from './result.ts';

it('PG-260 a failure has what the library gives it, and no call stack', () => {
  const format = vi.fn<(error: Error) => string>(() => '');
  const before = Reflect.get(Error, 'prepareStackTrace') as unknown;
  Reflect.set(Error, 'prepareStackTrace', format);
  const failure = Err('malformed' as const);
  Reflect.set(Error, 'prepareStackTrace', before);

  expect(format).not.toHaveBeenCalled();
  expect(JSON.parse(JSON.stringify(failure))).toEqual({ ok: false, err: true, val: 'malformed' });
  expect(failure.unwrapOr('otherwise')).toBe('otherwise');
  expect(failure.mapErr((problem) => problem.length).val).toBe(9);
  expect(() => failure.unwrap()).toThrow('malformed');
});
