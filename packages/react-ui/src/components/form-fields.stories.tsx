/** The form fields other than single-line text: with a hint, with an error, filled in, and with long text. */
import type {
  AreaField as AreaSpec,
  ChoiceField as ChoiceSpec,
  DateField as DateSpec,
  TickField as TickSpec,
} from '@foyer/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type JSX, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import '../styles/forms.css';
import { AreaField, ChoiceField, DateField, TickField } from './form-fields.tsx';
import type { FieldProps } from './field.tsx';

const meta: Meta = {
  title: 'Components/Fields of forms',
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: '2rem', maxWidth: '30rem', padding: '2rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;

const common = { autocomplete: 'off', required: true, check: () => null } as const;
const message: AreaSpec = {
  ...common,
  kind: 'area',
  name: 'message',
  label: 'Message',
  maxLength: 150,
};
const howItWas: ChoiceSpec = {
  ...common,
  kind: 'choice',
  name: 'rating',
  label: 'How was your visit?',
  options: ['Excellent', 'Very good', 'Good', 'Fair', 'Poor'].map((label) => ({
    value: label,
    label,
  })),
};
const state: ChoiceSpec = {
  ...common,
  kind: 'choice',
  name: 'state',
  label: 'State',
  options: ['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Delaware'].map(
    (label) => ({ value: label, label }),
  ),
};
const day: DateSpec = {
  ...common,
  kind: 'date',
  name: 'sendDate',
  label: 'Delivery Date',
  first: '2026-11-20',
  last: '2027-11-20',
};
const agreed: TickSpec = {
  ...common,
  kind: 'tick',
  name: 'agreed',
  label: 'I have read and agree to this agreement.',
};

export const Area: StoryObj = shown(AreaField, message, { hint: 'What went well?' });

export const AreaFilledIn: StoryObj = {
  ...Area,
  name: 'FM-03 counts what is typed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Message'), 'A towel.');
    await expect(canvas.getByText('8 of 150 characters')).toBeVisible();
  },
};

export const AreaRefused: StoryObj = shown(AreaField, message, { error: 'Fill out to continue' });

export const Choice: StoryObj = {
  ...shown(ChoiceField, howItWas),
  name: 'A few to choose from are all in sight, and arrows move among them',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Good' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Fair' })).toBeChecked();
  },
};

export const ChoiceRefused: StoryObj = shown(ChoiceField, howItWas, {
  error: 'Fill out to continue',
});

export const ChoiceFromAList: StoryObj = shown(ChoiceField, state);

export const ChoiceInLongWords: StoryObj = {
  ...shown(ChoiceField, {
    ...howItWas,
    options: [
      {
        value: 'a',
        label: 'A membership of a single club, paid by the month and ended by the month',
      },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitän' },
    ],
  }),
  globals: { viewport: { value: 'narrow' } },
};

export const ADay: StoryObj = shown(DateField, day, {
  hint: 'We’ll email it at 9:00 AM your time.',
});

export const ADayRefused: StoryObj = shown(DateField, day, { error: 'Fill out to continue' });

export const Tick: StoryObj = shown(TickField, agreed, { hint: 'You find it in your account.' });

export const TickRefused: StoryObj = shown(TickField, agreed, { error: 'Fill out to continue' });

type Said = Partial<Pick<FieldProps<unknown>, 'hint' | 'error'>>;

function shown<Spec>(
  Field: ComponentType<FieldProps<Spec>>,
  spec: Spec,
  said: Said = {},
): StoryObj {
  return { render: () => <Filled Field={Field} spec={spec} {...said} /> };
}

function Filled<Spec>({
  Field,
  spec,
  ...said
}: Said & {
  readonly Field: ComponentType<FieldProps<Spec>>;
  readonly spec: Spec;
}): JSX.Element {
  const [value, setValue] = useState('');
  return (
    <Field spec={spec} value={value} onChange={setValue} onLeave={() => undefined} {...said} />
  );
}
