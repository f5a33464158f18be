import { describe, expect, it } from 'vitest';

import type { Clock } from '../../src/kernel/platform.port.ts';

export interface ClockEnvironment {
  readonly clock: Clock;
  /** Lets `ms` milliseconds pass. */
  pass(ms: number): void;
}

/** The behavior of every `Clock`. `open` returns a new clock for each test. */
export function clockContract(subject: string, open: () => ClockEnvironment): void {
  describe(`${subject} is a clock`, () => {
    it('now advances by the time that passed', () => {
      const { clock, pass } = open();
      const before = clock.now();
      pass(1_500);
      expect(clock.now().epochMilliseconds - before.epochMilliseconds).toBe(1_500);
    });

    it('runs a timer once, and not before its time', () => {
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

    it('never runs a timer before after() has returned, even without a delay', () => {
      const { clock, pass } = open();
      const order: string[] = [];
      clock.after(0, () => order.push('ran'));
      order.push('returned');
      pass(1);
      expect(order).toEqual(['returned', 'ran']);
    });

    it('shows a timer’s own time while it runs', () => {
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

    it('skips a canceled timer and runs the others', () => {
      const { clock, pass } = open();
      const ran: string[] = [];
      const cancel = clock.after(100, () => ran.push('cancelled'));
      clock.after(100, () => ran.push('kept'));
      cancel();
      pass(100);
      expect(ran).toEqual(['kept']);
    });

    it('canceling twice or after the run does nothing', () => {
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

    it('can wait longer than the 25 days that platform timers support', () => {
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
