import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Carousel } from './carousel.tsx';

const meta: Meta<typeof Row> = {
  title: 'Components/Carousel',
  component: Row,
  // One of its tests checks an animation.
  tags: ['motion'],
};
export default meta;

type Story = StoryObj<typeof Row>;

export const OneSlide: Story = { args: { names: ['Yoga'] } };

export const TwoSlides: Story = { args: { names: ['Yoga', 'Cycling'] } };

export const FourSlides: Story = { args: { names: ['Yoga', 'Cycling', 'Dance', 'Pilates'] } };

export const OnAPhone: Story = {
  ...FourSlides,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    // Tests must set the window's size, too, as Storybook's sidebar does.
    await expect(window.innerWidth).toBe(375);
  },
};

export const MovedByItsArrows: Story = {
  ...FourSlides,
  name: 'LA-10 an arrow moves it by one slide in 500 ms, or at once where no motion is wanted',
  play: async ({ canvasElement }) => {
    const { next, row, seen } = lookAt(canvasElement);
    await expect(seen()).toEqual(['1 of 4', '2 of 4']);
    await userEvent.click(next);
    await expect(seen()).toEqual(['2 of 4', '3 of 4']);
    const durations = (row.firstElementChild?.getAnimations() ?? []).map(
      (animation) => animation.effect?.getTiming().duration,
    );
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(durations).toEqual(isStill ? [] : [500]);
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(seen()).toEqual(['3 of 4', '4 of 4']);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(Math.round(row.scrollLeft + row.clientWidth)).toBe(row.scrollWidth));
  },
};

export const MovedByAFinger: Story = {
  ...FourSlides,
  name: 'LA-10 a finger moves it, and it comes to rest where a slide begins',
  play: async ({ canvasElement }) => {
    const { row, seen } = lookAt(canvasElement);
    const half = row.clientWidth / 2;
    // A little further than one slide, as a swipe leaves it.
    row.scrollBy({ left: half * 1.2 });
    await waitFor(() => expect(seen()).toEqual(['2 of 4', '3 of 4']));
    const [, second] = row.querySelectorAll('[aria-roledescription="slide"]');
    const edge = (element: Element | undefined): number =>
      element?.getBoundingClientRect().left ?? Number.NaN;
    await waitFor(() => expect(Math.abs(edge(second) - edge(row))).toBeLessThan(1));
  },
};

export const MovedByKeys: Story = {
  ...FourSlides,
  name: 'LA-10 keys move it: arrows by a slide, Home and End to its ends',
  play: async ({ canvasElement }) => {
    const { row, seen } = lookAt(canvasElement);
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(seen()).toEqual(['2 of 4', '3 of 4']);
    await userEvent.keyboard('{End}');
    await expect(seen()).toEqual(['3 of 4', '4 of 4']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(seen()).toEqual(['2 of 4', '3 of 4']);
    await userEvent.keyboard('{Home}');
    await expect(seen()).toEqual(['1 of 4', '2 of 4']);
  },
};

function lookAt(canvas: HTMLElement): {
  readonly next: HTMLElement;
  readonly row: HTMLElement;
  readonly seen: () => readonly (string | null)[];
} {
  const carousel = within(canvas).getByRole('region', { name: 'Classes' });
  return {
    next: within(carousel).getByRole('button', { name: 'Next' }),
    row: within(carousel).getByRole('group', { name: 'Classes' }),
    seen: () =>
      [...carousel.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) =>
        slide.getAttribute('aria-label'),
      ),
  };
}

function Row({ names }: { readonly names: readonly string[] }): JSX.Element {
  return (
    <div className="foyer">
      <Carousel
        eyebrow="Available at Bryant Park"
        title="Classes"
        slides={names.map((name, index) => ({
          id: name,
          content: (
            <div className="foyer-class">
              <p className="foyer-name">{name}</p>
              <p className="foyer-fine">{index + 3} classes</p>
            </div>
          ),
        }))}
      />
    </div>
  );
}
