import { expect, waitFor } from 'storybook/test';

/**
 * Waits until the element returned by `find` is visible. Finding it isn't enough: while a lazy part loads, React
 * hides its siblings but keeps them in the page.
 */
export async function expectVisible(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible());
}
