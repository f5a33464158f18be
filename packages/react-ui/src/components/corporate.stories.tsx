import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import '../styles/joining.css';
import '../styles/corporate.css';
import { readBarcode } from '../testing/story-barcode.fake.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { Countdown } from './countdown.tsx';
import { MemberCard } from '../screens/joining/new-member.tsx';
import { PlanList, type PlanOption } from './plan-list.tsx';

const meta: Meta = {
  title: 'Components/Corporate join',
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: '2rem', maxWidth: '36rem', padding: '1.25rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;

function Code({
  digits = '',
  error,
  busy = false,
}: {
  readonly digits?: string;
  readonly error?: string;
  readonly busy?: boolean;
}): JSX.Element {
  const [value, setValue] = useState(digits);
  return (
    <CodeBoxes
      label="4-digit code"
      hint="Four digits. The last one sends it."
      value={value}
      error={error}
      refusal={null}
      resets={0}
      busy={busy}
      onChange={setValue}
    />
  );
}

export const CodeEmpty: StoryObj = { render: () => <Code /> };

export const CodeTyped: StoryObj = {
  name: 'CJ-06 typing goes from box to box and Backspace back',
  render: () => <Code />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '4a82');
    await expect(input).toHaveValue('482');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('48');
  },
};

export const CodeWrong: StoryObj = {
  render: () => (
    <Code digits="1111" error="That code is wrong or has expired. Check it or request a new one." />
  ),
};

export const CodeTried: StoryObj = { render: () => <Code digits="4821" busy /> };

export const CodeOnTheNarrowest: StoryObj = {
  ...CodeWrong,
  globals: { viewport: { value: 'narrow' } },
};

export const Countdowns: StoryObj = {
  render: () => (
    <>
      <Countdown label="Code expires in" seconds={899} text="14:59" />
      <Countdown label="Code expires in" seconds={59} text="00:59" />
    </>
  ),
};

const plans: readonly PlanOption[] = [
  {
    planId: '21',
    planType: 'Single club',
    name: 'Select Access',
    description: 'Unlimited access to Bryant Park: floor, studios, pool.',
    price: '$170',
    today: '$270 due today: first month $170, initiation $100',
    notes: ['Normally $205'],
    includes: ['All group classes', 'A first session with a coach'],
    facts: {
      clubs: { value: 'Bryant Park', detail: null },
      firstYear: { value: '$2,140', detail: '12 × $170 and $100 initiation' },
      saving: { value: '$35 a month', detail: 'Compared with the public price' },
    },
  },
  {
    planId: '22',
    planType: 'All clubs',
    name: 'All Access',
    description: 'Every club in New York, every day.',
    price: '$250',
    today: '$350 due today: first month $250, initiation $100',
    notes: ['Including $100 initiation. Normally $500'],
    isRecommended: true,
    includes: ['All group classes', 'A first session with a coach'],
    facts: {
      clubs: { value: 'All 19 clubs in the region (New York)', detail: null },
      firstYear: { value: '$3,100', detail: '12 × $250 and $100 initiation' },
    },
  },
];

function Plans({ of }: { readonly of: readonly PlanOption[] }): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(of[0]?.planId ?? null);
  return (
    <PlanList
      plans={of}
      chosen={chosen}
      club={{ name: 'Bryant Park', onChange: () => undefined }}
      onChoose={setChosen}
    />
  );
}

export const PlansToChoose: StoryObj = { render: () => <Plans of={plans} /> };

export const PlansOnAPhone: StoryObj = {
  ...PlansToChoose,
  globals: { viewport: { value: 'phone' } },
};

export const PlanWithLongWords: StoryObj = {
  render: () => (
    <Plans
      of={plans.map((plan) => ({
        ...plan,
        name: 'Donaudampfschifffahrtsgesellschaft Executive Access',
        price: 'CA$1,170.50',
      }))}
    />
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Member: StoryObj = {
  name: 'CJ-14 SJ-09 a reader reads the member id from the card on the screen',
  render: () => (
    <MemberCard name="Ada Byron" memberId="8400012" startsOn="2026-11-20" barcode="840001275" />
  ),
  play: async ({ canvasElement }) => {
    await expect(await readBarcode(canvasElement, '8400012')).toBe('840001275');
  },
};

export const MemberOnAPhone: StoryObj = { ...Member, globals: { viewport: { value: 'phone' } } };
