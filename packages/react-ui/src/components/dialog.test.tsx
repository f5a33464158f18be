// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, StrictMode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { installDialogs } from '../testing/dialog-in-jsdom.fake.ts';
import { Dialog } from './dialog.tsx';

installDialogs(window);
afterEach(cleanup);

function Page(): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Choose" open={open} onClose={() => setOpen(false)}>
        Inside
      </Dialog>
    </>
  );
}

const dialog = (): HTMLDialogElement => screen.getByRole('dialog', { hidden: true });
/** The button behind the dialog, which a fast keyboard user can still press. */
const opener = (): HTMLElement => screen.getByText('Open');

it('LX-10 stays open when it is reopened before the close event arrives', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);
  await user.click(opener());
  // Browsers fire the close event in a separate task.
  fireEvent(dialog(), new Event('close'));
  expect(dialog().open).toBe(true);
  expect(screen.getByText('Inside')).toBeTruthy();
});

it('LX-10 closes at once and removes its content a frame later', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);
  await waitFor(() => expect(screen.queryByText('Inside')).toBeNull());
});

it('LX-10 locks the scroll position of the page behind it until it closes', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  const isHeld = (): boolean => dialog().matches('[data-held]');
  expect(isHeld()).toBe(false);
  await user.click(opener());
  await waitFor(() => expect(isHeld()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(isHeld()).toBe(false));
});

it('LX-10 stays open when it is reopened right after Escape', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  // The browser fires cancel, closes the dialog, and fires close later.
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  dialog().open = false;
  await user.click(opener());
  fireEvent(dialog(), new Event('close'));
  expect(dialog().open).toBe(true);
});

it('LX-10 reports a close when the browser fires no cancel event first', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  dialog().close();
  await user.click(opener());
  expect(dialog().open).toBe(true);
});

it('PG-270 shows no ring on its first button until a key is pressed, if no focused element opened it', () => {
  render(<Page />, { wrapper: StrictMode });
  // Doesn't move the focus to the button, as in Safari.
  fireEvent.click(opener());
  expect(dialog().matches('[data-quiet]')).toBe(true);
  fireEvent.keyDown(dialog(), { key: 'Tab' });
  expect(dialog().matches('[data-quiet]')).toBe(false);
});
