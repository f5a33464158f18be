import { type BodyMeasurements, type Person, summarizeBody } from '@foyer/core/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, within } from 'storybook/test';

import { FoyerProvider } from '../../di/foyer-provider.tsx';
import '../../styles/forms.css';
import { storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { BodySummary } from './body-summary.tsx';

const meta: Meta = { title: 'Screens/Body summary' };
export default meta;

const measured: BodyMeasurements = {
  weight: { value: 154, unit: 'lb' },
  fat: { percent: 25.4 },
  water: { percent: 51 },
  heartRate: 64,
  bloodPressure: { systolic: 118, diastolic: 82 },
};

function Summary({
  changes = {},
  person = { age: 34, sex: 'female' },
}: {
  readonly changes?: Partial<BodyMeasurements>;
  readonly person?: Person;
}): JSX.Element {
  return (
    <FoyerProvider container={storyFoyer().container}>
      <main style={{ maxWidth: '44rem', padding: '1.25rem' }}>
        <BodySummary summary={summarizeBody({ ...measured, ...changes }, person)} />
      </main>
    </FoyerProvider>
  );
}

export const Measured: StoryObj = {
  name: 'PT-05 the picture says in words where one stands',
  render: () => <Summary />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('img', { name: '25.4%. In the healthy range: 21 to under 33%.' }),
    ).toBeVisible();
    await expect(page.getByText('High, stage 1')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...Measured,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};

export const AtTheEnds: StoryObj = {
  name: 'Numbers beyond both ends of the picture',
  render: () => (
    <Summary
      changes={{
        fat: { percent: 62 },
        water: { percent: 25 },
        heartRate: 38,
        bloodPressure: { systolic: 88, diastolic: 50 },
      }}
    />
  ),
};

export const FromRightToLeft: StoryObj = {
  name: 'From right to left, each limit stands below the edge of its part',
  render: () => <Summary />,
  globals: { locale: 'pseudo-rtl' },
  play: async ({ canvasElement }) => {
    const [picture] = within(canvasElement).getAllByRole('img');
    const parts = picture?.querySelectorAll('.foyer-range__segment') ?? [];
    const limit = picture?.querySelector('.foyer-range__limits > span')?.getBoundingClientRect();
    const edge = parts[1]?.getBoundingClientRect().right;
    await expect(Math.abs((limit?.x ?? 0) + (limit?.width ?? 0) / 2 - (edge ?? 0))).toBeLessThan(3);
  },
};

export const NotTold: StoryObj = {
  name: 'PT-05 without age and sex, nothing is guessed',
  render: () => <Summary person={{ age: null, sex: null }} />,
};

export const NotMeasured: StoryObj = {
  name: 'Nothing measured yet',
  render: () => (
    <Summary
      changes={{ weight: null, fat: null, water: null, heartRate: null, bloodPressure: null }}
    />
  ),
};

export const NeedsCare: StoryObj = {
  name: 'PT-03 a blood pressure to see a doctor for',
  render: () => <Summary changes={{ bloodPressure: { systolic: 192, diastolic: 124 } }} />,
};
