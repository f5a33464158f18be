// @vitest-environment jsdom
import { Err, type Message, Ok, type Result } from '@foyer/core';
import type { FieldConfig } from '@foyer/core/forms';
import type { FakeLogger } from '@foyer/core/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { portTokens } from '../../di/tokens.ts';
import { DynamicForm, FreezeForm } from './forms.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

afterEach(cleanup);

const configs: readonly FieldConfig[] = [
  { name: 'full', label: 'Full Name' },
  { name: 'phone', label: 'Phone', type: 'phone' },
  {
    name: 'time',
    label: 'When?',
    type: 'select',
    required: true,
    options: [
      { value: 'am', label: 'Mornings' },
      { value: 'pm', label: 'Evenings' },
    ],
  },
  {
    name: 'class',
    label: 'Class',
    type: 'select',
    options: ['Barre', 'Boxing', 'Cycling', 'Dance', 'Pilates', 'Running', 'Yoga'].map((label) => ({
      value: label,
      label,
    })),
  },
  { name: 'note', label: 'Note', type: 'textarea' },
];

function open(form: (send: (values: unknown) => Promise<Result<unknown, Message>>) => JSX.Element) {
  const foyer: FakeFoyer = fakeFoyer();
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const answers: Result<unknown, Message>[] = [];
  showPage(
    form(async (values) => {
      sent.push(values);
      return Promise.resolve(answers.shift() ?? Ok(null));
    }),
    foyer,
  );
  return {
    foyer,
    user,
    sent,
    answers,
    async press(name: string): Promise<void> {
      await user.click(screen.getByRole('button', { name }));
      await act(() => foyer.clock.advanceAndSettle(175));
    },
  };
}

function configured(of: readonly FieldConfig[] = configs) {
  return open((onSend) => (
    <DynamicForm
      configs={of}
      label="Meet your trainer"
      legend="About you"
      submit="Send"
      onSend={onSend}
      sent={<p>Thank you.</p>}
    />
  ));
}

describe('a form from field configurations', () => {
  it('VA-09 FM-07 renders each field by its type, with its keyboard and autofill type', () => {
    configured();
    const phone = screen.getByLabelText('Phone');
    expect([phone.getAttribute('autocomplete'), phone.getAttribute('inputmode')]).toEqual([
      'tel',
      'tel',
    ]);
    expect(
      within(screen.getByRole('radiogroup', { name: 'When?' })).getAllByRole('radio'),
    ).toHaveLength(2);
    expect(
      within(screen.getByRole('combobox', { name: /Class/ })).getAllByRole('option'),
    ).toHaveLength(8);
    expect(screen.getByLabelText(/Note/).tagName).toBe('TEXTAREA');
  });

  it('FM-04 FM-06 shows and announces an error when a field loses the focus', async () => {
    const { user } = configured();
    const name = screen.getByLabelText('Full Name');
    await user.type(name, 'A');
    expect(name.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const error = screen.getByText('Field is required and must be longer than one character.');
    expect(name.getAttribute('aria-describedby')).toBe(error.id);
    expect(screen.getByRole('status').textContent).toContain('Full Name: Field is required');
    await user.type(name, 'da');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  it('FM-06 moves the focus to the error summary on a rejected submit, and from there to each field', async () => {
    const { user, press, sent } = configured();
    await press('Send');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'When? Fill out to continue' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Mornings' }));
    expect(sent).toEqual([]);
  });

  it('VA-09 FM-02 sends the input and shows what comes next', async () => {
    const { user, press, sent } = configured();
    await user.type(screen.getByLabelText('Full Name'), 'Ada Byron');
    await user.type(screen.getByLabelText('Phone'), '2125550123');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(212) 555-0123');
    await user.click(screen.getByRole('radio', { name: 'Evenings' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Class/ }), 'Yoga');
    await press('Send');
    expect(sent).toEqual([
      { full: 'Ada Byron', phone: '2125550123', time: 'pm', class: 'Yoga', note: '' },
    ]);
    expect(screen.getByText('Thank you.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('AC-05 reports a failed submission and keeps the input', async () => {
    const { user, press, answers } = configured([{ name: 'goal', label: 'Goal' }]);
    answers.push(Err({ key: 'leadFailed' }));
    await user.type(screen.getByLabelText('Goal'), 'A marathon');
    await press('Send');
    expect(screen.getByRole('alert').textContent).toMatch(/^An error has occurred/);
    expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('A marathon');
    await press('Send');
    expect(screen.getByText('Thank you.')).toBeTruthy();
  });

  it('VA-09 apologizes for an invalid configuration and logs where it’s wrong', () => {
    const { foyer } = configured([{ name: 'a', label: '' }]);
    expect(screen.getByRole('alert').textContent).toBe('An error has occurred.');
    const logger = foyer.container.get(portTokens.logger) as FakeLogger;
    expect(logger.entries).toContainEqual(
      expect.objectContaining({
        event: 'form-misconfigured',
        fields: { field: 'a', problem: 'no-label' },
      }),
    );
  });

  it('FM-03 counts the characters of a text area without truncating it', async () => {
    const { user } = configured();
    const note = screen.getByLabelText<HTMLTextAreaElement>(/Note/);
    await user.click(note);
    await user.paste('x'.repeat(151));
    expect(note.value).toHaveLength(151);
    expect(note.getAttribute('aria-describedby')).toContain(
      screen.getByText('151 of 150 characters').id,
    );
    await user.tab();
    expect(screen.getByText('Use 150 characters or fewer.')).toBeTruthy();
  });
});

describe('the freeze form', () => {
  it('VA-11 asks for the start and the duration of a freeze', async () => {
    const { user, press, sent } = open((onSend) => (
      <FreezeForm today="2026-11-20" onSend={onSend} sent={<p>Asked for.</p>} />
    ));
    await press('Request freeze');
    expect(screen.getAllByText('Fill out to continue')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: '2 months' }));
    await user.type(screen.getByLabelText('Start Date'), '2026-12-01');
    await press('Request freeze');
    expect(sent).toEqual([{ months: 2, medicalReason: '', startDate: '2026-12-01' }]);
  });

  it('VA-11 starts at the latest on the day that the app sets', () => {
    open((onSend) => <FreezeForm today="2026-11-20" lastStart="2026-11-25" onSend={onSend} />);
    expect(screen.getByLabelText<HTMLInputElement>('Start Date').max).toBe('2026-11-25');
  });
});
