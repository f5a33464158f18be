import type { ContactInput, CorporateJoin, CorporateJoinEntry } from '@foyer/core';
import type { StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';

import type { FakeFoyerOptions } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { corporateJoinOf } from '../di/join-module.ts';
import { CorporateJoinScreen } from '../screens/corporate/corporate-join-screen.tsx';
// A style sheet is imported for what it does.
// oxlint-disable-next-line import/no-unassigned-import
import '../styles/joining.css';
// oxlint-disable-next-line import/no-unassigned-import
import '../styles/corporate.css';
import { type StandingClock, storyFoyer, type StoryFoyer } from './story-foyer.fake.tsx';

export const adaAtAcme: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  company_email: 'ada.byron@acme.example',
  phone_number: '2125550123',
};

/** What happened before the story begins. */
export type JoinScene = (join: CorporateJoin, foyer: StoryFoyer) => unknown;

export interface JoinStoryOptions extends FakeFoyerOptions<StandingClock> {
  /** What the payment application sent the visitor back with; made when the story begins. */
  readonly arrival?: (foyer: StoryFoyer) => CorporateJoinEntry;
}

/** A story of the join's page after `scenes` have happened. */
export function joinScene(
  { arrival, ...options }: JoinStoryOptions,
  ...scenes: readonly JoinScene[]
): StoryObj<typeof JoinStory> {
  return {
    loaders: [
      async () => {
        const foyer = storyFoyer({ path: '/join/corp', ...options });
        const join = corporateJoinOf(foyer.container);
        await join.enter();
        for (const happen of scenes) {
          // One after the other is the point here.
          // oxlint-disable-next-line no-await-in-loop
          await happen(join, foyer);
        }
        return { foyer, arrival: arrival?.(foyer) ?? {} };
      },
    ],
    render: (_args, { loaded }) => (
      <JoinStory
        foyer={loaded['foyer'] as StoryFoyer}
        arrival={loaded['arrival'] as JoinStoryProps['arrival']}
      />
    ),
  };
}

export function typedIn(input: Partial<ContactInput> = adaAtAcme): JoinScene {
  return (join) => {
    for (const [field, value] of Object.entries(input)) {
      join.changeField(field as keyof ContactInput, value);
    }
  };
}

export function atClub(facilityId: string): JoinScene {
  return (join, foyer) => join.chooseClub(foyer.club(facilityId));
}

/** Get Started was pressed, and answered. */
export const started: JoinScene = (join) => join.submit();

/** The mailed code was typed. */
export const confirmed: JoinScene = async (join, foyer) => {
  join.changeCode(foyer.backEnd.employers.codes.at(-1)?.code ?? '');
  // Trying it began with its last digit; this is the same attempt.
  await join.submitCode();
  await until(() => join.getSnapshot().plans.status !== 'loading');
};

/** Turns the event loop until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) {
    // One turn after the other is the point here.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export interface JoinStoryProps {
  readonly foyer: StoryFoyer;
  readonly arrival: CorporateJoinEntry;
}

/** The join's page over that Foyer. */
export function JoinStory({ foyer, arrival }: JoinStoryProps): JSX.Element {
  return (
    <FoyerProvider container={foyer.container}>
      <CorporateJoinScreen arrival={arrival} />
    </FoyerProvider>
  );
}
