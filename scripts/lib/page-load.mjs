import { setTimeout as wait } from 'node:timers/promises';
import { countWhatIsSeen, slow4g, slowPhone } from './slow-phone.mjs';

/** How long nothing has to be on its way for a page to count as loaded, and how long it is looked at then, in ms. */
const quietMs = 500;

/**
 * A window of its own has the browser load pages of its own in it, the popup of its address bar above all: 200 ms of processor that
 * no load on a phone has beside it. By then they are there.
 */
const ownPagesMs = 2000;

/** One load of an address by a newcomer on a slow phone. Times in ms; the shift is a share of the screen. */
export async function loadPage(browser, url) {
  const { lcp, fcp, shift, tasks } = await seenBy(browser, url);
  return {
    fcp,
    lcp,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...tasks),
    shift: Math.round(shift * 1e4) / 1e4,
  };
}

/** In a profile of its own, with an empty cache; the inspector is asked nothing of the script before the end. */
async function seenBy({ send, onEvent }, url) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method, params) => send(method, params, sessionId);
  const network = watchNetwork(onEvent, sessionId);
  await ask('Network.enable');
  await ask('Network.emulateNetworkConditions', slow4g);
  await ask('Emulation.setCPUThrottlingRate', { rate: slowPhone.timesSlower });
  await ask('Emulation.setDeviceMetricsOverride', {
    ...slowPhone.viewport,
    deviceScaleFactor: slowPhone.deviceScaleFactor,
    mobile: true,
  });
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
  await ask('Emulation.setLocaleOverride', { locale: slowPhone.locale });
  await ask('Emulation.setTimezoneOverride', { timezoneId: slowPhone.timezoneId });
  await wait(ownPagesMs);
  await ask('Page.enable');
  await ask('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${countWhatIsSeen.toString()})()`,
  });
  const { errorText } = await ask('Page.navigate', { url });
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
  await network.isQuiet();
  await wait(quietMs);
  const { result } = await ask('Runtime.evaluate', {
    expression: 'window.foyerSeen',
    returnByValue: true,
  });
  network.stop();
  await send('Target.closeTarget', { targetId });
  await send('Target.disposeBrowserContext', { browserContextId });
  return result.value;
}

/** Counts what is on its way. */
function watchNetwork(onEvent, session) {
  const open = new Set();
  let since = performance.now();
  const stop = onEvent(({ method, params, sessionId }) => {
    if (sessionId !== session) return;
    if (method === 'Network.requestWillBeSent') open.add(params.requestId);
    else if (/^Network\.loading(?:Finished|Failed)$/.test(method)) open.delete(params.requestId);
    else return;
    since = performance.now();
  });
  const isQuiet = async () => {
    while (open.size > 0 || performance.now() - since < quietMs) await wait(50);
  };
  return { stop, isQuiet };
}
