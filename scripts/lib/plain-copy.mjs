import { openPhonePage } from './phone-page.mjs';

/** Opens a page on a similar phone that shows given plain HTML. */
export async function openPlainCopy(browser, site) {
  const copy = await openPhonePage(browser);
  const address = `${site}/plain`;
  await copy.ask('Fetch.enable', { patterns: [{ urlPattern: address }] });
  const stop = copy.onEvent(({ method, params }) => {
    if (method !== 'Fetch.requestPaused') return;
    void copy.ask('Fetch.fulfillRequest', {
      requestId: params.requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: Buffer.from('<!doctype html><title>A copy</title>').toString('base64'),
    });
  });
  await copy.goTo(address);
  stop();
  // The browser doesn't cache intercepted requests and would load the styles again for each screen.
  await copy.ask('Fetch.disable');
  return copy;
}

/**
 * Makes `copy` show what `page` shows: the same elements and styles without scripts. The time of a key press or tap
 * there
 * is the browser's own, and a lower limit for ours.
 * @param {'show-modal' | 'close'} [command] what the dialog does: opened by the button that opens it, or open
 * and closed by each of its buttons.
 */
export async function copyPlain(page, copy, command) {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await copy.evaluate(show, html, command ?? null);
  await copy.isQuiet();
}

/** Runs in the page. Scripts inserted this way don't run. */
async function show(html, command) {
  const { documentElement: root } = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(root);
  await Promise.all(
    [...document.querySelectorAll('link[rel=stylesheet]')]
      .filter((link) => link.sheet === null)
      .map((link) => new Promise((resolve) => link.addEventListener('load', resolve))),
  );
  await document.fonts.ready;
  // Forms are never submitted.
  for (const button of document.querySelectorAll('button')) button.type = 'button';
  if (command !== null) wire(document.querySelector('dialog[open]'));

  function wire(dialog) {
    dialog.removeAttribute('open');
    dialog.id = 'copied';
    if (command === 'close') dialog.showModal();
    const by = command === 'close' ? '#copied button' : 'form [aria-haspopup=dialog]';
    for (const button of document.querySelectorAll(by)) {
      button.setAttribute('commandfor', dialog.id);
      button.setAttribute('command', command);
    }
  }
}
