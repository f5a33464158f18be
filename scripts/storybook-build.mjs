// `pnpm storybook:build`: builds the static Storybook, unless its inputs are unchanged.
import { buildStorybook, storybookFolder } from './lib/build-storybook.mjs';
import { reportFailure, shown } from './lib/step.mjs';

try {
  const outcome = await buildStorybook((text) => console.log(text));
  console.log(`The Storybook is ${outcome}: ${shown(storybookFolder)}`);
} catch (error) {
  reportFailure(error);
}
