import { typePhone } from '@foyer/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from './button.tsx';
import { Checkbox, PhoneField, TextField } from './field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta: Meta = {
  title: 'Components/Form',
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: '2rem', maxWidth: '30rem', padding: '2rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;

const spec = {
  name: 'first_name',
  label: 'First Name',
  type: 'text',
  autocomplete: 'given-name',
  inputMode: 'text',
  maxLength: 50,
  required: true,
  check: () => null,
} as const;

function Field({ error }: { readonly error?: string }): JSX.Element {
  const [value, setValue] = useState('');
  return (
    <TextField spec={spec} value={value} onChange={setValue} hint="As on your ID." error={error} />
  );
}

export const Buttons: StoryObj = {
  render: () => (
    <>
      <Button>Visit A Club</Button>
      <Button look="secondary">Join Online</Button>
      <Button look="quiet">Skip Appointment</Button>
      <Button unavailable>Visit A Club</Button>
      <Button busy="Sending your details…">Visit A Club</Button>
      <Button>
        A label that is far too long to stand in one line on any phone that people carry
      </Button>
    </>
  ),
};

export const FieldWithHint: StoryObj = { render: () => <Field /> };

export const FieldWithError: StoryObj = { render: () => <Field error="Fill out to continue" /> };

export const OptionalField: StoryObj = {
  render: () => (
    <TextField
      spec={{ ...spec, name: 'company_email', label: 'Company Email', required: false }}
      value=""
      onChange={() => undefined}
    />
  ),
};

function Phone(): JSX.Element {
  const [value, setValue] = useState('');
  return (
    <PhoneField
      spec={{ ...spec, name: 'phone_number', label: 'Phone Number', type: 'tel', inputMode: 'tel' }}
      value={value}
      onType={(typed) => {
        const shown = typePhone(typed, 'US') ?? { value, caret: value.length };
        setValue(shown.value);
        return shown;
      }}
    />
  );
}

export const PhoneKeepsTheCaret: StoryObj = {
  name: 'FM-02 the caret stays where the person types, in a real browser',
  render: () => <Phone />,
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByLabelText<HTMLInputElement>('Phone Number');
    await userEvent.type(phone, '2125550123');
    await expect(phone.value).toBe('212-555-0123');
    phone.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    await expect(phone.selectionStart).toBe(3);
  },
};

export const Checkboxes: StoryObj = {
  render: () => (
    <>
      <Checkbox
        name="opt_in"
        label="Text me about my visit or my membership."
        checked
        onChange={() => undefined}
      >
        Message and data rates may apply.
      </Checkbox>
      <Checkbox name="plain" label="Without terms" checked={false} onChange={() => undefined} />
    </>
  ),
};

export const Summary: StoryObj = {
  render: () => (
    <>
      <ErrorSummary
        title="Please check that all fields contain valid values."
        entries={[
          { target: 'foyer-first_name', text: 'First Name must be at least 2 characters.' },
        ]}
      />
      <Field error="First Name must be at least 2 characters." />
    </>
  ),
};
