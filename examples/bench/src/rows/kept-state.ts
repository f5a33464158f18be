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
import type { VisitConfiguration } from '../../../../packages/core/src/visit/visit-configuration.ts';
import type { Benchmark } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';

const version = 1;
const lifetimeMs = 900_000;
const createdDate = '2026-11-20T12:00:00.123Z';
const clock = new VirtualClock('2026-11-20T12:05:00Z');

/** What each change writes and a reload reads: the flow with its clubs, checked by schema, dropped past its time. LX-01 */
export const keptState: Benchmark = defineWork(
  'state saved and restored, expiry and schema',
  () => ({
    inputs: asTyped(['Ada', 'Grace', 'Zoë']),
    ours: byFoyer(),
    peers: [{ name: 'JSON and zod', run: byZod() }],
    floor: { run: byJson() },
    // The issue measures it beside bare JSON, which is the floor here.
    target: { figure: 25, beside: { name: 'floor', figure: 21.5 } },
  }),
);

/** One visitor's state, a keystroke apart: the form is another each time, all else is as it was. */
function asTyped(firstNames: readonly string[]): readonly LeadFlowState[] {
  const state = aState();
  return firstNames.map((first_name) => ({
    ...state,
    contactInput: { ...state.contactInput, first_name },
  }));
}

/**
 * A visitor who has booked at a chain of the reference API's size: as many bytes, and of the same kinds, as the site keeps
 * of one there, 6 KB. Nearly half of it is which clubs take visits, and when not.
 */
function aState(): LeadFlowState {
  const club = aClub({
    imageUrl: '/media/clubs/101.svg',
    thumbnail: '/media/clubs/101-thumb.svg',
    featuredAmenities: ['Boxing studio', 'Kids’ club', 'Salt-water pool', 'Pilates studio'],
    confirmationImages: ['/media/clubs/101.svg'],
  });
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
      first_name: 'Ada',
      last_name: 'Lovelace',
      email_address: 'ada.lovelace@mail.example',
      company_email: 'ada@acme.example',
      phone_number: '212-555-0123',
      postal_code: '',
    },
    config: aChainsConfiguration(),
    hasCreatedLead: true,
    leadTransactionId: '5f1c9f0e-8b1f-4b8e-9a55-0f7a1c1c2d3e',
    leadTokenId: '8ed89f7f-6176-4a89-832e-31038f97b17e',
    calendarUid: '208ab970-04f0-4d78-adf4-383f90ef0f25@foyer',
    recordedFacilityId: club.facilityId,
    step: 2,
    previousStep: 1,
    selectedFacility: club,
    scheduledFacility: club,
    suggestedFacility: { ...club, name: 'Bryant Park' },
    selectedAppointment: appointment,
    submittedAppointment: appointment,
    scheduledVisitTime: appointment.startsAt,
    scheduledVisitHour: appointment.label,
    meetingPurpose: appointment.purpose,
  };
}

/** 113 clubs that take visits, and 48 days off over four years, some of a single club. */
function aChainsConfiguration(): VisitConfiguration {
  const first = Temporal.PlainDate.from('2024-01-01');
  return {
    clubsForAppointment: Array.from({ length: 113 }, (_, at) => String(101 + at)),
    blackoutDates: Array.from({ length: 48 }, (_, at) => ({
      date: first.add({ months: at }).toString(),
      facilityId: at % 5 === 1 ? String(101 + at) : null,
    })),
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
