// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { classTokens } from '../di/tokens.ts';
import { openFlow, visitButton } from '../testing/open-flow.fake.tsx';

describe('the hidden field of a public form', () => {
  it('SE-17 is invisible and unreachable for people', async () => {
    await openFlow();
    const field = screen.getByLabelText<HTMLInputElement>('Leave this field empty');
    expect(field.closest('[aria-hidden="true"][inert]')).not.toBeNull();
    expect(field).toMatchObject({ tabIndex: -1, autocomplete: 'off', value: '' });
    const reachable = screen.getAllByRole('textbox');
    expect(reachable).not.toContain(field);
    // A password manager fills the username into the input before a password, so this one must come last.
    const boxes = [...document.querySelectorAll('form input:not([type="checkbox"])')];
    expect(boxes.at(-1)).toBe(field);
  });

  it('SE-17 SE-19 registers with the trap while the form is on the screen, and is cleared once read', async () => {
    const page = await openFlow();
    const trap = page.foyer.container.get(classTokens.formTrap);
    const field = screen.getByLabelText<HTMLInputElement>('Leave this field empty');
    field.value = 'https://bot.example';
    await page.pass(1_500);
    expect(trap.take()).toEqual({ openForMs: 1_500, isTrapFilled: true });
    expect(field.value).toBe('');
    expect(trap.take()?.isTrapFilled).toBe(false);
    await page.toSchedule();
    expect(trap.take()).toBeNull();
  });

  it('SE-17 tells a rejected visitor what to do, keeps their input, and lets them submit again', async () => {
    const page = await openFlow();
    await page.chooseClub('101');
    await page.enter();
    page.foyer.leads.faults.failNext('create', {
      kind: 'rejected',
      status: 403,
      code: 'LOOKS_AUTOMATED',
      field: null,
    });
    await page.press(visitButton);
    expect(screen.getByText(/We couldn’t confirm that a person sent this form/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
    await page.press(visitButton);
    await act(async () => page.until(() => page.foyer.flow.getSnapshot().state.step === 1));
    expect(page.foyer.flow.getSnapshot().state.step).toBe(1);
  });
});
