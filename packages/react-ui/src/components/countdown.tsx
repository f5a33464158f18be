import type { JSX } from 'react';

import { corporateCopy } from '../copy/corporate.ts';

/** A screen reader hears of the time when one of these is reached, in seconds, and not each second. */
const told = [300, 60, 0] as const;

export interface CountdownProps {
  /** What runs out. */
  readonly label: string;
  /** Whole seconds, never below 0. */
  readonly seconds: number;
}

/** The time that is left, as mm:ss. CJ-07 */
export function Countdown({ label, seconds }: CountdownProps): JSX.Element {
  const reached = told.find((one) => seconds <= one && seconds > one - 60);
  return (
    <p className="foyer-countdown">
      <span>{label}</span>{' '}
      <time role="timer" dateTime={`PT${seconds}S`}>
        {minutesAndSeconds(seconds)}
      </time>
      <span className="foyer-hidden" role="status">
        {reached === undefined ? '' : corporateCopy.timeLeft(reached / 60)}
      </span>
    </p>
  );
}

/** 900 is `15:00`, 61 is `01:01`. */
function minutesAndSeconds(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
