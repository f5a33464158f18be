import type { KeyboardEvent } from 'react';

/** The key that was pressed. In a language that is read from right to left, the left and right arrows change places. */
export function readingKey({ key, currentTarget }: KeyboardEvent): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
