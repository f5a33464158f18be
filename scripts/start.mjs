// `npm start`: installs and builds what is not current, then runs the server that serves the site and the API.
import { withGoodNode } from './lib/node-version.mjs';

withGoodNode(function () {
  return import('./lib/serve.mjs').then(function (serve) {
    return serve.main();
  });
});
