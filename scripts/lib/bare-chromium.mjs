import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
