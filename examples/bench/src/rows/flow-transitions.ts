import { Activity, ClubDirectory, type Slot } from '@foyer/core';
import { aClub } from '@foyer/core/testing';
import { assign, createActor, setup } from 'xstate';
import { VisitorWorld } from '../../../../packages/core/src/lead/lead-flow.builder.ts';
import {
  createLeadFlowKeeper,
  type LeadFlowKeeper,
} from '../../../../packages/core/src/lead/lead-flow.keeper.ts';
import { defaultLeadFlowSettings } from '../../../../packages/core/src/lead/lead-flow.settings.ts';
import { noNearbyClubs } from '../../../../packages/core/src/location/nearby-clubs.snapshot.ts';
import { createObservable } from '../../../../packages/core/src/shared/observable.ts';
import { noTimes } from '../../../../packages/core/src/visit/visit-times.snapshot.ts';
import type { Benchmark } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';

const club = aClub();
const start: Context = { email: '', transactionId: null, accepts: true, label: null };
const slot: Slot = {
  startsAt: '2026-11-21T09:00:00-05:00',
  date: '2026-11-21',
  label: '9:00 AM',
  available: true,
};

/**
 * A visitor types, is recorded, comes to the times, books one and goes back: five changes, each led by the state and
 * told to who watches as a snapshot. What is stored has a row of its own.
 */
export const flowTransitions: Benchmark = defineWork('5 flow transitions, guards included', () => ({
  inputs: ['ada@mail.example', 'bo@mail.example', 'cy@mail.example'],
  ours: byFoyer(),
  peers: [{ name: 'xstate actor', run: byXstate() }],
  floor: { run: byHand() },
  target: { figure: 2, beside: { name: 'xstate actor', figure: 18.4 } },
}));

/** What was shown after each change: the step, and the address that was typed or the time that was booked. */
type Shown = readonly string[];

function byFoyer(): (email: string) => Shown {
  const keeper = aKeeper();
  let shown: string[] = [];
  keeper.subscribe(() => {
    const { state } = keeper.getSnapshot();
    shown.push(told(state.step, state.contactInput.email_address, state.scheduledVisitHour));
  });
  const now = { keep: false };
  return (email) => {
    shown = [];
    keeper.change({ type: 'field-changed', field: 'email_address', value: email }, now);
    const lead = { transactionId: email, leadTokenId: null, associationToken: null };
    keeper.change({ type: 'lead-recorded', lead, facilityId: club.facilityId }, now);
    keeper.change({ type: 'lead-accepted', accepts: true }, now);
    keeper.change({ type: 'visit-booked', slot, club, purpose: 'tour', uid: email }, now);
    keeper.change({ type: 'step-revisited', step: 0 }, now);
    return shown;
  };
}

function aKeeper(): LeadFlowKeeper {
  const world = new VisitorWorld();
  const keeper = createLeadFlowKeeper(
    Object.assign(world, {
      clubs: new ClubDirectory(world.clubRepository),
      activity: new Activity(world.clock),
      settings: defaultLeadFlowSettings,
    }),
    createObservable(noTimes),
    createObservable(noNearbyClubs),
  );
  const now = { keep: false };
  const config = { clubsForAppointment: [club.facilityId], blackoutDates: [] };
  const contact = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email_address: 'ada@mail.example',
    phone_number: '212-555-0123',
  };
  keeper.change({ type: 'configuration-loaded', config }, now);
  keeper.change({ type: 'prefilled', contact, formerMember: false }, now);
  keeper.change({ type: 'club-chosen', club, accepts: true }, now);
  return keeper;
}

interface Context {
  readonly email: string;
  readonly transactionId: string | null;
  readonly accepts: boolean;
  readonly label: string | null;
}

type Event =
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'recorded'; readonly transactionId: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'booked'; readonly label: string }
  | { readonly type: 'back' };

function byXstate(): (email: string) => Shown {
  const machine = setup({
    types: { context: {} as Context, events: {} as Event },
    guards: {
      isRecorded: ({ context }) => context.transactionId !== null,
      accepts: ({ context }) => context.accepts,
    },
  }).createMachine({
    context: start,
    initial: 'contact',
    on: {
      typed: { actions: assign({ email: ({ event }) => event.email }) },
      recorded: { actions: assign({ transactionId: ({ event }) => event.transactionId }) },
    },
    states: {
      contact: {
        on: {
          accepted: [
            { guard: 'accepts', target: 'schedule' },
            { guard: 'isRecorded', target: 'confirmation' },
          ],
        },
      },
      schedule: {
        on: {
          booked: {
            guard: 'isRecorded',
            target: 'confirmation',
            actions: assign({ label: ({ event }) => event.label }),
          },
          back: { target: 'contact' },
        },
      },
      confirmation: { on: { back: { guard: 'isRecorded', target: 'contact' } } },
    },
  });
  const steps = { contact: 0, schedule: 1, confirmation: 2 };
  const actor = createActor(machine);
  let shown: string[] = [];
  actor.subscribe(({ value, context }) => {
    shown.push(told(steps[value], context.email, context.label));
  });
  actor.start();
  return (email) => {
    shown = [];
    actor.send({ type: 'typed', email });
    actor.send({ type: 'recorded', transactionId: email });
    actor.send({ type: 'accepted' });
    actor.send({ type: 'booked', label: slot.label });
    actor.send({ type: 'back' });
    return shown;
  };
}

/** Each change a new object, as both keep them, and nothing else. */
function byHand(): (email: string) => Shown {
  let state = { ...start, step: 0 };
  return (email) => {
    const shown: string[] = [];
    const show = (): void => {
      shown.push(told(state.step, state.email, state.label));
    };
    state = { ...state, email };
    show();
    state = { ...state, transactionId: email };
    show();
    if (state.accepts) state = { ...state, step: 1 };
    show();
    if (state.transactionId !== null) state = { ...state, step: 2, label: slot.label };
    show();
    if (state.transactionId !== null) state = { ...state, step: 0 };
    show();
    return shown;
  };
}

function told(step: number, email: string, label: string | null): string {
  return step === 2 ? `${email} at ${label}` : `${email} ${step}`;
}
