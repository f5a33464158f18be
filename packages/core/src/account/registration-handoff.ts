/** Passes the buyer of a new membership on to the login page, so that nothing is typed twice. */
import * as z from 'zod/mini';

import { ExpiringStore } from '../kernel/expiring-store.ts';
import type { MembershipConfirmation } from '../payment/purchase.ts';
import type { Clock, KeyValueStore, Logger } from '../kernel/platform.port.ts';
import type { MemberSignUp } from './registration-repository.port.ts';

export interface RegistrationHandoffPorts {
  /** Session storage, because it holds personal data that only the next page of this tab needs. */
  readonly sessionStore: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** As long as the join flow's own state, in ms. */
const lifetimeMs = 1_800_000;

/** Saves who has just joined for the registration page, without putting it in an address. */
export function handOffToRegistration(
  ports: RegistrationHandoffPorts,
  { memberId, buyer }: Pick<MembershipConfirmation, 'memberId' | 'buyer'>,
): void {
  const createdDate = ports.clock.now().toString();
  storeOf(ports).save({ memberId, lastName: buyer.lastName, createdDate });
}

/** The person who has just joined; null when there is none or it has expired. Survives a reload. */
export function readRegistrationHandoff(ports: RegistrationHandoffPorts): MemberSignUp | null {
  const loaded = storeOf(ports).load();
  if (loaded.kind !== 'found') return null;
  const { memberId, lastName } = loaded.state;
  return { memberId, lastName };
}

export function endRegistrationHandoff(ports: RegistrationHandoffPorts): void {
  storeOf(ports).clear();
}

const handoffSchema = z.object({
  createdDate: z.string(),
  memberId: z.string(),
  lastName: z.string(),
});
type Handoff = z.infer<typeof handoffSchema>;

function storeOf({
  sessionStore,
  clock,
  logger,
}: RegistrationHandoffPorts): ExpiringStore<Handoff> {
  return new ExpiringStore<Handoff>({
    store: sessionStore,
    clock,
    logger,
    lifetimeMs,
    key: 'foyer.new-member',
    version: 1,
    schema: handoffSchema,
  });
}
