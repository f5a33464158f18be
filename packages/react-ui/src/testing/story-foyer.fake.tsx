import { type Clock, type ContactInput, Temporal } from '@foyer/core';
import type { FlowPage } from '@foyer/core/lead';
import { aClub } from '@foyer/core/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { JSX, ReactNode } from 'react';

import { FakeFoyer, type FakeFoyerOptions, typeInto } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { LeadFlowScreen } from '../screens/lead/lead-flow-screen.tsx';

/** A clock whose date stands still while its timers run. Stories look the same every day and still respond. */
export class FixedClock implements Clock {
  now(): Temporal.Instant {
    return Temporal.Instant.from('2026-11-20T15:00:00Z');
  }

  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  }
}

export function storyFoyer(options: FakeFoyerOptions<FixedClock> = {}): FakeFoyer<FixedClock> {
  return new FakeFoyer(options, new FixedClock());
}

export const adaInput: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  phone_number: '212-555-0123',
};

export type StoryFoyer = FakeFoyer<FixedClock>;

/** A story whose `load` sets up the state, and whose `show` draws the screen with it. */
export function storyOf<Loaded extends { readonly foyer: StoryFoyer }>(
  load: () => Loaded | Promise<Loaded>,
  show: (loaded: Loaded) => ReactNode,
): StoryObj {
  return {
    loaders: [load],
    render: (_args, context) => {
      const loaded = context.loaded as Loaded;
      return <FoyerProvider container={loaded.foyer.container}>{show(loaded)}</FoyerProvider>;
    },
  };
}

/** Sets up the state before the story begins. */
export type Scene = (foyer: StoryFoyer) => void | Promise<void>;

/** A story of the flow's screen after the given scenes. */
export function scene(
  options: FakeFoyerOptions<FixedClock>,
  ...scenes: readonly Scene[]
): StoryObj<typeof FlowStory> {
  return {
    loaders: [async () => ({ foyer: await setScene(options, scenes) })],
    render: (_args, { loaded }) => <FlowStory foyer={loaded['foyer'] as StoryFoyer} />,
  };
}

/** Enters the flow and runs the scenes in order. */
export async function setScene(
  options: FakeFoyerOptions<FixedClock>,
  scenes: readonly Scene[],
): Promise<StoryFoyer> {
  const foyer = storyFoyer(options);
  await foyer.flow.enter({ path: '/membership', facilityId: null });
  for (const happen of scenes) {
    await happen(foyer);
  }
  return foyer;
}

export function typed(input: Partial<ContactInput> = adaInput): Scene {
  return ({ flow }) => typeInto(flow, input);
}

export function at(facilityId: string): Scene {
  return (foyer) => foyer.flow.chooseClub(foyer.club(facilityId));
}

export const submitted: Scene = ({ flow }) => flow.submitVisit();

/** Selects a time of tomorrow by its label. */
export function chose(label: string): Scene {
  return ({ flow }) => {
    const slot = flow
      .getSnapshot()
      .times.plan?.days.flatMap((day) => day.slots)
      .find((candidate) => candidate.label === label);
    if (slot) flow.selectTime(slot);
  };
}

export const booked: Scene = ({ flow }) => flow.schedule();

const membershipPage: FlowPage = { path: '/membership', kind: 'inline' };

export function FlowStory({ foyer }: { readonly foyer: StoryFoyer }): JSX.Element {
  return (
    <FoyerProvider container={foyer.container}>
      <LeadFlowScreen page={membershipPage} />
    </FoyerProvider>
  );
}

/** A club with long names, to test tight layouts. */
export const longClub = aClub({
  name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Waterfront Promenade',
  address: '1248 Avenue of the Honourable Company of Master Mariners, Upper Concourse',
  city: 'Llanfairpwllgwyngyll',
});
