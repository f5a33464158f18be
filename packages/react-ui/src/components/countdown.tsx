import type { JSX } from 'react';

import { corporateCopy } from '../copy/join.ts';
import { useCopy } from '../locale/use-copy.ts';

/** The remaining seconds at which screen readers announce the time. */
const announcedSeconds = [300, 60, 0] as const;

export interface CountdownProps {
  readonly label: string;
  /** Whole seconds, never below 0. */
  readonly seconds: number;
  /** The remaining time as `mm:ss`. */
  readonly text: string;
}

export function Countdown({ label, seconds, text }: CountdownProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const reached = announcedSeconds.find((one) => seconds <= one && seconds > one - 60);
  return (
    <p className="foyer-countdown">
      <span>{label}</span>{' '}
      <time role="timer" dateTime={`PT${seconds}S`}>
        {text}
      </time>
      <span className="foyer-hidden" role="status">
        {reached === undefined ? '' : copy.timeLeft(reached / 60)}
      </span>
    </p>
  );
}
