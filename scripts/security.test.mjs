import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './lib/project.mjs';
import { catalogOf } from './requirements.mjs';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has. They are its first. */
const sections = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5
  7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3
  11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3
  15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

const read = (name) => readFileSync(inRoot('docs', name), 'utf8');
const known = new Set(catalogOf(read('requirements.md')).map(({ id }) => id));

it('OP-86 docs/security.md has a line for each requirement of ASVS 5.0, levels 1 and 2, and one of four states', () => {
  const rows = read('security.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const listed = rows.flatMap(([, ids]) => ids.split(', ').flatMap(expand));
  const wanted = sections.split(/\s+/).flatMap((section) => {
    const [name, count] = section.split(':');
    return Array.from({ length: Number(count) }, (_, place) => `${name}.${place + 1}`);
  });
  expect(wanted).toHaveLength(253);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
  const states = ['met', 'open', 'yours', 'none'];
  const wrong = rows.filter(([, , state, reason]) => !states.includes(state) || reason === '');
  expect(wrong).toEqual([]);
});

it.each(['security.md', 'threat-model.md'])(
  'OP-86 docs/%s names only ids that have tests',
  (name) => {
    const ids = read(name).match(/\b[A-Z]{2}-\d{2,3}\b/g) ?? [];
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  },
);

/** `1.2.5-1.2.8` */
function expand(range) {
  const [from, to = from] = range.split('-');
  const section = from.slice(0, from.lastIndexOf('.'));
  const last = (id) => Number(id.slice(id.lastIndexOf('.') + 1));
  return Array.from(
    { length: last(to) - last(from) + 1 },
    (_, place) => `${section}.${last(from) + place}`,
  );
}
