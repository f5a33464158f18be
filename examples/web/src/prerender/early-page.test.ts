// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { takeEarlyPage } from './early-page.ts';

afterEach(() => {
  delete document.documentElement.dataset['foyerKnown'];
});

function aRoot(attributes: string): HTMLElement {
  document.body.innerHTML = `<div id="root" ${attributes}><div class="site"><header class="site-header"></header><main></main><footer></footer></div></div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  return root;
}

describe('the page that was drawn at the build', () => {
  it('RT-10 is taken over as it stands', () => {
    const root = aRoot('data-early');
    expect(takeEarlyPage(document, root)).toBe(true);
    expect(root.querySelector('main')).not.toBeNull();
  });

  it('LX-01 is taken away for who is no newcomer, but for the header; what is drawn then is not hidden', () => {
    document.documentElement.dataset['foyerKnown'] = '';
    const root = aRoot('data-early');
    expect(takeEarlyPage(document, root)).toBe(false);
    expect(root.querySelector('main, footer')).toBeNull();
    expect(root.querySelector('header')).not.toBeNull();
    expect('foyerKnown' in document.documentElement.dataset).toBe(false);
  });

  it('LX-11 what is said of a slow script goes when it is here', () => {
    const root = aRoot('data-early');
    root.insertAdjacentHTML('afterend', '<p class="site-slow"></p>');
    takeEarlyPage(document, root);
    expect(document.querySelector('.site-slow')).toBeNull();
  });

  it('RT-10 is none where nothing was drawn: the script draws', () => {
    expect(takeEarlyPage(document, aRoot(''))).toBe(false);
  });
});
