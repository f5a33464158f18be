// @vitest-environment jsdom
import type { WebViewMessage } from '@foyer/core';
import { expect, it } from 'vitest';

import { EarlyMessages } from './early-messages.ts';

function post(data: unknown): void {
  window.dispatchEvent(new MessageEvent('message', { origin: 'https://app.example', data }));
}

it('AC-01 what an app posts before the program is there is handed on to it, once and in order', () => {
  const messages = new EarlyMessages(window);
  post('one');
  post('two');
  const heard: WebViewMessage[] = [];
  messages.onMessage((message) => heard.push(message));
  post('three');
  expect(heard).toEqual(
    ['one', 'two', 'three'].map((data) => ({ origin: 'https://app.example', data })),
  );
});

it('AC-01 who stops listening hears no more, and nothing is kept once somebody listened', () => {
  const messages = new EarlyMessages(window);
  const first: unknown[] = [];
  messages.onMessage(({ data }) => first.push(data))();
  post('nobody listens');
  const second: unknown[] = [];
  messages.onMessage(({ data }) => second.push(data));
  expect([first, second]).toEqual([[], []]);
});
