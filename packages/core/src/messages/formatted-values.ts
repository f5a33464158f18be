import { monthDay } from '../visit/labels.ts';
import type { FormattedValue } from './catalog.ts';

/** A day without its year. */
export class FormattedDay implements FormattedValue {
  /** ISO date. */
  readonly date: string;

  constructor(date: string) {
    this.date = date;
  }

  in(locale: string): string {
    return monthDay(this.date, locale);
  }
}

/** A measure in a unit of `Intl.NumberFormat`: `9 feet` (long) or `280 cm` (short). */
export class FormattedMeasure implements FormattedValue {
  readonly amount: number;
  readonly unit: string;
  readonly display: 'long' | 'short';

  constructor(amount: number, unit: string, display: 'long' | 'short') {
    this.amount = amount;
    this.unit = unit;
    this.display = display;
  }

  in(locale: string): string {
    const style = { style: 'unit', unit: this.unit, unitDisplay: this.display } as const;
    return new Intl.NumberFormat(locale, style).format(this.amount);
  }
}

/** The time until the next try, rounded up: in minutes up to two hours, then in hours. */
export class FormattedWait implements FormattedValue {
  /** Null if unknown, which reads as an hour. */
  readonly waitMs: number | null;

  constructor(waitMs: number | null) {
    this.waitMs = waitMs;
  }

  in(locale: string): string {
    const minutes = this.waitMs === null ? 60 : Math.max(1, Math.ceil(this.waitMs / 60_000));
    const isHours = this.waitMs === null || minutes > 120;
    const amount = isHours ? Math.ceil(minutes / 60) : minutes;
    if (amount > 1 || !locale.startsWith('en')) {
      return new FormattedMeasure(amount, isHours ? 'hour' : 'minute', 'long').in(locale);
    }
    return isHours ? 'an hour' : 'a minute';
  }
}
