// @vitest-environment jsdom
import { aDeskDay, aDeskPerson } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fill } from '../../testing/on-screen.fake.ts';
import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { DeskPeople } from './desk-people.tsx';

afterEach(cleanup);

async function open(people = [aDeskPerson()]): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(<DeskPeople token="today" />, ({ desk }) => {
    desk.days.set('today', aDeskDay());
    desk.people = people;
  });
  await page.settle();
  return page;
}

async function find(page: ServicesOnScreen, text: string): Promise<void> {
  const box = screen.getByLabelText(/Name, email, or phone/);
  await fill(page.user, box, text);
  await press(page, 'Find');
}

async function press(page: ServicesOnScreen, name: string | RegExp): Promise<void> {
  await page.user.click(screen.getByRole('button', { name }));
  // A busy button stays busy for a moment.
  await page.settle(175);
}

describe('the part of the page in which staff help people', () => {
  it('OP-120 takes three characters at least, says when nobody is found, and lists who is', async () => {
    const page = await open();
    await find(page, 'ad');
    expect(screen.getAllByText('Enter at least three characters.').length).toBeGreaterThan(0);
    await find(page, 'zoe');
    expect(screen.getByText('No one at your club matches that.')).toBeTruthy();
    await find(page, 'BYRON');
    expect(screen.getByText('1 person found')).toBeTruthy();
    expect(screen.getByText('ada@mail.example')).toBeTruthy();
    expect(screen.getByText('(212) 555-0143')).toBeTruthy();
  });

  it('OP-120 OP-130 shows a person with their visits and consents, with their law, and goes back to the list', async () => {
    const page = await open();
    await find(page, 'byron');
    await press(page, 'Show Ada');
    expect(document.activeElement?.textContent).toBe('Ada Byron');
    expect(screen.getByText('Tuesday, November 10, 2026: Guided workout, came')).toBeTruthy();
    expect(
      screen.getByText(/^News by email, since .* · United States \(CAN-SPAM, TCPA\)$/),
    ).toBeTruthy();
    expect(screen.getByText('On 2 devices')).toBeTruthy();
    await press(page, 'Back to the list');
    expect(document.activeElement?.textContent).toBe('1 person found');
    expect(screen.getByRole('button', { name: 'Show Ada' })).toBeTruthy();
  });

  it('OP-121 corrects the details, and says at its field what isn’t right', async () => {
    const page = await open();
    await find(page, 'byron');
    await press(page, 'Show Ada');
    await press(page, 'Correct details');
    const phone = screen.getByLabelText(/Phone Number/);
    await page.user.clear(phone);
    await page.user.type(phone, '212');
    await press(page, 'Save');
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    await page.user.clear(phone);
    await page.user.type(phone, '2125550199');
    await press(page, 'Save');
    expect(screen.getByText('Details saved.')).toBeTruthy();
    expect(page.account.desk.people[0]?.phone).toBe('2125550199');
  });

  it('OP-121 OP-122 OP-123 withdraws a consent, ends sessions and mails the link, and says so', async () => {
    const page = await open();
    await find(page, 'byron');
    await press(page, 'Show Ada');
    await press(page, 'Withdraw: News by email');
    expect(screen.getByText('Consent withdrawn.')).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    await press(page, 'Log out everywhere');
    expect(screen.getByText('Nowhere')).toBeTruthy();
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    page.account.desk.faults.failNext('change', { kind: 'rate-limited', retryAfterMs: 600_000 });
    await press(page, 'Email the link to their data');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await press(page, 'Email the link to their data');
    expect(screen.getByText('Link sent.')).toBeTruthy();
    expect(page.account.desk.dataLinks).toEqual(['ada@mail.example']);
  });

  it('OP-120 OP-121 keeps the person that staff opened while another search was running', async () => {
    const page = await open();
    await find(page, 'byron');
    page.account.desk.faults.delayNext('find', 1_000);
    await find(page, 'lovelace');
    await press(page, 'Show Ada');
    await press(page, 'Correct details');
    const email = screen.getByLabelText(/Email/);
    await fill(page.user, email, 'ada@new.example');
    await page.settle(1_000);
    expect(screen.getByLabelText(/Email/)).toHaveProperty('value', 'ada@new.example');
    expect(document.activeElement).toBe(email);
    await press(page, 'Cancel');
    await press(page, 'Back to the list');
    expect(screen.getByText('No one at your club matches that.')).toBeTruthy();
  });

  it('OP-121 OP-122 leaves the focus in the form that staff opened while an action was running', async () => {
    const page = await open();
    await find(page, 'byron');
    await press(page, 'Show Ada');
    page.account.desk.faults.delayNext('change', 1_000);
    await press(page, 'Withdraw: News by email');
    await press(page, 'Correct details');
    const email = screen.getByLabelText(/Email/);
    await page.user.click(email);
    await page.settle(1_000);
    expect(screen.getByText('Consent withdrawn.')).toBeTruthy();
    expect(document.activeElement).toBe(email);
  });

  it('OP-120 OP-121 who is gone when they are opened, or when an action answers, is said with the focus', async () => {
    const page = await open();
    await find(page, 'byron');
    const { people } = page.account.desk;
    page.account.desk.people = [];
    await press(page, 'Show Ada');
    expect(screen.getByText('This person isn’t here anymore.')).toBe(document.activeElement);
    await press(page, 'Back to the list');
    page.account.desk.people = people;
    await press(page, 'Show Ada');
    page.account.desk.people = [];
    await press(page, 'Withdraw: News by email');
    expect(screen.getByText('This person isn’t here anymore.')).toBe(document.activeElement);
  });

  it('OP-121 a member’s details are their own to change', async () => {
    const page = await open([
      aDeskPerson({ kind: 'member', phone: null, consents: [], sessions: 0 }),
    ]);
    await find(page, 'byron');
    await press(page, 'Show Ada');
    expect(screen.queryByRole('button', { name: 'Correct details' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull();
  });
});
