import { type JSX, useEffect, useRef, useState } from 'react';

import { DevPanel } from './dev-panel.tsx';

/** The way to the development panel, at the foot of every page that an API with developer tools stands behind. */
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
        // The event comes after the closing: by then it may have been opened again.
        onClose={({ currentTarget }) => setOpen(currentTarget.open)}
        closedby="any"
      >
        {open && <DevPanel onClose={() => dialog.current?.close()} />}
      </dialog>
    </aside>
  );
}

/** True once the API has said that it has developer tools; in production it has none, on loopback either. */
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
