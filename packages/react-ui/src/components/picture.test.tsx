// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Picture } from './picture.tsx';

afterEach(cleanup);

const still = { src: '/pool-960.jpg', alt: 'The pool', width: 960, height: 540 };
const set = {
  srcSet: '/pool-480.avif 480w, /pool-960.avif 960w',
  night: '/pool-night-480.avif 480w',
  color: 'rgb(32, 128, 160)',
};

it('PG-167 offers all sizes of a picture, its night for dark schemes, and its color until it has loaded', () => {
  const { container } = render(<Picture {...still} set={set} sizes="50vw" lazy={false} />);
  const image = screen.getByRole('img', { name: 'The pool' });
  expect(image.getAttribute('src')).toBe('/pool-960.jpg');
  expect(image.getAttribute('srcset')).toBe(set.srcSet);
  expect(image.getAttribute('sizes')).toBe('50vw');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '540']);
  expect(image.style.background).toBe(set.color);
  const night = container.querySelector('source');
  expect(night?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
  expect(night?.getAttribute('srcset')).toBe(set.night);
  expect(night?.getAttribute('sizes')).toBe('50vw');
});

it('PG-167 is measured where it stands if it loads late, and has no night if there is none', () => {
  const { container } = render(<Picture {...still} set={{ ...set, night: null }} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'The pool' });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('sizes')).toBe('auto, 50vw');
  expect(container.querySelector('source')).toBeNull();
});

it('PG-167 is a plain image without other sizes', () => {
  render(<Picture {...still} />);
  const image = screen.getByRole('img', { name: 'The pool' });
  expect(image.hasAttribute('srcset')).toBe(false);
  expect(image.hasAttribute('sizes')).toBe(false);
});
