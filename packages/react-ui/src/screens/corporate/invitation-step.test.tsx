// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { adaAtAcme, type JoinOnScreen, openJoin } from '../../testing/open-join.fake.tsx';

beforeAll(() => installDialogs(window));

const { company_email: _, ...ada } = adaAtAcme;

async function toInvitation(page: JoinOnScreen): Promise<void> {
  await page.chooseClub('101');
  await page.enter(ada);
  await page.press('Get Started');
  await page.until(() => screen.queryByRole('textbox', { name: 'Invitation code' }));
}

describe('joining with an invitation code', () => {
  it('MB-93 goes from the form without a company email to the employer’s plans', async () => {
    const page = await openJoin();
    await page.press('Use an invitation code');
    expect(screen.queryByLabelText('Company Email')).toBeNull();
    await toInvitation(page);
    expect(page.heading.textContent).toBe('Enter your invitation code');
    const code = page.foyer.backEnd.employers.invite('acme');
    await page.user.type(screen.getByRole('textbox', { name: 'Invitation code' }), code);
    await page.press('Continue');
    await page.until(() => screen.queryByRole('heading', { name: 'Choose your membership' }));
  });

  it('MB-94 a wrong code is announced, and the field takes the focus with its text selected', async () => {
    const page = await openJoin({ arrival: { invited: true } });
    await toInvitation(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Invitation code' });
    await page.user.type(field, 'AAAAA-AAAAA');
    await page.press('Continue');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That code is wrong/);
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(11);
  });

  it('MB-93 someone waiting for a mailed code can switch to an invitation code', async () => {
    const page = await openJoin();
    await page.toCode();
    await page.press('Use an invitation code');
    expect(screen.queryByLabelText('Company Email')).toBeNull();
    await page.press('Use it instead');
    expect(screen.getByLabelText('Company Email')).toBeTruthy();
  });

  it('MB-92 names the employer whose page led here, and its addresses', async () => {
    await openJoin({ arrival: { employer: 'acme' } });
    expect(await screen.findByText('Acme employees')).toBeTruthy();
    expect(screen.getByText('At acme.example. We’ll send a code to this address.')).toBeTruthy();
  });
});
