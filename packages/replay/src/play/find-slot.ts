import { type Slot, Temporal, type VisitPlan } from '@foyer/core';
import { nextOpenDay, type PlannedDay } from '@foyer/core/visit';

import type { Day, Time } from '../scenario/parts.schema.ts';
import { Mismatch } from './play-scenario.ts';
import { anyOf } from './run.ts';

/** A day and a time in a scenario's format. */
export interface WantedSlot {
  readonly day?: Day | undefined;
  readonly time?: Time | undefined;
}

/** Finds the requested open time. By default, that's the first one of the first open day. */
export function findWantedSlot(
  plan: VisitPlan,
  { day = 'first-open', time = 'first' }: WantedSlot,
  random: () => number,
): Slot {
  const date = dateOf(plan, day, random);
  const planned = plan.days.find((one) => one.date === date);
  if (planned === undefined) {
    throw new Mismatch(['day'], 'that day can’t be booked', day, daysOf(plan));
  }
  const open = planned.slots.filter((slot) => slot.available);
  const slot = timeIn(open, time, random);
  if (slot !== null) return slot;
  const isTaken = planned.slots.some((one) => one.label === time);
  const message = isTaken ? 'that time is taken' : 'that time is not offered';
  throw new Mismatch(['time'], message, `${time} on ${planned.date}`, timesOf(planned));
}

/** The ISO date of a scenario's day; null if the plan has no such day. */
export function dateOf(plan: VisitPlan, day: Day, random: () => number): string | null {
  if (typeof day === 'number' || day.startsWith('+')) return daysAhead(plan, Number(day));
  switch (day) {
    case 'first-open':
      return nextOpenDay(plan)?.date ?? null;
    case 'today':
      return plan.today;
    case 'tomorrow':
      return daysAhead(plan, 1);
    case 'any': {
      const open = plan.days.filter((one) => one.openCount > 0);
      return open.length === 0 ? null : anyOf(open, random).date;
    }
    default:
      return day;
  }
}

/** The open times of a day, formatted for a message. */
function timesOf(day: PlannedDay): string {
  const open = day.slots.filter((slot) => slot.available).map((slot) => slot.label);
  return open.length === 0 ? `no open time on ${day.date}` : open.join(', ');
}

/** The requested one of a day's open times; null if there is no such time. */
export function timeIn<Offered extends { readonly label: string }>(
  open: readonly Offered[],
  time: Time,
  random: () => number,
): Offered | null {
  if (typeof time === 'number') return open[time - 1] ?? null;
  switch (time) {
    case 'first':
      return open[0] ?? null;
    case 'last':
      return open.at(-1) ?? null;
    case 'any':
      return open.length === 0 ? null : anyOf(open, random);
    default:
      return open.find((slot) => slot.label === time) ?? null;
  }
}

function daysAhead({ today }: Pick<VisitPlan, 'today'>, days: number): string {
  return Temporal.PlainDate.from(today).add({ days }).toString();
}

function daysOf({ days }: VisitPlan): string {
  const first = days[0]?.date ?? 'none';
  const open = days.filter((day) => day.openCount > 0).length;
  return `days from ${first} to ${days.at(-1)?.date ?? 'none'}, ${open} of them with an open time`;
}
