/** What a browser has to write down for `pressesOf`. */
export const pressCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** The marks that a page sets around an act: what is begun, and that it is over. */
export const beginMark = 'foyer begins: ';
export const endMark = 'foyer ends';

/** The events by which a press or a key counts. */
const counted = new Set(['pointerdown', 'click', 'keydown', 'input']);

/**
 * The keys and presses in a browser's trace, by the mark under which they came. The browser itself says when an event came and
 * when the frame after it was done, so that nothing is counted in the page, and no task that comes between the frame and a message
 * about it (a picture that is read, say) counts as a wait for the frame.
 * @param {readonly object[]} events of a trace with `pressCategories`
 * @returns {Record<string, { ms: number, processor: number, script: number, layout: number, drawing: number }[]>} `ms`: from the
 * event until the page's thread has given its frame away. The others: for how much of that time that thread was at work, how long
 * for scripts, for styles and layout, for drawing; ms, too.
 */
export function pressesOf(events) {
  const threads = threadsOf(events);
  const presses = {};
  for (const { what, pid, tid, from, until } of actsOf(events)) {
    const own = threads.get(`${pid} ${tid}`);
    for (const { ts, args } of own.timings) {
      const { timeStamp, commitFinishTime, type } = args.data;
      if (ts < from || ts > until || !counted.has(type)) continue;
      // Of what changes nothing on the screen there is no frame.
      if (!(commitFinishTime > timeStamp)) continue;
      const ms = commitFinishTime - timeStamp;
      (presses[what] ??= []).push({ ms, ...workOf(own.spans, ts, ts + ms * 1e3) });
    }
  }
  return presses;
}

/** What a page did between two marks; times in us of the trace. */
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
  // What holds another one stands before it.
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

/** How long a thread was at work between two moments of the trace, in us, and for what; what holds something else counts without it. In ms. */
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
