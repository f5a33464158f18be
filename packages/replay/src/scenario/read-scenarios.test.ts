import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readScenarios } from './read-scenarios.ts';

function problemsOf(...lines: readonly string[]) {
  return readScenarios('x.yaml', lines.join('\n')).problems;
}

describe('reading scenario files', () => {
  it('CL-01 reads one or several scenarios from YAML and from JSON', () => {
    const one = { name: 'a', steps: [{ open: '/membership' }] };
    const texts = [
      JSON.stringify(one),
      JSON.stringify({ scenarios: [one, one] }, null, 2),
      'name: a\nsteps:\n  - open: /membership\n',
    ];
    const read = texts.map((text) => readScenarios('x', text));
    expect(read.map(({ scenarios }) => scenarios.length)).toEqual([1, 2, 1]);
  });

  it('CL-04 reports a misspelled key with its line, its column and the key that was probably meant', () => {
    const problems = problemsOf('name: a', 'steps:', '  - open: /membership', '  - pres: visit');
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
    ['a misspelled top key', 'stepz: []', 3, 'did you mean "steps"?'],
    ['a key of a club', 'clubs: { home: { acepts: true } }', 3, 'did you mean "accepts"?'],
    ['a value that is none of the choices', 'visitor: { country: usa }', 3, '"country"'],
    ['a number instead of a time zone', 'visitor: { time-zone: 3 }', 3, '"time-zone"'],
    ['an item of a list', 'tags:\n  - browser\n  - browsr', 5, '"browser"'],
  ])('CL-04 reports %s with its line', (_, wrong, line, message) => {
    const problems = problemsOf('name: a', 'steps: [{ open: /membership }]', wrong);
    expect(problems.map((problem) => problem.line)).toEqual([line]);
    expect(problems[0]?.message).toContain(message);
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
    ['faults: { updateLead: { kind: html, retry-after: 2s } }', '"updateLead" is not right'],
    ['choose-club: home', 'this scenario has no club "home"'],
    ['choose-club: none', 'this scenario has no club "none"'],
    ["open: '/join/step1/{home}'", 'this scenario has no club "home"'],
    ["open: { path: '/join/step1/{home}' }", 'this scenario has no club "home"'],
    ["expect: { path: '/join/step1/{home}' }", 'this scenario has no club "home"'],
    ['app-posts: { tokn: own, from: x }', 'did you mean "token"?'],
    ['{ press: visit, go: back }', 'this is not right'],
    ['{}', 'this is not right'],
  ])('CL-04 rejects the step %s at its line', (step, message) => {
    const problems = problemsOf('name: a', 'steps:', '  - open: /membership', `  - ${step}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(4);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.expected).toBeTruthy();
  });

  it('CL-04 reports every problem of a file, not only the first', () => {
    const problems = problemsOf('name: 3', 'steps:', '  - open: here', '  - wait: soon');
    expect(problems.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  it.each([
    ['broken YAML', 'name: a\nsteps: [', 2],
    ['an empty file', '', 1],
    ['a list', '- 1\n', 1],
    ['a duplicate key', 'name: a\nname: b\nsteps: [{ open: / }]', 2],
    ['a second document', 'name: a\nsteps: [{ open: / }]\n---\nname: b', 3],
  ])('CL-04 %s is a problem with a line, not a scenario', (_, text, line) => {
    const { problems, scenarios } = readScenarios('x.yaml', text);
    expect(scenarios).toEqual([]);
    expect(problems[0]?.line).toBe(line);
  });

  it('CL-04 knows the lines of a scenario in a list', () => {
    const text = 'scenarios:\n  - name: a\n    steps:\n      - open: /\n      - wait: 1s\n';
    const { scenarios } = readScenarios('x.yaml', text);
    const [scenario] = scenarios;
    expect(scenario?.lineOf(['steps', 1, 'wait'])).toBe(5);
    expect(scenario?.lineOf(['steps', 1, 'wait', 'deeper'])).toBe(5);
  });

  it('CL-04 any text gives scenarios or problems', () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 30 }).map((bytes) => new TextDecoder().decode(bytes)),
      fc.string({ unit: 'grapheme' }),
      fc.json(),
      fc.string().map((text) => `name: ${text}\nsteps:\n  - open: ${text}\n`),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { scenarios, problems } = readScenarios('x.yaml', text);
        expect(scenarios.length > 0).toBe(problems.length === 0);
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
      }),
    );
  });
});
