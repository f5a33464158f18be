/** The targets for each page and each press. Times in ms. */
const targets = { ratio: 1.1, blocking: 50, longest: 100, shift: 0, interaction: 40 };

const names = {
  ours: 'Foyer',
  html: 'the same as plain HTML',
  script: 'without prerendering',
};

/** The report as text for a terminal. `html` is the browser's own time for a press. */
export function asText({ rows, interactions, load }) {
  const lines = [];
  for (const { path, ...ways } of rows) {
    lines.push(`\n${path}`);
    lines.push('                            first  largest    ratio  blocking  longest    shift');
    for (const [name, way] of Object.entries(ways)) {
      const cells = [way.fcp, way.lcp].map((ms) => String(Math.round(ms)).padStart(8));
      const rest = [
        ratioOf(way, ways).toFixed(2),
        Math.round(way.blocking),
        Math.round(way.longest),
        way.shift.toFixed(4),
      ].map((cell) => String(cell).padStart(8));
      lines.push([names[name].padEnd(26), ...cells, ...rest].join(' '));
    }
  }
  lines.push('\nbooking a visit: ms until the screen responds, and ms of CPU work');
  lines.push(
    '                              Foyer     HTML  | Foyer     HTML   script   layout  drawing',
  );
  for (const { name, ms, html, processor } of interactions) {
    const [clock, work] = [[ms, html], workCells(processor)].map((cells) =>
      cells.map((took) => String(Math.round(took)).padStart(8)),
    );
    lines.push([name.padEnd(26), ...clock, '|', ...work].join(' '));
  }
  lines.push(`\nSystem load: ${load.toFixed(1)}.`);
  return lines.join('\n');
}

/** The tables of docs/performance.md, with ✓ or ✗ where there's a target. */
export function asMarkdown({ rows, interactions, load }) {
  const pages = rows.flatMap(({ path, ...ways }) =>
    Object.entries(ways).map(([name, way]) => {
      const judged = name === 'ours' ? judge : (text) => text;
      const ratio = ratioOf(way, ways);
      return [
        name === 'ours' ? `\`${path}\`, ${names.ours}` : names[name],
        Math.round(way.fcp).toLocaleString('en-US'),
        Math.round(way.lcp).toLocaleString('en-US'),
        judged(`${ratio.toFixed(2)}×`, ratio <= targets.ratio),
        judged(Math.round(way.blocking), way.blocking <= targets.blocking),
        judged(Math.round(way.longest), way.longest <= targets.longest),
        judged(way.shift, way.shift <= targets.shift),
      ];
    }),
  );
  const presses = interactions.map(({ name, ms, html }) => [
    name,
    judge(Math.round(ms), ms <= targets.interaction),
    Math.round(html),
  ]);
  const work = interactions.map(({ name, processor }) => [
    name,
    ...workCells(processor).map(Math.round),
  ]);
  const tables = [
    table(
      'ms, first paint, largest paint, to plain HTML, blocking, longest task, layout shift',
      pages,
    ),
    table('the slowest of its kind, Foyer ms, plain HTML ms', presses),
    table('ms of the processor, Foyer, plain HTML, script, styles and layout, drawing', work),
  ];
  return [...tables.filter(Boolean), `The machine’s load was ${load.toFixed(1)}.`].join('\n\n');
}

function workCells({ ours, html, script, layout, drawing }) {
  return [ours, html, script, layout, drawing];
}

function ratioOf(way, ways) {
  return way.lcp / ways.html.lcp;
}

function judge(text, isMet) {
  return `${isMet ? '✓' : '✗'} ${text}`;
}

function table(heads, rows) {
  if (rows.length === 0) return '';
  const lines = [heads.split(', '), heads.split(', ').map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
