// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { showSkeleton, takeEarlyPage } from './early-page.tsx';

afterEach(() => {
  delete document.documentElement.dataset['foyerPage'];
});

function aRoot(attributes: string): HTMLElement {
  document.body.innerHTML = `<div id="root" ${attributes}><div class="site"><header class="site-header"></header><main><h1>Billing</h1></main><footer></footer></div></div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  return root;
}

describe('the prerendered page', () => {
  it('RT-10 is hydrated as it is', () => {
    document.documentElement.dataset['foyerPage'] = 'flow';
    const root = aRoot('data-early');
    expect(takeEarlyPage(document, root)).toBe(true);
    expect(root.querySelector('main')).not.toBeNull();
  });

  it('LX-01 stays hidden for a known visitor until React replaces it', () => {
    document.documentElement.dataset['foyerPage'] = '';
    const root = aRoot('data-early');
    expect(takeEarlyPage(document, root)).toBe(false);
    expect(root.querySelector('main')?.getAttribute('id')).toBe('');
  });

  it('PG-247 stays as a skeleton while the page’s code loads', () => {
    document.documentElement.dataset['foyerPage'] = 'skeleton';
    const root = aRoot('data-early');
    const heading = root.querySelector('h1');
    expect(takeEarlyPage(document, root)).toBe(false);
    expect(root.querySelector('h1')).toBe(heading);
    // As React does with its first commit.
    root.replaceChildren();
    const fallback = document.createElement('div');
    fallback.innerHTML = '<p>Loading</p>';
    showSkeleton(fallback);
    expect(fallback.querySelector('h1')).toBe(heading);
    expect(fallback.children).toHaveLength(1);
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
