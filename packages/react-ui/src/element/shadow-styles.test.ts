import { describe, expect, it } from 'vitest';

import { toShadowStyles } from './mount-flow.tsx';

describe('styles inside a host page', () => {
  it('EM-01 bases lengths on the element’s own rem and layouts on its own width', () => {
    expect(
      toShadowStyles('a{margin:-.5rem 1rem;width:clamp(1rem,2rem + 3vw,4rem);height:100dvh}'),
    ).toBe(
      'a{margin:calc(-.5 * var(--foyer-rem)) calc(1 * var(--foyer-rem));' +
        'width:clamp(calc(1 * var(--foyer-rem)),calc(2 * var(--foyer-rem)) + 3cqi,' +
        'calc(4 * var(--foyer-rem)));height:100dvh}',
    );
    expect(toShadowStyles('@media (min-width: 651px) {}')).toBe(
      '@container foyer (min-width: 651px) {}',
    );
    expect(toShadowStyles('@media (width<=650px){}')).toBe('@container foyer (width<=650px){}');
  });

  it('EM-01 leaves queries about the window unchanged', () => {
    for (const query of [
      '@media screen and (min-width:651px){}',
      '@media (max-height:480px){}',
      '@media (prefers-reduced-motion:reduce){}',
    ]) {
      expect(toShadowStyles(query)).toBe(query);
    }
  });
});
