/** The static Storybook, served from its folder at `PORT`. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const folder = join(import.meta.dirname, '..', 'packages', 'react-ui', 'storybook-static');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
  const file = join(folder, path);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  // A picture is taken of what is there now; a name with a hash in it is the same for good.
  const age = path.startsWith('/assets/') ? 'max-age=86400, immutable' : 'no-store';
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': age,
  });
  createReadStream(file).pipe(response);
}).listen(Number(process.env['PORT']), '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
