import { type JSX, useEffect, useRef, useState } from 'react';

import { DevPanel } from './dev-panel.tsx';

/** Opens the development panel. Shown in every page's footer when the API has developer tools. */
export default function DevTools(): JSX.Element | null {
  const available = useDevTools();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  if (!available) return null;
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <aside className="site-dev" aria-label="Development">
      <button type="button" className="foyer-link" onClick={show}>
        Development panel
      </button>
      <dialog
        ref={dialog}
        className="foyer-dialog"
        data-held={open ? '' : undefined}
        aria-labelledby="dev-panel-title"
        // The event fires after closing, when the dialog may already be open again.
        onClose={({ currentTarget }) => setOpen(currentTarget.open)}
        closedby="any"
      >
        {open && <DevPanel onClose={() => dialog.current?.close()} />}
      </dialog>
    </aside>
  );
}

/**
 * True once the API reports that it has developer tools. A production server has none, even on the loopback interface.
 */
function useDevTools(): boolean {
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    const current = new AbortController();
    fetch('/dev/mailbox', { method: 'HEAD', signal: current.signal }).then(
      ({ ok }) => setAvailable(ok),
      () => undefined,
    );
    return () => current.abort();
  }, []);
  return available;
}
