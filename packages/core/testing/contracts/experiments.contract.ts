import { describe, expect, it } from 'vitest';

import type { Experiments } from '../../src/kernel/experiments.port.ts';

export interface ExperimentsWorld {
  readonly experiments: Experiments;
  /** Puts visitors who come from now on into this arm; undefined takes the flag away. */
  assign(flag: string, value: boolean | string | undefined): Promise<void>;
}

/** What every `Experiments` does. `open` gives a visitor who has met no experiment yet. */
export function experimentsContract(subject: string, open: () => Promise<ExperimentsWorld>): void {
  describe(`${subject} tells of experiments`, () => {
    it('AN-04 a flag that nothing is known of is the fallback', async () => {
      const { experiments } = await open();
      expect([experiments.isOn('zip', false), experiments.isOn('zip', true)]).toEqual([
        false,
        true,
      ]);
      expect(experiments.text('campaign', 'none')).toBe('none');
    });

    it('AN-04 a flag that is set is told, off and empty ones too', async () => {
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

    it('AN-04 a visitor who was told once is told the same again, whatever is assigned since', async () => {
      const { experiments, assign } = await open();
      await assign('zip', true);
      await assign('campaign', 'SPRING');
      expect(experiments.isOn('zip', false)).toBe(true);
      expect(experiments.text('campaign', 'none')).toBe('SPRING');
      await assign('zip', false);
      await assign('campaign', undefined);
      expect(experiments.isOn('zip', false)).toBe(true);
      expect(experiments.text('campaign', 'none')).toBe('SPRING');
    });

    it('AN-04 a fallback is no assignment: what becomes known afterwards counts', async () => {
      const { experiments, assign } = await open();
      expect(experiments.isOn('zip', false)).toBe(false);
      await assign('zip', true);
      expect(experiments.isOn('zip', false)).toBe(true);
    });

    it('a flag of the other kind is the fallback', async () => {
      const { experiments, assign } = await open();
      await assign('zip', 'yes');
      await assign('campaign', true);
      expect(experiments.isOn('zip', false)).toBe(false);
      expect(experiments.text('campaign', 'none')).toBe('none');
    });

    it('two flags do not touch, whatever they are called', async () => {
      const { experiments, assign } = await open();
      await assign('__proto__', true);
      await assign('constructor', 'text');
      expect(experiments.isOn('__proto__', false)).toBe(true);
      expect(experiments.text('constructor', 'none')).toBe('text');
      expect(experiments.text('toString', 'none')).toBe('none');
    });
  });
}
