import { contract } from '@foyer/adapters-http/wire';

import { clubOf } from '../clubs/club-table.ts';
import { findRow, insertRow } from '../database/rows.ts';
import { holdPrice } from '../held-price/held-price-table.ts';
import { instantText } from '../http/request-time.ts';
import { plansOfferedAt } from '../plans/plan-tables.ts';
import { aLeadBody } from './lead-bodies.ts';
import type { TestApi } from './test-api.ts';

/** The token of a link to a price that the club has raised since: $111 a month and a commitment of 6 months. */
export async function aHeldPrice(
  api: TestApi,
  wanted: { readonly facilityId: string; readonly planId: string; readonly email: string },
): Promise<string> {
  const { facilityId, planId, email } = wanted;
  const club = await clubOf(api.database, facilityId);
  const lead = aLeadBody({ FacilityId: facilityId, EmailAddress: email });
  await api.send('POST', contract.createAbandonedLead.path, lead);
  const stored = await findRow(api.database, 'leads', { transaction_id: lead.TransactionId });
  const plan = (await plansOfferedAt(api.database, facilityId)).find(
    (one) => one.plan_id === planId,
  );
  if (!stored || !plan) throw new Error('The lead and the plan exist.');
  const now = api.clock.now();
  const at = instantText(now);
  const appointmentId = `visit of ${email}`;
  await insertRow(api.database, 'appointments', {
    id: appointmentId,
    lead_id: stored.id,
    facility_id: facilityId,
    kind: 'tour',
    starts_at: at,
    created_at: at,
    updated_at: at,
    cancelled_at: at,
    revision: 0,
    email_mark: null,
    phone_mark: null,
    network_mark: null,
    link_id: null,
    guest_name: null,
  });
  const price = { monthly_fee: 111_00, total_dues: 222_00, promotional_savings: 33_33 };
  const offer = await holdPrice(api.database, api.secret, {
    lead: stored,
    club,
    appointmentId,
    now,
    held: { plan: { ...plan, ...price }, commitmentMonths: 6 },
  });
  return (await api.secret.open(offer?.sealedToken ?? '')) ?? '';
}
