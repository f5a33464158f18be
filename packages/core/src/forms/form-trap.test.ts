import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FormTrap } from './form-trap.ts';

/** A form whose hidden field contains `text`. */
function hiddenField(text: string): () => string {
  let left = text;
  return () => {
    const taken = left;
    left = '';
    return taken;
  };
}

describe('the form trap', () => {
  it('SE-19 reports how long the form has been visible', () => {
    const clock = new VirtualClock();
    const trap = new FormTrap(clock);
    trap.open(hiddenField(''));
    clock.advance(2_500);
    expect(trap.take()).toEqual({ openForMs: 2_500, isTrapFilled: false });
    clock.advance(500);
    expect(trap.take()?.openForMs).toBe(3_000);
  });

  it('SE-17 reports a filled hidden field once, so that the next press succeeds', () => {
    const trap = new FormTrap(new VirtualClock());
    trap.open(hiddenField('https://bot.example'));
    expect(trap.take()?.isTrapFilled).toBe(true);
    expect(trap.take()?.isTrapFilled).toBe(false);
  });

  it('SE-17 SE-19 covers only the visible form', () => {
    const clock = new VirtualClock();
    const trap = new FormTrap(clock);
    expect(trap.take()).toBeNull();
    const closeFirst = trap.open(hiddenField('first'));
    clock.advance(4_000);
    const closeSecond = trap.open(hiddenField(''));
    // During a transition, the old step disappears after the new one has appeared.
    closeFirst();
    expect(trap.take()).toEqual({ openForMs: 0, isTrapFilled: false });
    closeSecond();
    expect(trap.take()).toBeNull();
  });
});
