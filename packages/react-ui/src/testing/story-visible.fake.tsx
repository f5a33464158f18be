import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/**
 * Waits until the element returned by `find` is visible. Finding it isn't enough: while a lazy part loads, React
 * hides its siblings but keeps them in the page.
 */
export async function expectVisible(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible());
}

/** Waits for the page's heading. */
export function titled(name: string | RegExp): NonNullable<StoryObj['play']> {
  return async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name, level: 1 });
  };
}
