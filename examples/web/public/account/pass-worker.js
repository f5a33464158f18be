/*
 * The service worker of /account/my-pass alone. A member's page saves their pass in a cache; without a connection this
 * shows it. No page or file of the site is cached, so nobody sees an old release.
 */
const page = '/account/my-pass';
const cacheName = 'foyer-pass';
/** At a club's door a weak connection is as bad as none. */
const waitMs = 4_000;
const longestMs = 30 * 86_400_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && new URL(url).pathname === page) event.respondWith(answer(event));
});

async function answer({ request }) {
  const pass = await savedPass();
  if (pass === null) return fetch(request);
  try {
    const late = new Promise((_, reject) => setTimeout(reject, waitMs));
    const response = await Promise.race([fetch(request), late]);
    if (response.status < 500) return response;
  } catch {
    // No connection: the saved pass is shown instead.
  }
  return passPage(pass);
}

/** Null if none is saved. One that nobody has confirmed for long is deleted. */
async function savedPass() {
  const saved = await caches.match(page, { cacheName });
  if (saved === undefined) return null;
  const pass = await saved.json();
  if (Date.now() - pass.confirmedAt < longestMs) return pass;
  await caches.delete(cacheName);
  return null;
}

function passPage(pass) {
  const nonce = crypto.randomUUID();
  const { barcode, memberId } = pass;
  const line = (name, text) => (text === null ? '' : `<p class="${name}">${safe(text)}</p>`);
  const symbol =
    barcode === null
      ? ''
      : `<svg role="img" aria-label="${safe(barcode.label)}" preserveAspectRatio="none"
          viewBox="0 0 ${safe(barcode.width)} ${safe(barcode.height)}" shape-rendering="crispEdges">
          <rect width="100%" height="100%" fill="#fff"/><path d="${safe(barcode.path)}"/></svg>
        ${line('number', barcode.value)}`;
  const html = `<!doctype html>
<html lang="${safe(pass.locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${safe(pass.title)}</title>
<style nonce="${nonce}">${style}</style>
<main>
  <p class="note" role="status">${safe(pass.offline)} ${safe(pass.confirmed)}.</p>
  <h1>${safe(pass.title)}</h1>
  <section aria-label="${safe(pass.title)}">
    ${line('name', pass.name)}${line('soft', pass.club)}${line('status', pass.status)}${symbol}
    <p>${safe(memberId.label)} <b>${safe(memberId.value)}</b></p>
  </section>
  <a href="${page}">${safe(pass.retry)}</a>
</main>
</html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function safe(text) {
  return String(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; color: light-dark(#191713, #f2ece0);
  background: light-dark(#f7f3ec, #15140f); font: 1rem/1.5 system-ui, sans-serif; }
main { display: grid; gap: 1.5rem; max-width: 34rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
p, h1 { margin: 0; overflow-wrap: anywhere; }
h1, .name { font-family: Georgia, serif; font-weight: 400; line-height: 1.1; }
h1 { font-size: 2rem; }
section { display: grid; gap: .5rem; padding: 1.25rem; border: 1px solid light-dark(#d9d0c1, #37342b);
  border-radius: 3px; background: light-dark(#fdfbf7, #1d1b16); }
svg { width: 100%; height: 7.5rem; margin-top: .75rem; }
.name { font-size: 1.5rem; }
.soft, .note { color: light-dark(#51493e, #bdb4a4); }
.status { font-weight: 600; }
.number { text-align: center; letter-spacing: .1em; }
.note { padding: .75rem 1rem; border-inline-start: 3px solid currentcolor; }
a { justify-self: start; padding-block: .6rem; color: inherit; }
`;
