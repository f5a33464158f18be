import { describe, expect, it } from 'vitest';
import type { MeasuredRow } from '../measured-row.ts';
import { asJson } from './as-json.ts';
import { asMarkdown } from './as-markdown.ts';
import { asTable } from './as-table.ts';
import { wrongAnswerText } from './wrong-answer-text.ts';

const labels: MeasuredRow = {
  name: 'labels',
  unit: 'us',
  ours: 7.123,
  peer: 142.4,
  peerName: 'Intl',
  floor: 1.5,
  ratio: 7.123 / 142.4,
  noise: 0.1,
  target: { figure: 20, beside: { name: 'Intl', figure: 186 } },
};
const late: MeasuredRow = { ...labels, name: 'late', ours: 71, ratio: 0.5 };
const kept: MeasuredRow = {
  ...late,
  name: 'kept',
  target: { figure: 3, beside: { name: 'floor', figure: 2 } },
};
const quick: MeasuredRow = {
  ...labels,
  name: 'started',
  unit: 'ms',
  ours: 70,
  peer: null,
  peerName: null,
  floor: null,
  ratio: null,
  target: { figure: 80, beside: null },
};
const many: MeasuredRow = {
  ...labels,
  name: 'scenarios',
  unit: 'per second',
  ours: 9000,
  peer: 3000,
  peerName: 'cucumber-js',
  target: { figure: 7000, beside: { name: 'cucumber-js', figure: 3549 } },
};

describe('the report of a run', () => {
  it('is JSON of exactly these keys', () => {
    const { rows } = JSON.parse(asJson([labels, quick])) as { rows: object[] };
    expect(rows.map((row) => Object.keys(row))).toEqual([
      ['name', 'unit', 'ours', 'peer', 'peerName', 'floor', 'ratio'],
      ['name', 'unit', 'ours', 'peer', 'peerName', 'floor', 'ratio'],
    ]);
    expect(rows[1]).toMatchObject({ name: 'started', ours: 70, peer: null, peerName: null });
  });

  it('is a table that marks a target that is missed', () => {
    const lines = asTable([labels, late, kept, quick, many]).split('\n');
    expect(lines[1]).toMatch(
      /^labels +us +7\.12 +142 +Intl +0\.05× +1\.50 +4\.75× +±5 % +✓ ≤ 0\.11×$/,
    );
    expect(lines[2]).toMatch(/✗ ≤ 0\.11×$/);
    expect(lines[3]).toMatch(/✗ ≤ 1\.50× the floor$/);
    expect(lines[4]).toMatch(/^started +ms +70\.0 .*✓ ≤ 80\.0$/);
    expect(lines[5]).toMatch(/^scenarios +per second +9,000 +3,000 .*✓ ≥ 1\.97×$/);
  });

  it('leaves the target out beside a peer that it was not measured beside', () => {
    expect(asTable([{ ...labels, peerName: 'luxon' }])).not.toMatch(/[✓✗]/);
  });

  it('is a table for a page', () => {
    const lines = asMarkdown([labels]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe(
      '| labels | us | 7.12 | 142 | Intl | 0.05× | 1.50 | 4.75× | ±5 % | ✓ ≤ 0.11× |',
    );
  });

  it('says who has another answer, to what, and which', () => {
    const text = wrongAnswerText({
      way: 'luxon',
      input: { at: 1 },
      expected: ['9 AM'],
      seen: ['8 AM'],
    });
    expect(text).toContain('luxon has another answer');
    expect(text).toMatch(/asked +\{ at: 1 \}\n +expected +\[ '9 AM' \]\n +seen +\[ '8 AM' \]$/);
  });
});
