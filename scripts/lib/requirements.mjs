/**
 * The ids of a catalogue: lines `| RT-01 | in short | status |` of a Markdown file.
 * @returns {{id: string, open: string | null}[]} `open` says what an id marked partial still lacks.
 */
export function catalogueOf(markdown) {
  const rows = [];
  for (const line of markdown.split('\n')) {
    const [, id, , status] = line.split('|').map((cell) => cell.trim());
    if (!idPattern.test(id ?? '')) continue;
    if (rows.some((row) => row.id === id)) throw new Error(`${id} stands in the catalogue twice.`);
    rows.push({ id, open: openPart(id, status ?? '') });
  }
  return rows;
}

/**
 * What the tests of a run say about the catalogue's ids. An id is met when a passing test names it and none that
 * names it failed; marked partial, it is partial then.
 * @param {{title: string, status: string}[]} tests
 * @returns {{met: string[], partial: string[], unmet: string[]}}
 */
export function weigh(catalogue, tests) {
  const passed = idsIn(tests.filter((test) => test.status === 'passed'));
  const failed = idsIn(tests.filter((test) => test.status === 'failed'));
  const answer = { met: [], partial: [], unmet: [] };
  for (const { id, open } of catalogue) {
    if (!passed.has(id) || failed.has(id)) answer.unmet.push(id);
    else if (open !== null) answer.partial.push(id);
    else answer.met.push(id);
  }
  return answer;
}

/** Ids that tests name and the catalogue doesn't know: a slip of the pen that would prove nothing. */
export function unknownIds(catalogue, tests) {
  const known = new Set(catalogue.map(({ id }) => id));
  const areas = new Set(catalogue.map(({ id }) => id.slice(0, 2)));
  return [...idsIn(tests)].filter((id) => areas.has(id.slice(0, 2)) && !known.has(id)).toSorted();
}

const idPattern = /^[A-Z]{2}-\d{2}$/;

function openPart(id, status) {
  if (status === '') return null;
  const open = /^partial: (.+)$/.exec(status)?.[1];
  if (open === undefined) throw new Error(`${id}: a status is blank or "partial: what is open".`);
  return open;
}

function idsIn(tests) {
  return new Set(tests.flatMap(({ title }) => title.match(/\b[A-Z]{2}-\d{2}\b/g) ?? []));
}
