import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './lib/project.mjs';

it('EM-01 the element includes every style sheet of the screens except the one for the page around them', () => {
  const ofScreens = importsOf('index.css');
  expect(ofScreens.length).toBeGreaterThan(8);
  expect(importsOf('element.css')).toEqual([
    ...ofScreens.filter((line) => !line.includes('./page.css')),
    "@import './host.css' layer(foyer.element);",
  ]);
});

function importsOf(file) {
  return readFileSync(inRoot('packages/react-ui/src/styles', file), 'utf8').match(/^@import.*$/gm);
}
