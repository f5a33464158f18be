// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { takeEarlyPage } from './early-page.tsx';

afterEach(() => {
  delete document.documentElement.dataset['foyerKnown'];
});

function aRoot(attributes: string): HTMLElement {
  document.body.innerHTML = `<div id="root" ${attributes}><div class="site"><header class="site-header"></header><main></main><footer></footer></div></div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  return root;
}

describe('the prerendered page', () => {
  it('RT-10 is hydrated as it is', () => {
    const root = aRoot('data-early');
    expect(takeEarlyPage(document, root)).toBe(true);
    expect(root.querySelector('main')).not.toBeNull();
  });

  it('LX-01 is removed for a known visitor, except the header, and the new page is visible', () => {
    document.documentElement.dataset['foyerKnown'] = '';
    const root = aRoot('data-early');
    expect(takeEarlyPage(document, root)).toBe(false);
    expect(root.querySelector('main, footer')).toBeNull();
    expect(root.querySelector('header')).not.toBeNull();
    expect('foyerKnown' in document.documentElement.dataset).toBe(false);
  });

  it('LX-11 loses its notice about a slow script once the script has loaded', () => {
    const root = aRoot('data-early');
    root.insertAdjacentHTML('afterend', '<p class="site-slow"></p>');
    takeEarlyPage(document, root);
    expect(document.querySelector('.site-slow')).toBeNull();
  });

  it('RT-10 is not hydrated when nothing was prerendered', () => {
    expect(takeEarlyPage(document, aRoot(''))).toBe(false);
  });
});
