import * as z from 'zod/mini';

import type { CorporateAccount } from '../../corporate/corporate-repository.port.ts';
import type { Clock, KeyValueStore, Logger } from '../../kernel/platform.port.ts';
import { ExpiringStore } from '../../kernel/expiring-store.ts';
import { instantText } from '../../kernel/temporal.ts';
import { type LeadDraft, leadDraftFields } from './lead-draft.ts';
import { type VisitDraft, visitDraftFields } from './visit-draft.ts';

/** What one flow passes to the next, so that the visitor types nothing twice. The receiver reads it on arrival. */
export interface Handoff {
  readonly to: 'lead' | 'standard-join' | 'corporate-join';
  readonly createdDate: string;
  readonly lead: LeadDraft;
  /** A visit the lead has booked; null if the sender knows of none. */
  readonly visit: VisitDraft | null;
  /** The employer, when a code was mailed to the company address. */
  readonly account: CorporateAccount | null;
}

export interface HandoffPorts {
  /** Lives as long as the tab: a handoff is read by the next page in it. */
  readonly sessionStore: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Stores a handoff for the flow it names. It replaces an earlier one that no flow has read. */
export function storeHandoff(ports: HandoffPorts, handoff: Omit<Handoff, 'createdDate'>): void {
  const written = { ...handoff, createdDate: instantText(ports.clock.now()) };
  const store = storeOf(ports);
  // Nothing of an earlier handoff may remain if this one can't be written.
  store.clear();
  store.save(written);
  unsaved.delete(ports.sessionStore);
  if (store.peek() === null) unsaved.set(ports.sessionStore, written);
}

/** Handoffs that blocked or full storage refused, as long as the page lives. */
const unsaved = new WeakMap<KeyValueStore, Handoff>();

/** The handoff to this flow, once; null if there is none or it is older than half an hour. */
export function takeHandoff(ports: HandoffPorts, to: Handoff['to']): Handoff | null {
  const store = storeOf(ports);
  const handoff = store.peek() ?? unsaved.get(ports.sessionStore);
  if (handoff?.to !== to) return null;
  forgetHandoff(ports);
  return handoff;
}

export function forgetHandoff(ports: HandoffPorts): void {
  unsaved.delete(ports.sessionStore);
  storeOf(ports).clear();
}

/** Session-storage key of a message that the schedule step shows once: `joinOffline`. */
export const scheduleMessageKey = 'foyer.schedule-message';

const schema: z.ZodMiniType<Handoff> = z.object({
  to: z.enum(['lead', 'standard-join', 'corporate-join']),
  createdDate: z.string(),
  lead: z.object(leadDraftFields),
  visit: z.nullable(z.object(visitDraftFields)),
  account: z.nullable(
    z.object({
      corporateAccountId: z.string(),
      corporateContactId: z.string(),
      companyName: z.string(),
    }),
  ),
});

function storeOf({ sessionStore, clock, logger }: HandoffPorts): ExpiringStore<Handoff> {
  return new ExpiringStore({
    store: sessionStore,
    clock,
    logger,
    schema,
    key: 'foyer.handoff',
    version: 2,
    lifetimeMs: 1_800_000,
  });
}
