import * as z from 'zod/mini';

import { type CallName, callNames } from './call-names.ts';
import { count, duration, strict, yesOrNo } from './parts.schema.ts';

/** What can go wrong with a call. */
export const faultKinds = [
  'lost-before',
  'lost-after',
  'timeout',
  'bad-json',
  'html',
  'wrong-shape',
] as const;

const kind = z
  .enum(faultKinds, { error: `one of ${faultKinds.join(', ')}` })
  .check(
    z.describe(
      'lost-before: the request never arrives. lost-after: the server handles it, but its answer is lost. timeout: no answer ever comes. bad-json, html, wrong-shape: the server handles it, but its answer is garbled.',
    ),
  );

const status = z
  .int({ error: 'a status from 400 to 599' })
  .check(
    z.gte(400, { error: 'a status from 400 to 599' }),
    z.lte(599, { error: 'a status from 400 to 599' }),
    z.describe('Something in front of the server answers with this status'),
  );

const times = z
  .optional(z.union([z.literal('always'), count], { error: 'a number of calls, or always' }))
  .check(z.describe('How many calls it affects. Defaults to always'));

const detailed = strict({
  kind: z.optional(kind),
  status: z.optional(status),
  'retry-after': z.optional(duration),
  delay: z.optional(duration).check(z.describe('How much later the answer comes')),
  times,
}).check(
  z.refine(({ kind, status, delay }) => [kind, status, delay].some((one) => one !== undefined), {
    error: 'a fault with kind, status or delay',
  }),
  z.refine((one) => one.kind === undefined || one.status === undefined, {
    error: 'either kind or status',
  }),
);
export type Fault = z.infer<typeof detailed>;

const fault = z.union([kind, detailed], {
  error: `one of ${faultKinds.join(', ')}, or a mapping with kind, status, delay, times`,
});

/** Faults by the call's name in the wire contract. `any` applies to calls that aren't named. */
export const faults = z.union(
  [
    z.literal('none', { error: 'none' }),
    strict({
      any: z.optional(fault),
      ...(Object.fromEntries(callNames.map((name) => [name, z.optional(fault)])) as Record<
        CallName,
        z.ZodMiniOptional<typeof fault>
      >),
    }),
  ],
  { error: 'none, or a mapping of calls to faults' },
);

/** Faults of the browser's storage. */
export const storage = z
  .enum(['working', 'full', 'blocked', 'unreadable', 'tampered', 'older'], {
    error: 'one of working, full, blocked, unreadable, tampered, older',
  })
  .check(
    z.describe(
      'full: writes fail. blocked: reads and writes fail. unreadable, tampered, older: the stored state is damaged.',
    ),
  );
export type StorageCondition = z.infer<typeof storage>;

const aLocation =
  'denied, unavailable, unsupported, timeout, or a mapping with latitude and longitude';

/** The device's response to a location request. */
export const location = z.union(
  [
    z.enum(['denied', 'unavailable', 'unsupported', 'timeout'], { error: aLocation }),
    strict({
      latitude: z.number({ error: 'degrees' }).check(z.gte(-90), z.lte(90)),
      longitude: z.number({ error: 'degrees' }).check(z.gte(-180), z.lte(180)),
    }),
  ],
  { error: aLocation },
);
export type LocationAnswer = z.infer<typeof location>;

export const optIns = strict({
  'text-alerts': z.optional(yesOrNo),
  newsletter: z.optional(yesOrNo),
});
