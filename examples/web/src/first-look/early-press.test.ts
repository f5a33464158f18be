// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { takeEarlyPage } from '../prerender/early-page.ts';
import { pressAgain } from '../prerender/press-again.ts';
import { notePresses, pressedMark } from './early-press.ts';

const heard = vi.fn<(id: string) => void>();

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML =
    '<div id="root" data-early><input><button id="club"><svg></svg></button><button id="send"></button></div>';
  notePresses(document);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function part(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`Nothing is ${selector}.`);
  return found;
}

/** What a finger does: down, and up. */
function press(selector: string): void {
  part(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  part(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

function programArrives(): void {
  const root = part('#root') as HTMLElement;
  takeEarlyPage(document, root);
  root.addEventListener('click', ({ target }) => heard((target as Element).id));
  const pressed = root.querySelector<HTMLElement>(`[${pressedMark}]`);
  if (pressed !== null) pressAgain(pressed);
}

/** As React does with a press on a part that it has not taken over. */
function swallow(event: Event): void {
  event.stopPropagation();
}

it('UI-02 a press before the program is there is carried out when it is, once', () => {
  press('svg');
  press('svg');
  programArrives();
  expect(heard.mock.calls).toEqual([['club']]);
});

it('UI-02 of two buttons it is the one that was pressed last', () => {
  press('#club');
  press('#send');
  programArrives();
  expect(heard.mock.calls).toEqual([['send']]);
});

it('UI-02 who went on typing, or pressed elsewhere, is not interrupted', () => {
  press('#send');
  part('input').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  programArrives();
  expect(heard).not.toHaveBeenCalled();
});

it('UI-02 nothing is noted once the program hears for itself', () => {
  programArrives();
  press('#club');
  expect(heard.mock.calls).toEqual([['club']]);
  expect(document.querySelector(`[${pressedMark}]`)).toBeNull();
});

it('UI-02 a press on a part that is still fetched waits for it', () => {
  press('#club');
  const root = part('#root');
  root.addEventListener('click', swallow, true);
  programArrives();
  vi.advanceTimersByTime(500);
  expect(heard).not.toHaveBeenCalled();
  root.removeEventListener('click', swallow, true);
  vi.advanceTimersByTime(500);
  expect(heard.mock.calls).toEqual([['club']]);
});

it('UI-02 it waits no longer than until the visitor turns to something else', () => {
  press('#club');
  const root = part('#root');
  root.addEventListener('click', swallow, true);
  programArrives();
  part('input').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  root.removeEventListener('click', swallow, true);
  vi.advanceTimersByTime(500);
  expect(heard).not.toHaveBeenCalled();
});
