// @vitest-environment jsdom
import { english } from '@foyer/react-ui';
import { expect, it, vi } from 'vitest';

import { keepHead } from './keep-head.ts';

const robots = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;

it('RT-06 the head that came with the page stays, that of the next page is written, and so is the first one’s again', async () => {
  document.head.innerHTML = '<meta name="robots" content="as it came">';
  const headed = { path: '/', language: english };
  keepHead(headed, '/', english);
  keepHead(headed, '/account', english);
  await vi.waitFor(() => expect(robots()).toBe('noindex'));
  keepHead(headed, '/', english);
  await vi.waitFor(() => expect(robots()).toBeUndefined());
  document.head.innerHTML = '<meta name="robots" content="as it came">';
  keepHead(headed, '/', english);
  await vi.dynamicImportSettled();
  expect(robots()).toBe('as it came');
});
