import { describe, expect, it } from 'vitest';

import type { Clock } from '../../src/kernel/clock.port.ts';

export interface ClockWorld {
  readonly clock: Clock;
  /** Lets `ms` milliseconds go by. */
  pass(ms: number): void;
}

/** What every `Clock` does. `open` gives a fresh clock for each test. */
export function clockContract(subject: string, open: () => ClockWorld): void {
  describe(`${subject} is a clock`, () => {
    it('now moves on by the time that passed', () => {
      const { clock, pass } = open();
      const before = clock.now();
      pass(1_500);
      expect(clock.now().epochMilliseconds - before.epochMilliseconds).toBe(1_500);
    });

    it('runs what was asked once, at its time and not before', () => {
      const { clock, pass } = open();
      let runs = 0;
      clock.after(1_000, () => (runs += 1));
      pass(999);
      expect(runs).toBe(0);
      pass(1);
      expect(runs).toBe(1);
      pass(10_000);
      expect(runs).toBe(1);
    });

    it('does not run before the call that asked for it has returned, without a wait neither', () => {
      const { clock, pass } = open();
      const order: string[] = [];
      clock.after(0, () => order.push('ran'));
      order.push('returned');
      pass(1);
      expect(order).toEqual(['returned', 'ran']);
    });

    it('shows the moment for which a timer was set while it runs', () => {
      const { clock, pass } = open();
      const start = clock.now().epochMilliseconds;
      const seen: number[] = [];
      clock.after(300, () => {
        seen.push(clock.now().epochMilliseconds - start);
        clock.after(200, () => seen.push(clock.now().epochMilliseconds - start));
      });
      pass(1_000);
      expect(seen).toEqual([300, 500]);
    });

    it('runs timers in the order of their times', () => {
      const { clock, pass } = open();
      const order: string[] = [];
      clock.after(200, () => order.push('later'));
      clock.after(100, () => order.push('sooner'));
      clock.after(200, () => order.push('later, asked second'));
      pass(200);
      expect(order).toEqual(['sooner', 'later', 'later, asked second']);
    });

    it('a cancelled timer does not run, and the others do', () => {
      const { clock, pass } = open();
      const ran: string[] = [];
      const cancel = clock.after(100, () => ran.push('cancelled'));
      clock.after(100, () => ran.push('kept'));
      cancel();
      pass(100);
      expect(ran).toEqual(['kept']);
    });

    it('cancelling twice, or after the run, is no error and touches nothing else', () => {
      const { clock, pass } = open();
      const ran: string[] = [];
      const cancel = clock.after(100, () => ran.push('first'));
      pass(100);
      clock.after(100, () => ran.push('second'));
      cancel();
      cancel();
      pass(100);
      expect(ran).toEqual(['first', 'second']);
    });

    it('waits for longer than the 25 days that platform timers know', () => {
      const { clock, pass } = open();
      const days = 24 * 60 * 60 * 1_000;
      let runs = 0;
      clock.after(60 * days, () => (runs += 1));
      pass(59 * days);
      expect(runs).toBe(0);
      pass(days);
      expect(runs).toBe(1);
    });
  });
}
