// Compiled from ./consents.ts by `pnpm schemas`. Change it there.
import { flag, object } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './consents.ts';

export const appendConsents: Compiled<typeof source.appendConsents> = {
  name: 'appendConsents',
  method: 'POST',
  path: '/v6/acq/leads/consents',
  repeatable: true,
  needsToken: false,
  decode: object({ success: flag }),
};
