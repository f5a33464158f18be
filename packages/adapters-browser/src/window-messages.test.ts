// @vitest-environment jsdom
import type { WebViewMessage } from '@foyer/core/session';
import { expect, it } from 'vitest';

import { WindowMessages } from './window-messages.ts';

function post(data: unknown): void {
  window.dispatchEvent(new MessageEvent('message', { origin: 'https://app.example', data }));
}

it('AC-01 messages posted before the application has loaded are delivered once and in order', () => {
  const messages = new WindowMessages();
  post('one');
  post('two');
  const heard: WebViewMessage[] = [];
  messages.onMessage((message) => heard.push(message));
  post('three');
  expect(heard).toEqual(
    ['one', 'two', 'three'].map((data) => ({ origin: 'https://app.example', data })),
  );
});

it('AC-01 a listener can unsubscribe, and nothing is buffered after the first one', () => {
  const messages = new WindowMessages();
  const first: unknown[] = [];
  messages.onMessage(({ data }) => first.push(data))();
  post('nobody listens');
  const second: unknown[] = [];
  messages.onMessage(({ data }) => second.push(data));
  expect([first, second]).toEqual([[], []]);
});
