import { describe, expect, it } from 'vitest';

import { clockShift } from './client-options.ts';

describe('The shift of the page’s clock', () => {
  it('OP-143 is ignored when what is stored can’t be one', () => {
    const stored = [null, '', 'x', '0.5', '9'.repeat(400), '-1e14', '{}'];
    expect(stored.map(clockShift)).toEqual(stored.map(() => 0));
    expect(['86400000', '-5', '9e12'].map(clockShift)).toEqual([86_400_000, -5, 9e12]);
  });
});
