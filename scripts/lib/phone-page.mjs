import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumFlags, findChromium, noChromium } from './chromium.mjs';
import { StepFailed } from './step.mjs';

/**
 * A Chromium driven directly through its own protocol. Test tools make the inspector watch everything a script does,
 * and then each `Error` records the source lines of its callers, for which V8 parses the program again. On a slow
 * phone that adds 50 ms to React's start, which no visitor experiences.
 */
export async function launchBareChromium() {
  const executablePath = findChromium();
  if (executablePath === null) throw new StepFailed(noChromium);
  const profile = mkdtempSync(join(tmpdir(), 'foyer-bench-chromium-'));
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const chromium = spawn(executablePath, [...chromiumFlags, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => chromium.once('exit', resolve));
  const connection = await connect(await addressOf(chromium));
  return {
    ...connection,
    async close() {
      // Killing it would leave the browser behind a wrapper script running. The answer may never come.
      void connection.send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The URL that Chromium prints when it's listening. */
function addressOf(chromium) {
  return new Promise((resolve, reject) => {
    let said = '';
    chromium.stderr.on('data', (text) => {
      said += text;
      const [address] = /ws:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    chromium.once('error', reject);
    chromium.once('exit', () => reject(new Error(`Chromium ended:\n${said}`)));
  });
}

/** `send` returns the result of a method; `onEvent` receives events. */
async function connect(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map();
  const listeners = new Set();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, ...event } = JSON.parse(data);
    const call = waiting.get(id);
    waiting.delete(id);
    if (call === undefined) for (const listener of listeners) listener(event);
    else if (error === undefined) call.resolve(result);
    else call.reject(new Error(error.message));
  });
  return {
    send(method, params, sessionId) {
      return new Promise((resolve, reject) => {
        waiting.set((last += 1), { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      });
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How long the network must be idle for a page to count as loaded, in ms. */
const quietMs = 500;

/**
 * A browser with a window also loads its own pages, especially the address bar's popup. That takes 200 ms of CPU
 * time, which phones don't spend. This waits until they're loaded.
 */
const ownPagesMs = 2000;

/** How long a finger touches the screen, in ms. Feedback for the touch is painted before it ends, as on a phone. */
const tapMs = 80;

/**
 * Opens an empty page on a new visitor's phone, in a separate profile with an empty cache: slow 4G and a CPU four
 * times slower than this one.
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
  // Gives a window in the background the focus as well.
  await ask('Emulation.setFocusEmulationEnabled', { enabled: true });
  await ask('Emulation.setLocaleOverride', { locale: slowPhone.locale });
  await ask('Emulation.setTimezoneOverride', { timezoneId: slowPhone.timezoneId });
  await wait(ownPagesMs);
  await ask('Page.enable');
  return {
    ask,
    isQuiet: network.isQuiet,
    async goTo(url) {
      const { errorText } = await ask('Page.navigate', { url });
      if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
      await network.isQuiet();
    },
    /** Evaluates a function that uses only the page and its arguments. */
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

/** Counts pending requests. */
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

/** Lighthouse's slow 4G; bytes per second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};

/** A current mid-range phone. */
const slowPhone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  locale: 'en-US',
  timezoneId: 'America/New_York',
  /** Relative to the CPU that runs this. */
  timesSlower: 4,
};
