/// <reference types="node" />
// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { hearPresses, unheard } from './hear-presses.ts';

const sources = join(import.meta.dirname, '../../..');

it('UI-02 a press is heard, and what a finger sends on the way to it is not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.body.appendChild(document.createElement('div'));
  hearPresses(root);
  const heard: string[] = [];
  const hear = ({ type }: { readonly type: string }): void => void heard.push(type);
  await act(async () => {
    createRoot(root).render(
      <button
        type="button"
        onClick={hear}
        onMouseDown={hear}
        onKeyDown={hear}
        onMouseUp={hear}
        onMouseMove={hear}
        onPointerDown={hear}
        onGotPointerCapture={hear}
        onTouchEnd={hear}
      >
        Go
      </button>,
    );
    await Promise.resolve();
  });
  for (const type of [
    'pointerover',
    'pointerdown',
    'gotpointercapture',
    'touchend',
    'mousemove',
    'mousedown',
    'mouseup',
    'click',
    'keydown',
  ]) {
    root.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(heard).toEqual(['mousedown', 'click', 'keydown']);
  vi.unstubAllGlobals();
});

it('UI-02 no screen waits for what is not heard', () => {
  const events = globSync('{packages/react-ui,examples/web}/src/**/*.tsx', { cwd: sources })
    .filter((file) => !/\.(?:test|stories|fake)\.tsx$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(sources, file), 'utf8').matchAll(/\bon([A-Z]\w+)=/g),
        ([, event = '']) => event.toLowerCase(),
      ),
    );
  expect(events).toContain('mousedown');
  expect(events.filter((event) => unheard.test(event))).toEqual([]);
});
