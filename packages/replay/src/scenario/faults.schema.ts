import { contract } from '@foyer/adapters-http/wire';
import * as z from 'zod/mini';

import {
  count,
  described,
  duration,
  each,
  oneOf,
  options,
  whole,
  yesOrNo,
} from './parts.schema.ts';

export type CallName = keyof typeof contract;

/** The calls of the wire contract. */
export const callNames: readonly CallName[] = Object.keys(contract) as CallName[];

/** What can go wrong with a call. */
const kind = described(
  oneOf(['lost-before', 'lost-after', 'timeout', 'bad-json', 'html', 'wrong-shape']),
  'lost-before: the request never arrives. lost-after: the server handles it, but its answer is lost. timeout: no answer ever comes. bad-json, html, wrong-shape: the server handles it, but its answer is garbled.',
);

const detailed = options({
  kind,
  status: described(
    whole('a status from 400 to 599', 400, 599),
    'Something in front of the server answers with this status',
  ),
  'retry-after': duration,
  delay: described(duration, 'How much later the answer comes'),
  times: described(
    z.union([z.literal('always'), count], { error: 'a number of calls, or always' }),
    'How many calls it affects. Defaults to always',
  ),
}).check(
  z.refine(({ kind, status, delay }) => [kind, status, delay].some((one) => one !== undefined), {
    error: 'a fault with kind, status or delay',
  }),
  z.refine((one) => one.kind === undefined || one.status === undefined, {
    error: 'either kind or status',
  }),
  z.refine((one) => one['retry-after'] === undefined || one.status !== undefined, {
    error: 'retry-after with a status',
  }),
);
export type Fault = z.infer<typeof detailed>;

const fault = z.union([kind, detailed], {
  error: `one of ${kind.options.join(', ')}, or a mapping with kind, status, delay, times`,
});

/** Faults by the call's name in the wire contract. `any` applies to calls that aren't named. */
export const faults = z.union(
  [z.literal('none'), options({ any: fault, ...each(callNames, fault) })],
  { error: 'none, or a mapping of calls to faults' },
);

/** Faults of the browser's storage. */
export const storage = described(
  oneOf(['working', 'full', 'blocked', 'unreadable', 'tampered', 'older']),
  'full: writes fail. blocked: reads and writes fail. unreadable, tampered, older: the stored state is damaged.',
);
export type StorageCondition = z.infer<typeof storage>;

/** The device's response to a location request. */
export const location = z.union(
  [
    z.enum(['denied', 'unavailable', 'unsupported', 'timeout']),
    z.strictObject({
      latitude: z.number({ error: 'degrees' }).check(z.gte(-90), z.lte(90)),
      longitude: z.number({ error: 'degrees' }).check(z.gte(-180), z.lte(180)),
      allowed: z.optional(
        described(yesOrNo, 'The visitor allowed it on an earlier visit, so nothing asks them'),
      ),
    }),
  ],
  {
    error:
      'denied, unavailable, unsupported, timeout, or a mapping with latitude, longitude, allowed',
  },
);
export type LocationAnswer = z.infer<typeof location>;
