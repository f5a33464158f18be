/**
 * Another site, on a different origin. Every path returns a page that loads the element's script from the API's
 * origin, or `?script=`, with the markup in `?body=`. Its style sheet is as hostile as possible unless `?kind` is present.
 */
import { createServer } from 'node:http';

const api = process.env['E2E_API'] ?? '';
const port = Number(process.env['PORT']);

createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://host.invalid');
  const csp = searchParams.get('csp');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(csp !== null && { 'content-security-policy': csp.replaceAll('API', api) }),
  });
  const script =
    searchParams.get('script') ??
    '<script type="module" src="API/embed/foyer-lead-flow.js"></script>';
  response.end(
    pageWith(
      searchParams.get('body') ?? '',
      searchParams.has('kind'),
      script.replaceAll('API', api),
    ),
  );
}).listen(port, 'localhost');

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

function pageWith(body: string, isKind: boolean, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Another site</title>
    <link rel="icon" href="data:," />
    ${isKind ? '' : `<style>${unkind}</style>`}
    ${script}
  </head>
  <body>
    <main>
      <h1 id="own-title">Another site</h1>
      <p><a id="own-link" href="/elsewhere">A link of the host</a></p>
      ${body}
    </main>
  </body>
</html>`;
}

const unkind = `
  html { font-size: 62.5%; }
  * { all: unset; }
  * { color: rgb(255, 0, 0) !important; font: 700 40px/3 cursive !important; letter-spacing: 9px !important;
      text-transform: uppercase !important; text-align: right; visibility: visible; direction: rtl; }
  style, script, head, title { display: none !important; }
  body, main, h1, p { display: block; }
  a { display: inline; }
  button, input, label, fieldset, dialog, form { display: none !important; }
  h2, div, section { outline: 9px solid rgb(255, 0, 0) !important; transform: rotate(3deg); }
  .foyer-root, .foyer-button, .foyer-flow { background: rgb(255, 0, 0) !important; display: none !important; }
  :root { --foyer-space-4: 99px; }
`;
