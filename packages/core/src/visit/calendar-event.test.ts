import { expect, it } from 'vitest';

import { aClub } from '../../testing/builders/club.builder.ts';
import { visitEvent, calendarChoices } from './calendar-event.ts';

const event = visitEvent({
  uid: 'a1b2@foyer',
  sequence: 0,
  cancelled: false,
  startsAt: '2026-11-21T09:00:00-05:00',
  club: aClub({ name: 'Bryant & Park' }),
  purpose: 'workout',
});

it('LA-06 offers Apple, Google and Microsoft 365, plus iCal, Outlook.com and Yahoo', () => {
  expect(calendarChoices(event).map(({ label, kind }) => [label, kind])).toEqual([
    ['Apple', 'file'],
    ['Google', 'link'],
    ['Microsoft 365', 'link'],
    ['iCal', 'file'],
    ['Outlook.com', 'link'],
    ['Yahoo', 'link'],
  ]);
});

it('LA-06 LS-15 every link has the hour of the workout, club, address and phone', () => {
  for (const choice of calendarChoices(event)) {
    if (choice.kind === 'file') continue;
    const { searchParams } = new URL(choice.href);
    const text = [...searchParams.values()].join(' ').replaceAll(/[-:]/g, '');
    expect(text).toContain('20261121T140000Z');
    expect(text).toContain('20261121T150000Z');
    expect(text).toContain('Guided workout at Bryant & Park');
    expect(text).toContain('129 West 41st Street');
    expect(text).toContain('2125550101');
  }
});
