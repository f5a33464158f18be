// `pnpm storybook:build`: the Storybook as a folder of files, unless nothing that goes into it changed.
import { buildStorybook, storybookFolder } from './lib/build-storybook.mjs';
import { reportFailure, shown } from './lib/step.mjs';

try {
  const outcome = await buildStorybook((text) => console.log(text));
  console.log(`The Storybook is ${outcome}: ${shown(storybookFolder)}`);
} catch (error) {
  reportFailure(error);
}
