import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { type ScreenStates, screens, type State, states } from './story-states.ts';

const src = join(import.meta.dirname, '..');

/** What a screen, a step, a dialog, or a form of its own is called. */
const nameOfScreen =
  /(?:-(?:step|screen|dialog|guard|form|preview|summary|view)|^change-\w+|^survey)$/;

describe('stories cover states', () => {
  it('UI-03 every screen is in the table', () => {
    const named = screens.flatMap(({ files }) => files);
    const there = globSync('**/*.tsx', { cwd: join(src, 'screens') })
      .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
      .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
      .filter((file) => nameOfScreen.test(file.split('/').at(-1) ?? '') && !notScreens.has(file));
    expect(there.filter((file) => !named.includes(file))).toEqual([]);
    expect(named.filter((file) => !existsSync(join(src, 'screens', `${file}.tsx`)))).toEqual([]);
  });

  it.each(screens.map((screen) => [screen.files[0] ?? '', screen] as const))(
    'UI-03 %s has a story for each state, or says why not',
    (_name, screen) => {
      const without = Object.values(screen.none).flat();
      expect(states.filter((state) => !screen.shown[state] && !without.includes(state))).toEqual(
        [],
      );
      expect(states.filter((state) => screen.shown[state] && without.includes(state))).toEqual([]);
      expect(storiesOf(screen).filter(({ at }) => sourceOf(at) === null)).toEqual([]);
    },
  );

  it('UI-03 a story for a phone is on one, and a dark one is dark', () => {
    const said = screens.flatMap(storiesOf).filter(({ state, at }) => {
      const source = sourceOf(at) ?? '';
      if (state === 'phone') return !/phone|narrow/i.test(source);
      return state === 'dark' && !/dark/i.test(source);
    });
    expect(said).toEqual([]);
  });

  it('UI-03 every component is in a story of the components, or on a screen', () => {
    const seen = new Set<string>();
    for (const file of globSync('{components,screens}/**/*.stories.tsx', { cwd: src })) {
      follow(file, seen);
    }
    const components = globSync('components/*.tsx', { cwd: src }).filter(
      (file) => !/\.(?:test|stories)\.tsx$/.test(file),
    );
    expect(components.filter((file) => !seen.has(file))).toEqual([]);
  });
});

/** Parts that are named alike and are seen with their screen. */
const notScreens = new Set(['account/change-page', 'corporate/plan-choice']);

interface Told {
  readonly state: State;
  readonly at: string;
}

/** The stories of a screen, each as `file#Export`. */
function storiesOf({ stories, shown }: ScreenStates): readonly Told[] {
  return states.flatMap((state): Told[] => {
    const named = shown[state];
    if (named === undefined) return [];
    return [{ state, at: named.includes('#') ? named : `${stories}#${named}` }];
  });
}

/** The text of a story, to the next one; null when there is none of that name. */
function sourceOf(at: string): string | null {
  const [file = '', name = ''] = at.split('#');
  const text = readFileSync(join(src, `${file}.stories.tsx`), 'utf8');
  return (
    new RegExp(String.raw`export const ${name}\b[\s\S]*?(?=\nexport |\n\n|$)`).exec(text)?.[0] ??
    null
  );
}

/** A file and all that it imports of the package. */
function follow(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(join(src, file))) return;
  seen.add(file);
  const text = readFileSync(join(src, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    follow(join(dirname(file), path), seen);
  }
}
