import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { type ScreenStates, screens, states } from '../testing/story-states.ts';

const src = join(import.meta.dirname, '..');

/** Names of files that contain a screen, step, dialog or form. */
const nameOfScreen =
  /(?:-(?:step|screen|dialog|guard|form|preview|summary|view)|^change-\w+|^survey)$/;

describe('stories cover states', () => {
  it('UI-03 lists every screen in the table', () => {
    const named = screens.flatMap(({ files }) => files);
    const there = globSync('**/*.tsx', { cwd: join(src, 'screens') })
      .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
      .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
      .filter((file) => nameOfScreen.test(file.split('/').at(-1) ?? '') && !notScreens.has(file));
    expect(there.filter((file) => !named.includes(file))).toEqual([]);
    expect(named.filter((file) => !existsSync(join(src, 'screens', `${file}.tsx`)))).toEqual([]);
  });

  it.each(screens.map((screen) => [screen.files[0], screen] as const))(
    'UI-03 %s has a story for each state, or a reason why not',
    (_name, screen) => {
      const without = Object.values(screen.none ?? {}).flat();
      expect(states.filter((state) => !screen.shown[state] && !without.includes(state))).toEqual(
        [],
      );
      expect(states.filter((state) => screen.shown[state] && without.includes(state))).toEqual([]);
      expect(storiesOf(screen).filter(({ at }) => sourceOf(at) === null)).toEqual([]);
    },
  );

  it('UI-03 shows phone stories on a phone', () => {
    const said = screens
      .flatMap(storiesOf)
      .filter(({ state, at }) => state === 'phone' && !/phone|narrow/i.test(sourceOf(at) ?? ''));
    expect(said).toEqual([]);
  });

  it('UI-03 shows every component in a story or on a screen', () => {
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

/** Files with matching names that appear as part of a screen. */
const notScreens = new Set(['account/change-page']);

/** The stories of a screen as `file#Export`. */
function storiesOf({ files, stories = `screens/${files[0]}`, shown }: ScreenStates) {
  return Object.entries(shown).map(([state, named]) => ({
    state,
    at: named.includes('#') ? named : `${stories}#${named}`,
  }));
}

/** The source of a story, up to the next one; null if there's no story of that name. */
function sourceOf(at: string): string | null {
  const [file = '', name = ''] = at.split('#');
  const text = readFileSync(join(src, `${file}.stories.tsx`), 'utf8');
  return (
    new RegExp(String.raw`export const ${name}\b[\s\S]*?(?=\nexport |\n\n|$)`).exec(text)?.[0] ??
    null
  );
}

/** Adds a file and everything it imports from the package. */
function follow(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(join(src, file))) return;
  seen.add(file);
  const text = readFileSync(join(src, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    follow(join(dirname(file), path), seen);
  }
}
