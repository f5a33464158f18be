// `pnpm build`: the web site into examples/web/dist, unless nothing that goes into it changed.
import { buildSite } from './lib/build-site.mjs';
import { reportFailure } from './lib/step.mjs';

try {
  console.log(`The site is ${await buildSite((text) => console.log(text))}: examples/web/dist`);
} catch (error) {
  reportFailure(error);
}
