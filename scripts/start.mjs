// `npm start`: installs and builds what isn't current, then runs the server for the site and the API.
import { withGoodNode } from './lib/node-version.mjs';

withGoodNode(function () {
  return import('./lib/serve.mjs').then(function (serve) {
    return serve.main();
  });
});
