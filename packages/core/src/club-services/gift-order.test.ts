import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import { giftSendTime, giftToday, isSentNow } from './gift-order.ts';

const now = Temporal.Instant.from('2026-11-20T15:00:00Z');

describe('when a gift card is sent', () => {
  it.each([
    ['2026-12-01', 'America/New_York', '2026-12-01T14:00:00Z'],
    ['2026-12-01', 'Europe/London', '2026-12-01T09:00:00Z'],
    ['2026-12-01', 'Australia/Lord_Howe', '2026-11-30T22:00:00Z'],
    // Nine in the morning has passed today: it is sent immediately.
    ['2026-11-20', 'America/New_York', '2026-11-20T15:00:00Z'],
    ['2026-11-20', 'Pacific/Honolulu', '2026-11-20T19:00:00Z'],
  ])('AC-08 dated %s in %s it is sent at %s', (sendDate, timeZone, sent) => {
    expect(giftSendTime({ sendDate, timeZone }, now).toString()).toBe(sent);
  });

  it('AC-08 it is sent at nine o’clock on its day, or immediately, for any day and zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/New_York', 'Europe/London', 'Asia/Kathmandu', 'Pacific/Apia'),
        fc.integer({ min: 0, max: 400 }),
        (timeZone, days) => {
          const sendDate = Temporal.PlainDate.from('2026-11-01').add({ days }).toString();
          const sent = giftSendTime({ sendDate, timeZone }, now);
          const there = sent.toZonedDateTimeISO(timeZone);
          expect(Temporal.Instant.compare(sent, now)).toBeGreaterThanOrEqual(0);
          if (sent.equals(now)) return;
          expect([there.toPlainDate().toString(), there.hour]).toEqual([sendDate, 9]);
        },
      ),
    );
  });

  it('FM-05 today is the giver’s date', () => {
    const midnight = Temporal.Instant.from('2026-11-21T03:00:00Z');
    expect(giftToday('America/New_York', midnight)).toBe('2026-11-20');
    expect(giftToday('Europe/London', midnight)).toBe('2026-11-21');
  });

  it('AC-08 a card whose morning had passed at payment is sent immediately, any other on its day', () => {
    const paid = { sendDate: '2026-11-20', timeZone: 'America/New_York' };
    expect(isSentNow({ ...paid, sendsAt: '2026-11-20T15:00:00Z' })).toBe(true);
    expect(isSentNow({ ...paid, sendsAt: '2026-11-20T14:00:00Z' })).toBe(false);
    expect(isSentNow({ ...paid, sendDate: '2026-12-01', sendsAt: '2026-12-01T14:00:00Z' })).toBe(
      false,
    );
  });
});
