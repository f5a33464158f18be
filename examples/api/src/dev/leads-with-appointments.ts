import type { Database } from '../database/schema.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import type { Appointment } from '../visits/appointment-table.ts';

/** A lead's row with all of its appointments, including canceled ones, newest first. */
export interface LeadWithAppointments extends StoredLead {
  readonly appointments: readonly Appointment[];
}

/** At most 50 leads, newest first. */
export async function leadsWithAppointments(
  database: Database,
  column: 'transaction_id' | 'token_id' | 'email',
  value: string,
): Promise<readonly LeadWithAppointments[]> {
  const leads = await database
    .selectFrom('leads')
    .selectAll()
    .where(column, '=', value)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  if (leads.length === 0) return [];
  const appointments = await database
    .selectFrom('appointments')
    .selectAll()
    .where(
      'lead_id',
      'in',
      leads.map((lead) => lead.id),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return leads.map((lead) => ({
    ...lead,
    appointments: appointments.filter((appointment) => appointment.lead_id === lead.id),
  }));
}
