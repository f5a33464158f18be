import { Err, Ok } from '@foyer/core';
import type { FieldConfig } from '@foyer/core/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX, ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FoyerProvider } from '../../di/foyer-provider.tsx';

import '../../styles/forms.css';
import { storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { DynamicForm, type DynamicFormProps, FreezeForm } from './forms.tsx';

const meta: Meta = { title: 'Screens/Forms' };
export default meta;

const today = '2026-11-20';
const isSent = async () => Promise.resolve(Ok(null));
const fails = async () => Promise.resolve(Err({ key: 'callFailed' } as const));
const neverAnswers = async () => new Promise<never>(() => undefined);

function Page({ children }: { readonly children: ReactNode }): JSX.Element {
  const { container } = storyFoyer();
  return (
    <FoyerProvider container={container}>
      <main style={{ display: 'grid', maxWidth: '44rem', padding: '1.25rem' }}>{children}</main>
    </FoyerProvider>
  );
}

const configs: readonly FieldConfig[] = [
  { name: 'full', label: 'Full Name' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'phone', required: false },
  {
    name: 'time',
    label: 'When do you train?',
    type: 'select',
    required: true,
    options: [
      { value: 'am', label: 'In the morning' },
      { value: 'pm', label: 'In the evening' },
    ],
  },
  {
    name: 'class',
    label: 'A class to try',
    type: 'select',
    options: ['Barre', 'Boxing', 'Cycling', 'Dance', 'Pilates', 'Running', 'Yoga'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
  },
  { name: 'goal', label: 'What would you like to reach?', type: 'textarea' },
];

const Configured = (props: Partial<DynamicFormProps>): JSX.Element => (
  <Page>
    <DynamicForm
      configs={configs}
      label="Meet your trainer"
      legend="About you"
      submit="Send"
      onSend={isSent}
      sent={<p role="status">Thank you.</p>}
      {...props}
    />
  </Page>
);

const FreezePage = (): JSX.Element => (
  <Page>
    <FreezeForm today={today} onSend={isSent} sent={<p role="status">It is asked for.</p>} />
  </Page>
);

export const Freeze: StoryObj = { name: 'A freeze', render: () => <FreezePage /> };

export const FreezeOnAPhone: StoryObj = {
  ...Freeze,
  name: 'A freeze, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const FreezeRefused: StoryObj = {
  ...Freeze,
  name: 'VA-11 FM-06 a freeze with everything wrong says so, and leads to each field',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Request freeze' }));
    const summary = await page.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /Start Date/ }));
    await expect(page.getByLabelText('Start Date')).toHaveFocus();
  },
};

export const FreezeSent: StoryObj = {
  ...Freeze,
  name: 'VA-11 a freeze is filled in and sent by the keyboard alone',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Tab}2026-12-01{Enter}');
    await expect(await page.findByText('It is asked for.')).toBeVisible();
  },
};

export const ConfiguredFormSending: StoryObj = {
  name: 'A form from field configurations, on its way',
  render: () => <Configured onSend={neverAnswers} start={filled} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect(await page.findByRole('button', { name: 'Sending…' })).toBeVisible();
  },
};

const filled = { full: 'Ada Byron', email: 'ada@mail.example', time: 'am' };

export const ConfiguredForm: StoryObj = {
  name: 'A form from field configurations',
  render: () => <Configured />,
};

export const ConfiguredFormRefused: StoryObj = {
  name: 'VA-09 FM-06 a configured form says what is wrong beside each field',
  render: () => <Configured />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    const group = await page.findByRole('radiogroup', { name: 'When do you train?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Fill out to continue'));
  },
};

export const ConfiguredFormFailed: StoryObj = {
  name: 'AC-05 a form that could not be sent keeps what was typed',
  render: () => <Configured onSend={fails} start={filled} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect(
      await page.findByText('Something went wrong on our end. Please try again in a moment.'),
    ).toBeVisible();
    await expect(page.getByLabelText('Full Name')).toHaveValue('Ada Byron');
  },
};

export const ConfiguredOnTheNarrowest: StoryObj = {
  name: 'A form from field configurations, on the narrowest screen',
  render: () => <Configured />,
  globals: { viewport: { value: 'narrow' } },
};

export const Misconfigured: StoryObj = {
  name: 'A form whose configuration is invalid',
  render: () => <Configured configs={[{ name: '1', label: '' }]} />,
};
