import type { Slot } from '@foyer/core';
import type { PlannedDay } from '@foyer/core/visit';
import { someClubs } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { FoyerProvider } from '../di/foyer-provider.tsx';
import { longClub, storyFoyer, type StoryFoyer } from '../testing/story-foyer.fake.tsx';
import { ClubCard } from './club-card.tsx';
import ClubDialog, { ClubChooser } from './club-chooser.tsx';
import { DayStrip, SlotGrid } from './slots.tsx';

const meta: Meta = {
  title: 'Components/Choices',
  decorators: [
    (Story) => (
      <main style={{ maxWidth: '36rem', padding: '2rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;

const [club = longClub] = someClubs;

export const ClubChosen: StoryObj = {
  render: () => <ClubCard club={club} onChange={() => undefined} />,
};
export const ClubProposed: StoryObj = {
  render: () => <ClubCard club={club} suggested onChange={() => undefined} />,
};
export const NoClub: StoryObj = {
  render: () => <ClubCard club={null} onChange={() => undefined} />,
};
export const ClubMissing: StoryObj = {
  render: () => <ClubCard club={null} error="Club is required." onChange={() => undefined} />,
};
export const ClubWithALongName: StoryObj = {
  render: () => <ClubCard club={longClub} onChange={() => undefined} />,
};

function Chooser({ prepare }: { readonly prepare?: (foyer: StoryFoyer) => void }): JSX.Element {
  const [foyer] = useState(() => {
    const made = storyFoyer();
    prepare?.(made);
    return made;
  });
  return (
    <FoyerProvider container={foyer.container}>
      <ClubChooser chosen={club} onChoose={() => undefined} />
    </FoyerProvider>
  );
}

export const Clubs: StoryObj = { render: () => <Chooser /> };
export const ClubsLoading: StoryObj = {
  render: () => <Chooser prepare={(foyer) => foyer.clubs.faults.delayNext('all', 600_000)} />,
};
export const ClubsFailed: StoryObj = {
  render: () => (
    <Chooser
      prepare={(foyer) => foyer.clubs.faults.goDown({ kind: 'server-error', status: 500 })}
    />
  ),
};
export const NoClubFound: StoryObj = {
  name: 'CC-02 nothing found leads to all locations',
  render: () => <Chooser />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'Atlantis');
    await expect(await canvas.findByRole('link')).toHaveTextContent(/^No nearby clubs\./);
  },
};

export const InItsDialog: StoryObj = {
  name: 'CC-01 the chooser has its title and the subtitle of joining',
  render: () => (
    <FoyerProvider container={storyFoyer().container}>
      <ClubDialog
        open
        purpose="join"
        chosen={null}
        onChoose={() => undefined}
        onClose={() => undefined}
      />
    </FoyerProvider>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', {
      name: '100+ Clubs Worldwide',
    });
    await expect(dialog).toHaveTextContent('Choose a club for your membership');
  },
};

const hours = ['08:00', '09:30', '11:00', '12:00', '15:30', '18:00', '19:30'];
const labels = ['8:00 AM', '9:30 AM', '11:00 AM', '12:00 PM', '3:30 PM', '6:00 PM', '7:30 PM'];

function slotsOf(date: string): readonly Slot[] {
  return hours.map((hour, place) => ({
    startsAt: `${date}T${hour}:00-05:00`,
    date,
    label: labels[place] ?? hour,
    available: place !== 2,
  }));
}

function days(isOpen: (place: number) => boolean): readonly PlannedDay[] {
  return Array.from({ length: 30 }, (_, place) => {
    const date = `2026-12-${String(place + 1).padStart(2, '0')}`;
    const slots = isOpen(place) ? slotsOf(date) : [];
    return { date, slots, openCount: slots.filter((slot) => slot.available).length, closed: null };
  });
}

function Days({ isOpen }: { readonly isOpen: (place: number) => boolean }): JSX.Element {
  const [day, setDay] = useState('2026-12-01');
  return (
    <DayStrip
      plan={{ today: '2026-12-01', days: days(isOpen) }}
      day={day}
      onShow={setDay}
      onPress={() => undefined}
    />
  );
}

export const Week: StoryObj = { render: () => <Days isOpen={(place) => place % 4 !== 3} /> };

export const EmptyWeek: StoryObj = {
  name: 'An empty week leads to the next day with times',
  render: () => <Days isOpen={(place) => place > 9} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Next available: / }));
    await expect(
      canvas.getByRole('radio', { name: /December 11, 6 times available/ }),
    ).toBeChecked();
  },
};

function Times(): JSX.Element {
  const [chosen, setChosen] = useState<string | null>('2026-12-01T09:30:00-05:00');
  return (
    <SlotGrid
      slots={slotsOf('2026-12-01')}
      chosen={chosen}
      onSelect={(slot) => setChosen(slot.startsAt)}
    />
  );
}

export const TimesOfADay: StoryObj = {
  name: 'LS-02 the arrow keys pass over a time that is taken',
  render: () => <Times />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: '9:30 AM' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '12:00 PM' })).toBeChecked();
  },
};
