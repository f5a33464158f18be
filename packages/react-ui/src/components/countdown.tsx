import type { JSX } from 'react';

import { corporateCopy } from '../copy/corporate.ts';
import { useCopy } from '../locale/use-copy.ts';

/** A screen reader hears of the time when one of these is reached, in seconds, and not each second. */
const told = [300, 60, 0] as const;

export interface CountdownProps {
  /** What runs out. */
  readonly label: string;
  /** Whole seconds, never below 0. */
  readonly seconds: number;
  /** The same as `mm:ss`. */
  readonly text: string;
}

/** The time that is left, as mm:ss. CJ-07 */
export function Countdown({ label, seconds, text }: CountdownProps): JSX.Element {
  const words = useCopy(corporateCopy);
  const reached = told.find((one) => seconds <= one && seconds > one - 60);
  return (
    <p className="foyer-countdown">
      <span>{label}</span>{' '}
      <time role="timer" dateTime={`PT${seconds}S`}>
        {text}
      </time>
      <span className="foyer-hidden" role="status">
        {reached === undefined ? '' : words.timeLeft(reached / 60)}
      </span>
    </p>
  );
}
