import { expect, waitFor } from 'storybook/test';

/**
 * Waits until what `find` answers can be seen. To be found is not enough: while a part of the screen is still fetched,
 * React keeps what stands beside it in the page and out of sight.
 */
export async function expectSeen(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible());
}
