import { buildSite } from './build-site.mjs';
import { buildStorybook } from './build-storybook.mjs';
import { findChromium, howToGetChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { runStage } from './run-stage.mjs';
import { browserTests, checks, lastChecks, pictures, unitTests } from './stages.mjs';
import { duration, StepFailed } from './step.mjs';

/** Everything, in the order in which a failure is cheapest to hear of. A failed stage doesn't stop the others. */
export async function main() {
  const began = Date.now();
  const sum = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    sum.passed += passed;
    sum.failed += failed;
  };
  const stages = async (list) => {
    for (const stage of list) add(await runStage(stage));
  };

  // Without packages nothing else can run.
  if (await prepare(install, add)) {
    await stages(checks());
    await stages(unitTests());
    const chromium = findChromium();
    if (chromium === null) {
      console.log(`✗ Tests in Chromium\n    ${howToGetChromium}`);
      add({ passed: 0, failed: 1 });
    }
    const [stories, journeys] = browserTests(chromium);
    if (chromium !== null) await stages([stories]);
    const hasStorybook = await prepare(buildStorybook, add);
    if (await prepare(buildSite, add)) {
      if (chromium !== null && hasStorybook) await stages([pictures(chromium)]);
      if (chromium !== null) await stages([journeys]);
    }
    await stages(lastChecks());
  }

  console.log(`\nAll of it took ${duration(Date.now() - began)}. Logs and reports: .reports`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/** Runs a step that stages need; when it fails, says so, counts it, and answers false. */
async function prepare(step, add) {
  try {
    await step((text) => console.log(text));
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.log(`${error.detail}\n✗ ${error.message}`);
    add({ passed: 0, failed: 1 });
    return false;
  }
}
