import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readScenarios } from './read-scenarios.ts';

async function problemsOf(...lines: readonly string[]) {
  const { problems } = await readScenarios('x.yaml', lines.join('\n'));
  return problems;
}

describe('reading scenario files', () => {
  it('CL-01 takes one scenario, or several under scenarios, from YAML and from JSON alike', async () => {
    const one = { name: 'a', steps: [{ open: '/membership' }] };
    const texts = [
      JSON.stringify(one),
      JSON.stringify({ scenarios: [one, one] }, null, 2),
      'name: a\nsteps:\n  - open: /membership\n',
    ];
    const read = await Promise.all(texts.map((text) => readScenarios('x', text)));
    expect(read.map(({ scenarios }) => scenarios.length)).toEqual([1, 2, 1]);
  });

  it('CL-04 a misspelt key is told with its line, its column and the key that was probably meant', async () => {
    const problems = await problemsOf(
      ...['name: a', 'steps:', '  - open: /membership', '  - pres: visit'],
    );
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'x.yaml',
        line: 4,
        column: 5,
        message: 'unknown key "pres"; did you mean "press"?',
        expected: expect.stringContaining('press'),
        seen: 'pres',
      }),
    ]);
  });

  it.each([
    ['a misspelt top key', 'stepz: []', 3, 'did you mean "steps"?'],
    ['a key of a club', 'clubs: { home: { acepts: true } }', 3, 'did you mean "accepts"?'],
    ['a word that is none of the choices', 'visitor: { country: usa }', 3, '"country"'],
    ['a number where a zone is meant', 'visitor: { time-zone: 3 }', 3, '"time-zone"'],
  ])('CL-04 %s is told with its line', async (_, wrong, line, words) => {
    const problems = await problemsOf('name: a', 'steps: [{ open: /membership }]', wrong);
    expect(problems.map((problem) => problem.line)).toEqual([line]);
    expect(problems[0]?.message).toContain(words);
  });

  it.each([
    ['press: vist', 'did you mean "visit"?'],
    ['press: { button: visit, tims: 2 }', 'did you mean "times"?'],
    ['wait: 3 minutes', '"wait" is not right'],
    ['pick: { day: monday }', '"day" is not right'],
    ['pick: { day: today, alternative: 1 }', '"pick" is not right'],
    ['expect: { step: shedule }', 'did you mean "schedule"?'],
    ['expect: { message: leadFaild }', '"message" is not right'],
    ['expect: { slots: { inclde: [] } }', 'did you mean "include"?'],
    ['faults: { createAbandondLead: html }', 'did you mean "createAbandonedLead"?'],
    ['faults: { updateLead: { kind: html, status: 500 } }', '"updateLead" is not right'],
    ['choose-club: home', 'this scenario has no club "home"'],
    ['{ press: visit, go: back }', 'this is not right'],
    ['{}', 'this is not right'],
  ])('CL-04 the step %s is refused at its line', async (step, words) => {
    const problems = await problemsOf('name: a', 'steps:', '  - open: /membership', `  - ${step}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(4);
    expect(problems[0]?.message).toContain(words);
    expect(problems[0]?.expected).toBeTruthy();
  });

  it('CL-04 every problem of a file is told, not the first alone', async () => {
    const problems = await problemsOf(...['name: 3', 'steps:', '  - open: here', '  - wait: soon']);
    expect(problems.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  it.each([
    ['broken YAML', 'name: a\nsteps: [', 2],
    ['an empty file', '', 1],
    ['a list', '- 1\n', 1],
    ['a key that stands twice', 'name: a\nname: b\nsteps: [{ open: / }]', 2],
    ['a second document', 'name: a\nsteps: [{ open: / }]\n---\nname: b', 3],
  ])('CL-04 %s gives a problem with a line and no scenario', async (_, text, line) => {
    const { problems, scenarios } = await readScenarios('x.yaml', text);
    expect(scenarios).toEqual([]);
    expect(problems[0]?.line).toBe(line);
  });

  it('CL-04 a place of a scenario in a list has its own line', async () => {
    const text = 'scenarios:\n  - name: a\n    steps:\n      - open: /\n      - wait: 1s\n';
    const { scenarios } = await readScenarios('x.yaml', text);
    const [scenario] = scenarios;
    expect(scenario?.lineOf(['steps', 1, 'wait'])).toBe(5);
    expect(scenario?.lineOf(['steps', 1, 'wait', 'deeper'])).toBe(5);
  });

  it('CL-04 whatever text a file holds, reading it gives scenarios or problems', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.string().map((text) => `name: ${text}\nsteps:\n  - open: ${text}\n`),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const { scenarios, problems } = await readScenarios('x.yaml', text);
        expect(scenarios.length > 0).toBe(problems.length === 0);
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
      }),
    );
  });
});
