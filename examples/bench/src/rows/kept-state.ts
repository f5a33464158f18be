import { Temporal } from '@foyer/core';
import { aClub, FakeKeyValueStore, FakeLogger, VirtualClock } from '@foyer/core/testing';
import * as z from 'zod/mini';
import { ExpiringStore } from '../../../../packages/core/src/flow/expiring-store.ts';
import { decodeLeadFlowState } from '../../../../packages/core/src/lead/lead-flow.compiled.ts';
import { leadFlowStateSchema } from '../../../../packages/core/src/lead/lead-flow.schema.ts';
import {
  type LeadFlowState,
  newLeadFlowState,
} from '../../../../packages/core/src/lead/lead-flow.state.ts';
import type { Benchmark } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';

const version = 1;
const lifetimeMs = 900_000;
const createdDate = '2026-11-20T12:00:00Z';
const clock = new VirtualClock('2026-11-20T12:05:00Z');

/** What each change writes and a reload reads: the flow with its clubs, checked by schema, dropped past its time. LX-01 */
export const keptState: Benchmark = defineWork(
  'state saved and restored, expiry and schema',
  () => ({
    inputs: ['Ada', 'Grace', 'Zoë'].map(aState),
    ours: byFoyer(),
    peers: [{ name: 'JSON and zod', run: byZod() }],
    floor: { run: byJson() },
    // The issue measures it beside bare JSON, which is the floor here.
    target: { figure: 25, beside: { name: 'floor', figure: 21.5 } },
  }),
);

/** A visitor who has booked. */
function aState(firstName: string): LeadFlowState {
  const club = aClub();
  const appointment = {
    facilityId: club.facilityId,
    startsAt: '2026-11-21T09:00:00-05:00',
    label: '9:00 AM',
    purpose: 'tour',
  } as const;
  const fresh = newLeadFlowState({ outreachCode: 'WEBLEAD', joinOutreachCode: 'WEBLEAD_JOIN' });
  return {
    ...fresh,
    createdDate,
    contactInput: {
      first_name: firstName,
      last_name: 'Lovelace',
      email_address: 'ada.lovelace@mail.example',
      company_email: 'ada@acme.example',
      phone_number: '212-555-0123',
      postal_code: '10036',
    },
    config: { clubsForAppointment: ['101', '102', '103'], blackoutDates: [] },
    hasCreatedLead: true,
    leadTransactionId: '5f1c9f0e-8b1f-4b8e-9a55-0f7a1c1c2d3e',
    step: 2,
    previousStep: 1,
    selectedFacility: club,
    scheduledFacility: club,
    suggestedFacility: aClub({ name: 'Bryant Park' }),
    selectedAppointment: appointment,
    submittedAppointment: appointment,
    scheduledVisitTime: appointment.startsAt,
    scheduledVisitHour: appointment.label,
  };
}

function byFoyer(): (state: LeadFlowState) => unknown {
  const store = new ExpiringStore<LeadFlowState>({
    store: new FakeKeyValueStore(),
    clock,
    logger: new FakeLogger(),
    key: 'bench',
    version,
    decode: decodeLeadFlowState,
    lifetimeMs,
  });
  return (state) => {
    store.save(state);
    const loaded = store.load();
    return loaded.kind === 'found' ? loaded.state : loaded.kind;
  };
}

function byZod(): (state: LeadFlowState) => unknown {
  const storage = new Map<string, string>();
  const envelope = z.object({ version: z.literal(version), state: leadFlowStateSchema });
  return (state) => {
    storage.set('bench', JSON.stringify({ version, state }));
    const { state: read } = envelope.parse(JSON.parse(storage.get('bench') ?? ''));
    const age = clock
      .now()
      .since(Temporal.Instant.from(read.createdDate ?? ''))
      .total('milliseconds');
    return age > lifetimeMs ? 'expired' : read;
  };
}

function byJson(): (state: LeadFlowState) => unknown {
  const storage = new Map<string, string>();
  return (state) => {
    storage.set('bench', JSON.stringify({ version, state }));
    const { state: read } = JSON.parse(storage.get('bench') ?? '') as { state: LeadFlowState };
    return read;
  };
}
