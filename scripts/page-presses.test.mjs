import { describe, expect, it } from 'vitest';
import { beginMark, endMark, pressesOf } from './lib/page-presses.mjs';

const page = { pid: 1, tid: 1 };
const span = (name, ms, forMs, atWorkMs = forMs) => ({
  ...page,
  ph: 'X',
  name,
  ts: ms * 1e3,
  dur: forMs * 1e3,
  tdur: atWorkMs * 1e3,
});
const mark = (name, ms, of = page) => ({
  ...of,
  ph: 'I',
  cat: 'blink.user_timing',
  name,
  ts: ms * 1e3,
});
const event = (type, ms, commitFinishTime) => ({
  ...page,
  ph: 'b',
  name: 'EventTiming',
  ts: ms * 1e3,
  args: { data: { type, timeStamp: ms, commitFinishTime } },
});

describe('the presses in a trace', () => {
  it('last from the event to its frame and count work during that time once, by its type', () => {
    const trace = [
      mark(`${beginMark}a time`, 0),
      event('click', 10, 40),
      // Begins 5 ms before the event, so half of it counts.
      span('RunTask', 5, 10, 5),
      span('RunTask', 20, 30),
      span('EventDispatch', 20, 10),
      span('Layout', 22, 3),
      span('Paint', 32, 4),
      // After the frame.
      span('RunTask', 60, 100),
      mark(endMark, 200),
    ];
    expect(pressesOf(trace)).toEqual({
      'a time': [{ ms: 30, processor: 22.5, script: 7, layout: 3, drawing: 4 }],
    });
  });

  it('are the ones between the page’s own marks that have a frame', () => {
    const elsewhere = { pid: 2, tid: 1 };
    const trace = [
      event('click', 5, 8),
      mark(`${beginMark}a time`, 10),
      mark(endMark, 15, elsewhere),
      event('pointerdown', 20, 30),
      event('pointerover', 20, 30),
      event('keydown', 40),
      { ...event('click', 45, 60), ...elsewhere },
      mark(endMark, 50),
      event('click', 70, 80),
    ];
    expect(pressesOf(trace)['a time'].map(({ ms }) => ms)).toEqual([10]);
  });
});
