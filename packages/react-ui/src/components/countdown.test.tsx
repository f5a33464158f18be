// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Countdown } from './countdown.tsx';

afterEach(cleanup);

function shown(seconds: number): {
  readonly time: string | null;
  readonly announced: string | null;
} {
  cleanup();
  render(<Countdown label="Expires in" seconds={seconds} text="14:59" />);
  return {
    time: screen.getByRole('timer').textContent,
    announced: screen.getByRole('status').textContent,
  };
}

describe('the countdown', () => {
  it('CJ-07 shows the remaining time as mm:ss', () => {
    expect(shown(899).time).toBe('14:59');
  });

  it('CJ-07 is announced to screen readers at five minutes, at one minute and at the end, not every second', () => {
    expect(shown(900).announced).toBe('');
    expect(shown(301).announced).toBe('');
    expect(shown(300).announced).toBe('Your code expires in 5 minutes.');
    expect(shown(299).announced).toBe('Your code expires in 5 minutes.');
    expect(shown(200).announced).toBe('');
    expect(shown(60).announced).toBe('Your code expires in 1 minute.');
    expect(shown(0).announced).toBe('Your code has expired. You can request a new one.');
  });
});
