/** From the membership that was just bought to its login, with nothing typed twice. AC-08, SJ-06 */
import * as z from 'zod/mini';

import { ExpiringStore } from '../flow/expiring-store.ts';
import type { MembershipConfirmation } from '../payment/read-confirmation.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { Logger } from '../ports/logger.port.ts';
import type { MemberRegistration } from './registration-forms.ts';

export interface RegistrationHandOverPorts {
  /** One tab's: it holds who somebody is, and is for the page that follows. */
  readonly sessionStore: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** As long as the join itself is kept. Source: LX-01, CJ-18. */
const lifetimeMs = 1_800_000;

/** Keeps who has just joined for the page on which a login is asked for: no address holds it. */
export function handOverToRegistration(
  ports: RegistrationHandOverPorts,
  { memberId, buyer }: Pick<MembershipConfirmation, 'memberId' | 'buyer'>,
): void {
  const { lastName, email } = buyer;
  storeOf(ports).save({ memberId, lastName, email, createdDate: ports.clock.now().toString() });
}

/** Who has just joined; null where nobody has, or it is too long ago. A reload finds it again. */
export function readRegistrationHandOver(
  ports: RegistrationHandOverPorts,
): MemberRegistration | null {
  const loaded = storeOf(ports).load();
  if (loaded.kind !== 'found') return null;
  const { memberId, lastName, email } = loaded.state;
  return { memberId, lastName, email };
}

/** Forgets it: the link was asked for. */
export function endRegistrationHandOver(ports: RegistrationHandOverPorts): void {
  storeOf(ports).clear();
}

const handOverSchema = z.object({
  /** ISO instant. */
  createdDate: z.string(),
  memberId: z.string(),
  lastName: z.string(),
  email: z.string(),
});
type HandOver = z.infer<typeof handOverSchema>;

function storeOf({
  sessionStore,
  clock,
  logger,
}: RegistrationHandOverPorts): ExpiringStore<HandOver> {
  return new ExpiringStore<HandOver>({
    ...{ store: sessionStore, clock, logger, lifetimeMs },
    key: 'foyer.new-member',
    version: 1,
    schema: handOverSchema,
  });
}
