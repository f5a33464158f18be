import { describe, expect, it } from 'vitest';

import type { Experiments } from '../../src/kernel/platform.port.ts';
import { meets } from './meets.ts';

export interface ExperimentsEnvironment {
  readonly experiments: Experiments;
  /** Assigns new visitors to this arm; undefined removes the flag. */
  assign(flag: string, value: boolean | string | undefined): Promise<void>;
}

/** The behavior of every `Experiments`. `open` returns a visitor without any experiments yet. */
export function experimentsContract(
  subject: string,
  open: () => Promise<ExperimentsEnvironment>,
): void {
  describe(`${subject} assigns experiments`, () => {
    it('returns the fallback for an unknown flag', meets('AN-04'), async () => {
      const { experiments } = await open();
      expect([experiments.isOn('zip', false), experiments.isOn('zip', true)]).toEqual([
        false,
        true,
      ]);
      expect(experiments.text('campaign', 'none')).toBe('none');
    });

    it('returns the value of a flag, even if it is off or empty', meets('AN-04'), async () => {
      const { experiments, assign } = await open();
      await assign('zip', true);
      await assign('banner', false);
      await assign('campaign', 'SPRING');
      await assign('nothing', '');
      expect(experiments.isOn('zip', false)).toBe(true);
      expect(experiments.isOn('banner', true)).toBe(false);
      expect(experiments.text('campaign', 'none')).toBe('SPRING');
      expect(experiments.text('nothing', 'none')).toBe('');
    });

    it(
      'keeps a visitor’s first value, even if the assignment changes',
      meets('AN-04'),
      async () => {
        const { experiments, assign } = await open();
        await assign('zip', true);
        await assign('campaign', 'SPRING');
        expect(experiments.isOn('zip', false)).toBe(true);
        expect(experiments.text('campaign', 'none')).toBe('SPRING');
        await assign('zip', false);
        await assign('campaign', undefined);
        expect(experiments.isOn('zip', false)).toBe(true);
        expect(experiments.text('campaign', 'none')).toBe('SPRING');
      },
    );

    it('a fallback isn’t an assignment, so a later value counts', meets('AN-04'), async () => {
      const { experiments, assign } = await open();
      expect(experiments.isOn('zip', false)).toBe(false);
      await assign('zip', true);
      expect(experiments.isOn('zip', false)).toBe(true);
    });

    it('returns the fallback for a flag of the other type', async () => {
      const { experiments, assign } = await open();
      await assign('zip', 'yes');
      await assign('campaign', true);
      expect(experiments.isOn('zip', false)).toBe(false);
      expect(experiments.text('campaign', 'none')).toBe('none');
    });

    it('two flags don’t affect each other, whatever their names', async () => {
      const { experiments, assign } = await open();
      await assign('__proto__', true);
      await assign('constructor', 'text');
      expect(experiments.isOn('__proto__', false)).toBe(true);
      expect(experiments.text('constructor', 'none')).toBe('text');
      expect(experiments.text('toString', 'none')).toBe('none');
    });
  });
}
