// @vitest-environment jsdom
import type { WebViewMessage } from '@foyer/core/session';
import { expect, it } from 'vitest';

import { WindowMessages } from './window-messages.ts';

it('AC-01 forwards messages with their verified origin until unsubscribed', () => {
  const heard: WebViewMessage[] = [];
  const stop = new WindowMessages().onMessage((message) => heard.push(message));
  const post = (data: unknown): boolean =>
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://app.club.example', data }));
  post({ type: 'foyer.session', token: 'abc' });
  post('text');
  stop();
  post('too late');
  expect(heard).toEqual([
    { origin: 'https://app.club.example', data: { type: 'foyer.session', token: 'abc' } },
    { origin: 'https://app.club.example', data: 'text' },
  ]);
});
