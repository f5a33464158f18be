// `npm test`: installs what it needs, runs every check and every test, and ends with one line, `N passed, N failed`.
import { withGoodNode } from './lib/node-version.mjs';

withGoodNode(function () {
  return import('./lib/test-all.mjs').then(function (all) {
    return all.main();
  });
});
