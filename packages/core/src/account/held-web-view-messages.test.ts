import { describe, expect, it } from 'vitest';

import { type HeldWebViewMessages, holdWebViewMessages } from './held-web-view-messages.ts';
import { FakeWebViewMessages } from '../../testing/fakes/platform.fake.ts';

const app = 'https://app.club.example';

describe('A message that an app posts before the session code has loaded', () => {
  it.each([
    ['an object', { type: 'foyer.session', token: 'w' }],
    ['JSON', '{"type":"foyer.session","token":"w"}'],
  ])('AC-01 is held until then, as %s', (_, data) => {
    const { source, held, calls } = aPage();
    source.post({ origin: app, data });
    expect(calls).toHaveLength(1);
    expect(heardBy(held)).toEqual([data]);
    expect(heardBy(held)).toEqual([]);
  });

  it('AC-01 is passed on directly while a listener is attached', () => {
    const { source, held, calls } = aPage();
    const heard: unknown[] = [];
    const stop = held.onMessage(({ data }) => heard.push(data));
    source.post({ origin: app, data: 'foyer.session' });
    stop();
    source.post({ origin: app, data: 'other' });
    expect(heard).toEqual(['foyer.session']);
    expect(calls).toEqual([]);
  });

  it.each([
    ['about another matter', { origin: app, data: { type: 'resize' } }],
    ['that is nothing', { origin: app, data: null }],
    ['that is a number', { origin: app, data: 7 }],
  ])('AC-01 is dropped if it is one %s', (_, message) => {
    const { source, held, calls } = aPage();
    source.post(message);
    expect(calls).toEqual([]);
    expect(heardBy(held)).toEqual([]);
  });

  it('AC-01 triggers loading the session, even if it arrived first', () => {
    const source = new FakeWebViewMessages();
    const held = holdWebViewMessages(source);
    source.post({ origin: app, data: { type: 'foyer.session', token: 'w' } });
    const calls: string[] = [];
    held.whenHeld(() => calls.push('fetched'));
    expect(calls).toEqual(['fetched']);
  });
});

function aPage() {
  const source = new FakeWebViewMessages();
  const calls: string[] = [];
  const held = holdWebViewMessages(source);
  held.whenHeld(() => calls.push('held'));
  return { source, calls, held };
}

function heardBy(held: HeldWebViewMessages): unknown[] {
  const heard: unknown[] = [];
  held.onMessage(({ data }) => heard.push(data))();
  return heard;
}
