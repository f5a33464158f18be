// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { button } from '../../testing/on-screen.fake.ts';
import { openStandardJoin } from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => installDialogs(window));

const field = (): HTMLElement => screen.getByLabelText(/^Promo code/);

describe('the promo code', () => {
  it('MB-127: is applied with Enter or the button, says so, and is removed again with the focus in place', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    await page.user.type(field(), 'welcome50{Enter}');
    await page.pass();
    expect(screen.getByText('WELCOME50 is applied.').getAttribute('role')).toBe('status');
    expect(screen.getByText('Step 1 of 3 ·')).toBeTruthy();
    expect(screen.getAllByText(/WELCOME50 −\u2060\$100/)).toHaveLength(2);
    const remove = button(/^Remove/);
    expect(document.activeElement).toBe(remove);
    await page.user.click(remove);
    await page.pass();
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText(/WELCOME50/)).toBeNull();
  });

  it('MB-127: leaves the focus at what the visitor went on to while the code was checked', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    page.foyer.products.faults.delayNext('promo', 1_000);
    await page.user.type(field(), 'welcome50{Enter}');
    const start = screen.getByLabelText('Start date');
    await page.user.click(start);
    await page.pass(1_000);
    expect(screen.getByText('WELCOME50 is applied.')).toBeTruthy();
    expect(document.activeElement).toBe(start);
  });

  it('MB-128: a refusal stands at the field, which keeps what was typed', async () => {
    const page = await openStandardJoin();
    await page.user.type(field(), 'SUMMER');
    await page.user.click(button('Apply'));
    await page.pass();
    expect(screen.getByText('This code has ended.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect((field() as HTMLInputElement).value).toBe('SUMMER');
  });

  it('MB-126: cards and the order say the price of the first months and the one after', async () => {
    const page = await openStandardJoin();
    await page.choose(/^Select Access/);
    await page.user.type(field(), 'MONTHS20{Enter}');
    await page.pass();
    expect(screen.getByText('$164 a month for the first 3 months with MONTHS20')).toBeTruthy();
    await page.user.click(button('Continue'));
    await page.pass();
    expect(screen.getByText('Promo code MONTHS20').nextSibling?.textContent).toBe('−$41');
    expect(screen.getByText('Then').parentElement?.textContent).toMatch(
      /^Then\$164 a month from .*\$205 a month from /,
    );
  });
});
