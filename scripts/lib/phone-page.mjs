import { setTimeout as wait } from 'node:timers/promises';
import { slow4g, slowPhone } from './slow-phone.mjs';

/** How long nothing has to be on its way for a page to count as loaded, in ms. */
export const quietMs = 500;

/**
 * A window of its own has the browser load pages of its own in it, the popup of its address bar above all: 200 ms of processor that
 * no phone has beside a page. By then they are there.
 */
const ownPagesMs = 2000;

/** How long a finger rests on the glass, in ms. What is drawn because it came is drawn before it goes, as it is on a phone. */
const tapMs = 80;

/**
 * An empty page on a newcomer's phone, in a profile of its own with an empty cache: slow 4G and a processor four times slower than
 * this one.
 */
export async function openPhonePage({ send, onEvent }) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method, params) => send(method, params, sessionId);
  const onOwnEvent = (listener) =>
    onEvent((event) => {
      if (event.sessionId === sessionId) listener(event);
    });
  const network = watchNetwork(onOwnEvent);
  await ask('Network.enable');
  await ask('Network.emulateNetworkConditions', slow4g);
  await ask('Emulation.setCPUThrottlingRate', { rate: slowPhone.timesSlower });
  await ask('Emulation.setDeviceMetricsOverride', {
    ...slowPhone.viewport,
    deviceScaleFactor: slowPhone.deviceScaleFactor,
    mobile: true,
  });
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
  // Of two windows the one behind has the focus, too.
  await ask('Emulation.setFocusEmulationEnabled', { enabled: true });
  await ask('Emulation.setLocaleOverride', { locale: slowPhone.locale });
  await ask('Emulation.setTimezoneOverride', { timezoneId: slowPhone.timezoneId });
  await wait(ownPagesMs);
  await ask('Page.enable');
  return {
    ask,
    onEvent: onOwnEvent,
    isQuiet: network.isQuiet,
    async goTo(url) {
      const { errorText } = await ask('Page.navigate', { url });
      if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
      await network.isQuiet();
    },
    /** What a function answers that knows nothing but the page and what it is given. */
    async evaluate(read, ...given) {
      const { result, exceptionDetails } = await ask('Runtime.evaluate', {
        expression: `(${read.toString()})(...${JSON.stringify(given)})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception.description);
      return result.value;
    },
    async tap(point) {
      await ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await wait(tapMs);
      await ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async press(key) {
      await ask('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
      await ask('Input.dispatchKeyEvent', { type: 'keyUp', key });
    },
    async close() {
      network.stop();
      await send('Target.closeTarget', { targetId });
      await send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** Counts what is on its way. */
function watchNetwork(onEvent) {
  const open = new Set();
  let since = performance.now();
  const stop = onEvent(({ method, params }) => {
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
