// @vitest-environment jsdom
import { aDeskDay, aDeskPerson } from '@foyer/core/testing/members';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

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
    expect(grace.getByText('Guided workout')).toBeTruthy();
    expect(grace.getByText('Brings Kim')).toBeTruthy();
    expect(grace.getByText(/^2:00/)).toBeTruthy();
    expect(grace.getByText('(212) 555-0144')).toBeTruthy();
    expect(page.account.desk.days.get('today')).toEqual(aDeskDay());
  });

  it.each([
    ['2125550144', '+12125550144'],
    ['02079460000', '+442079460000'],
    ['+41446681800', '+41446681800'],
  ])('PG-379 dials %s as %s, whatever country staff call from', async (phone, dialed) => {
    const day = aDeskDay();
    const page = await open({ ...day, visits: day.visits.map((visit) => ({ ...visit, phone })) });
    for (const link of screen.getAllByRole('link', { name: /^Call/ })) {
      expect(link.getAttribute('href')).toBe(`tel:${dialed}`);
    }
    page.account.desk.people = [{ ...aDeskPerson(), phone }];
    await page.user.type(screen.getByLabelText(/Name, email, or phone/), 'byron');
    await page.user.click(screen.getByRole('button', { name: 'Find' }));
    await page.settle(175);
    await page.user.click(screen.getByRole('button', { name: 'Show Ada' }));
    await page.settle(175);
    expect(document.querySelector('.foyer-link[href^="tel:"]')?.getAttribute('href')).toBe(
      `tel:${dialed}`,
    );
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

  describe('read again each minute', () => {
    const later = { ...aDeskDay(), visits: aDeskDay().visits.slice(0, 1) };
    /** Names the visitors on the list. */
    const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

    it('PG-371 shows who has booked since, and leaves a search that staff began, and the focus, alone', async () => {
      const page = await open(later);
      const box = screen.getByLabelText(/Name, email, or phone/);
      await page.user.type(box, 'by');
      page.account.desk.days.set('today', aDeskDay());
      await page.settle(60_000);
      expect(names()).toHaveLength(3);
      expect(box).toHaveProperty('value', 'by');
      expect(document.activeElement).toBe(box);
    });

    it('PG-371 reads at once when staff come back to the page, and not while it is hidden', async () => {
      const page = await open(later);
      page.account.desk.days.set('today', aDeskDay());
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await page.settle(120_000);
      expect(names()).toHaveLength(1);
      visibility.mockRestore();
      fireEvent(document, new Event('visibilitychange'));
      await page.settle();
      expect(names()).toHaveLength(3);
    });

    it('PG-371 keeps the list through a failure, and says when the day has ended', async () => {
      const page = await open();
      page.account.desk.faults.goDown();
      await page.settle(60_000);
      expect(names()).toHaveLength(3);
      expect(screen.queryByRole('alert')).toBeNull();
      page.account.desk.faults.comeBack();
      page.account.desk.days.set('today', aDeskDay({ day: '2026-11-19' }));
      await page.settle(60_000);
      expect(screen.getByText('This link has expired')).toBeTruthy();
    });

    it('PG-371 takes no answer from before a report, and goes on reading after it', async () => {
      const page = await open();
      page.account.desk.faults.delayNext('read', 1_000);
      await page.settle(60_000);
      await page.user.click(visitOf('Ada Byron').getByRole('button', { name: 'Arrived' }));
      await page.settle(1_000);
      expect(visitOf('Ada Byron').getByRole('button', { name: 'Undo' })).toBeTruthy();
      page.account.desk.days.set('today', later);
      await page.settle(60_000);
      expect(names()).toHaveLength(1);
    });

    it('PG-371 keeps the focus at a visit that a colleague reports, and says when it is canceled', async () => {
      const page = await open();
      visitOf('Ada Byron').getByRole('button', { name: 'Arrived' }).focus();
      await page.account.desk.mark('today', 'visit-1', 'arrived');
      await page.settle(60_000);
      expect(visitOf('Ada Byron').getByRole('button', { name: 'Undo' })).toBe(
        document.activeElement,
      );
      page.account.desk.days.set('today', aDeskDay({ visits: aDeskDay().visits.slice(1) }));
      await page.settle(60_000);
      expect(screen.getByRole('alert').textContent).toBe(
        'Ada Byron’s visit was moved or canceled.',
      );
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    });
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
