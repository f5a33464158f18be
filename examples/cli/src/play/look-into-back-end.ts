import * as z from 'zod/mini';

import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import type { World } from './world.ts';

/** A booking as the back end holds it; cancelled ones are left out. */
export interface HeldBooking {
  readonly facilityId: string;
  /** ISO instant. */
  readonly startsAt: string;
}

export interface HeldLead {
  readonly bookings: readonly HeldBooking[];
}

/**
 * The visitor's leads as the back end holds them: one for each transaction under which the visitor's page ever sent
 * one. By the developer tools' own window, past all faults. What can't be looked at is a mismatch, never a pass.
 */
export async function heldLeads(world: World): Promise<readonly HeldLead[] | Mismatch> {
  const { backEnd, clock, network } = world;
  const found: HeldLead[] = [];
  for (const transactionId of network.transactionIds) {
    const url = `${backEnd.baseUrl}/dev/leads?transactionId=${encodeURIComponent(transactionId)}`;
    try {
      // As many as a scenario has intents: mostly one.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await backEnd.fetch(url, { headers: foyerNow(clock) });
      // oxlint-disable-next-line no-await-in-loop
      const rows = rowsOfLeads.safeParse(await answer.json());
      if (!rows.success) return unseen(`an answer ${answer.status} of another shape`);
      found.push(...rows.data.map(toLead));
    } catch {
      return unseen('no answer');
    }
  }
  return found;
}

const rowsOfLeads = z.array(
  z.object({
    appointments: z.array(
      z.object({
        facility_id: z.string(),
        starts_at: z.string(),
        cancelled_at: z.nullable(z.string()),
      }),
    ),
  }),
);

function toLead(row: z.infer<typeof rowsOfLeads>[number]): HeldLead {
  return {
    bookings: row.appointments
      .filter((appointment) => appointment.cancelled_at === null)
      .map(({ facility_id, starts_at }) => ({ facilityId: facility_id, startsAt: starts_at })),
  };
}

function unseen(seen: string): Mismatch {
  return new Mismatch([], 'the back end could not be looked into', 'its leads', seen);
}
