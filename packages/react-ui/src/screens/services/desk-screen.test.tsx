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

  it('MB-182 a link of another day and a broken one say so', async () => {
    await open(aDeskDay({ day: '2026-11-19' }));
    expect(screen.getByText('This link has expired')).toBeTruthy();
    cleanup();
    const page = new ServicesOnScreen(<DeskScreen token="cut" />);
    await page.settle();
    expect(screen.getByText('This link doesn’t work')).toBeTruthy();
  });
});
