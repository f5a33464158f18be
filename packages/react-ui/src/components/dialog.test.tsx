// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, StrictMode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { giveDialogsTo } from '../testing/dialog-in-jsdom.fake.ts';
import { Dialog } from './dialog.tsx';

giveDialogsTo(window);
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
/** The button that stands behind the dialog, by the keyboard of one who is faster than the page. */
const opener = (): HTMLElement => screen.getByText('Open');

it('LX-10 opened again before the page has heard of the closing it stays open', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);
  await user.click(opener());
  // Platforms tell of a closing in a turn of its own.
  fireEvent(dialog(), new Event('close'));
  expect(dialog().open).toBe(true);
  expect(screen.getByText('Inside')).toBeTruthy();
});

it('LX-10 closed it is closed at once, and what was in it goes a frame later', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);
  await waitFor(() => expect(screen.queryByText('Inside')).toBeNull());
});

it('LX-10 the page behind it is held until it is closed', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  const isHeld = (): boolean => dialog().matches('[data-held]');
  expect(isHeld()).toBe(false);
  await user.click(opener());
  await waitFor(() => expect(isHeld()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(isHeld()).toBe(false));
});

it('LX-10 opened again in the instant of the cancel key it is open', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  // The platform asks, closes, and tells of it later.
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  dialog().open = false;
  await user.click(opener());
  fireEvent(dialog(), new Event('close'));
  expect(dialog().open).toBe(true);
});

it('LX-10 a platform that closes it without asking is heard all the same', async () => {
  render(<Page />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.click(opener());
  dialog().close();
  await user.click(opener());
  expect(dialog().open).toBe(true);
});
