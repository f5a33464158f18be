import { buildApi, buildSite, buildTestStorybook } from './build.mjs';
import { findChromium, provideChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { runChecks, runStage } from './run-stage.mjs';
import {
  journeys,
  lastChecks,
  longChecks,
  packagesCheck,
  quickChecks,
  screenshots,
  unitTests,
} from './stages.mjs';
import { duration, StepFailed } from './step.mjs';

/** Runs everything, starting with the stages that fail fastest. A failed stage doesn't stop the others. */
export async function main() {
  const began = Date.now();
  const sum = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    sum.passed += passed;
    sum.failed += failed;
  };
  const stages = async (list, options) => {
    for (const stage of list) add(await runStage(stage, options));
  };

  // Without packages nothing else can run.
  if (await prepare(install, add)) {
    const chromium = (await prepare(provideChromium, add)) ? findChromium() : null;
    add(await runChecks(quickChecks()));
    // Several files of the unit tests start the server, at the same time.
    await prepare(buildApi, add);
    // At a lower priority, the builds and the long checks use the time in which the tests wait.
    const builds = [buildTestStorybook, buildSite].map((build) => prepare(build, add));
    await Promise.all([
      stages([packagesCheck()]),
      stages(unitTests()),
      stages(longChecks(), { letsOthersFirst: true }),
    ]);
    const [hasStorybook, hasSite] = await Promise.all(builds);
    if (chromium !== null) {
      // Both wait for their pages now and then.
      await Promise.all([
        stages(hasStorybook && hasSite ? [screenshots(chromium)] : []),
        stages(hasSite ? [journeys()] : []),
      ]);
    }
    await stages(lastChecks());
  }

  console.log(`\nTotal time: ${duration(Date.now() - began)}. Logs and reports: .reports`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/** Runs a step that stages need. If it fails, prints why, counts it, and returns false. */
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
