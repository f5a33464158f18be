/** The trace categories that `pressesOf` needs. */
export const pressCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** The marks that a page sets around an action: its start and its end. */
export const beginMark = 'foyer begins: ';
export const endMark = 'foyer ends';

/** The events that count as a press or a key. */
const counted = new Set(['pointerdown', 'click', 'keydown', 'input']);

/**
 * Finds the key presses and taps in a browser's trace, by the mark before them. The browser itself reports when an
 * event arrived and
 * when the frame after it was done. So nothing is measured in the page, and a task between the frame and a
 * notification
 * about it (such as decoding a picture) doesn't count as waiting for the frame.
 * @param {readonly object[]} events of a trace with `pressCategories`
 * @returns {Record<string, { ms: number, processor: number, script: number, layout: number, drawing: number }[]>}
 * `ms`: from the
 * event until the main thread has submitted its frame. The others: how much of that time the thread was working, on
 * scripts, on styles and layout, and on painting; also in ms.
 */
export function pressesOf(events) {
  const threads = threadsOf(events);
  const presses = {};
  for (const { what, pid, tid, from, until } of actsOf(events)) {
    const own = threads.get(`${pid} ${tid}`);
    for (const { ts, args } of own.timings) {
      const { timeStamp, commitFinishTime, type } = args.data;
      if (ts < from || ts > until || !counted.has(type)) continue;
      // An event without a visible change has no frame.
      if (!(commitFinishTime > timeStamp)) continue;
      const ms = commitFinishTime - timeStamp;
      (presses[what] ??= []).push({ ms, ...workOf(own.spans, ts, ts + ms * 1e3) });
    }
  }
  return presses;
}

/** What a page did between two marks. Times in µs of the trace. */
function actsOf(events) {
  const marks = events
    .filter(({ cat, name }) => cat?.includes('blink.user_timing') && name.startsWith('foyer '))
    .toSorted((a, b) => a.ts - b.ts);
  return marks
    .filter(({ name }) => name.startsWith(beginMark))
    .map(({ name, pid, tid, ts }) => ({
      what: name.slice(beginMark.length),
      pid,
      tid,
      from: ts,
      until: marks.find((mark) => mark.name === endMark && mark.pid === pid && mark.ts > ts).ts,
    }));
}

function threadsOf(events) {
  const threads = new Map();
  for (const event of events) {
    const isTiming = event.name === 'EventTiming' && event.ph === 'b';
    const isSpan = event.ph === 'X' && event.tdur !== undefined;
    if (!isTiming && !isSpan) continue;
    const key = `${event.pid} ${event.tid}`;
    if (!threads.has(key)) threads.set(key, { timings: [], spans: [] });
    threads.get(key)[isTiming ? 'timings' : 'spans'].push(event);
  }
  // Parents come before their children.
  for (const { spans } of threads.values()) spans.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  return threads;
}

const kinds = {
  EventDispatch: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  FunctionCall: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  Commit: 'drawing',
  Layerize: 'drawing',
  Paint: 'drawing',
  PrePaint: 'drawing',
  UpdateLayer: 'drawing',
};

/**
 * A thread's work between two moments of the trace (in µs), by type. Nested spans are subtracted from their parent.
 * Returns ms.
 */
function workOf(spans, from, until) {
  const work = { processor: 0, script: 0, layout: 0, drawing: 0 };
  const around = [];
  for (const { name, ts, dur, tdur } of spans) {
    if (ts + dur <= from) continue;
    if (ts >= until) break;
    while (around.length > 0 && around.at(-1).end <= ts) around.pop();
    const outer = around.at(-1);
    const share = dur === 0 ? 0 : (Math.min(ts + dur, until) - Math.max(ts, from)) / dur;
    const ms = (tdur * share) / 1e3;
    const kind = kinds[name] ?? outer?.kind;
    if (outer === undefined) work.processor += ms;
    else if (outer.kind !== undefined) work[outer.kind] -= ms;
    if (kind !== undefined) work[kind] += ms;
    around.push({ end: ts + dur, kind });
  }
  return work;
}
