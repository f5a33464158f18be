// Compiled from ./classes.ts by `pnpm schemas`. Change it there.
import { list, number, object } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './classes.ts';

export const countClasses: Compiled<typeof source.countClasses> = {
  name: 'countClasses',
  method: 'POST',
  path: '/v6/acq/leads/gf/classes/count/{facility}',
  repeatable: true,
  asks: true,
  needsToken: false,
  decode: object({ classes: list(object({ categoryId: number, classCount: number })) }),
};
