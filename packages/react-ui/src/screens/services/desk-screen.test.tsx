// @vitest-environment jsdom
import { aDeskDay } from '@foyer/core/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { DeskScreen } from './desk-screen.tsx';

afterEach(cleanup);

async function open(day = aDeskDay()): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(<DeskScreen token="today" />, ({ desk }) => {
    desk.days.set('today', day);
  });
  await page.settle();
  return page;
}

const visitOf = (name: string) => within(screen.getByRole('listitem', { name }));

describe('the page on which staff report who came', () => {
  it('MB-180 shows each visit with its time, purpose, company and phone, and reports nothing by itself', async () => {
    const page = await open();
    expect(screen.getByText(/3 visits to report/)).toBeTruthy();
    const grace = visitOf('Grace Hopper');
    expect(grace.getByText('Guided workout · Brings Kim')).toBeTruthy();
    expect(grace.getByText(/^2:00/)).toBeTruthy();
    expect(grace.getByRole('link').getAttribute('href')).toBe('tel:2125550144');
    expect(page.account.desk.days.get('today')).toEqual(aDeskDay());
  });

  it('MB-181 reports an arrival, says so, and takes it back, with the focus on the next button', async () => {
    const page = await open();
    await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'Arrived' }));
    await page.settle();
    expect(screen.getByText('Ada Byron is marked as arrived.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Undo');
    expect(page.account.desk.days.get('today')?.visits[0]?.status).toBe('arrived');
    await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'Undo' }));
    await page.settle();
    expect(document.activeElement?.textContent).toBe('Arrived');
    expect(page.account.desk.days.get('today')).toEqual(aDeskDay());
  });

  it('MB-181 says when it is too early, and keeps the buttons', async () => {
    const page = await open();
    await page.user.click(visitOf('Grace Hopper').getByRole('button', { name: 'No-show' }));
    await page.settle();
    const grace = visitOf('Grace Hopper');
    expect(grace.getByText(/once the visit has started/)).toBeTruthy();
    expect(grace.getByRole('button', { name: 'Arrived' })).toBeTruthy();
  });

  it('MB-181 shows what a colleague has reported meanwhile', async () => {
    const page = await open();
    const [ada] = aDeskDay().visits;
    await page.account.desk.mark('today', ada?.id ?? '', 'arrived');
    await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'No-show' }));
    await page.settle();
    expect(screen.getByText('Ada Byron is marked as arrived.')).toBeTruthy();
    expect(visitOf('Ada Byron').getByRole('button', { name: 'Undo' })).toBe(document.activeElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('PG-284 doesn’t take back what a colleague has reported in place of one’s own report', async () => {
    const page = await open();
    const [ada] = aDeskDay().visits;
    await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'No-show' }));
    await page.settle();
    await page.account.desk.mark('today', ada?.id ?? '', 'expected');
    await page.account.desk.mark('today', ada?.id ?? '', 'arrived');
    await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'Undo' }));
    await page.settle();
    expect(screen.getByText('Ada Byron is marked as arrived.')).toBeTruthy();
    const day = (await page.account.desk.read('today')).unwrap();
    expect(day?.visits[0]?.status).toBe('arrived');
  });

  it('MB-181 says that a visit was moved or canceled meanwhile', async () => {
    const page = await open();
    const { days } = page.account.desk;
    days.set('today', aDeskDay({ visits: aDeskDay().visits.slice(1) }));
    await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'Arrived' }));
    await page.settle();
    expect(screen.getByRole('alert').textContent).toBe('Ada Byron’s visit was moved or canceled.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.queryByRole('listitem', { name: 'Ada Byron' })).toBeNull();
  });

  it('MB-181 keeps both of two quick reports, although the answer to the first comes last', async () => {
    const page = await open(
      aDeskDay({
        visits: aDeskDay().visits.map((visit) => ({
          ...visit,
          startsAt: '2026-11-20T09:30:00-05:00',
        })),
      }),
    );
    page.account.desk.faults.delayNext('mark', 600);
    await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'Arrived' }));
    await page.user.click(visitOf('Grace Hopper').getByRole('button', { name: 'Arrived' }));
    await page.settle(600);
    expect(visitOf('Ada Byron').getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(visitOf('Grace Hopper').getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.getByText(/1 visit to report/)).toBeTruthy();
  });

  it('MB-182 a link of another day and a broken one say so', async () => {
    await open(aDeskDay({ day: '2026-11-19' }));
    expect(screen.getByText('This link has expired')).toBeTruthy();
    cleanup();
    const page = new ServicesOnScreen(<DeskScreen token="cut" />);
    await page.settle();
    expect(screen.getByText('This link doesn’t work')).toBeTruthy();
  });
});
