import { buildFoyer, replay } from '../commands/played.ts';
import type { Growth } from './growth.ts';

/** From the shell's command to its exit. CL-05 */
export const scenarios: Growth = {
  name: 'a visit booked in memory, the command’s start included',
  of: 'scenarios',
  sizes: [10, 1000, 100_000],
  prepare: (size) => {
    let built: Promise<void> | null = null;
    return async () => {
      await (built ??= buildFoyer());
      const { passed, ms } = await replay(size);
      if (passed !== size) throw new Error(`Of ${size} scenarios, ${passed} passed.`);
      return ms * 1000;
    };
  },
};
