import {
  type JSX,
  memo,
  type MemoExoticComponent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

import { commonCopy } from '../copy/common.ts';
import { useAfterFrame } from '../hooks/use-after-frame.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly open: boolean;
  /** Called however the visitor closes it: its button, Escape, a press beside it. */
  readonly onClose: () => void;
  /** `question`: a small box; `panel`: the height of the page. */
  readonly shape?: 'panel' | 'question';
  readonly children: ReactNode;
}

/**
 * The platform's modal dialog: while it is open the page behind it is inert, closing it by any way lifts that and
 * gives the focus back to what opened it. Tab goes around in it. While it is closed it is not drawn anew. LX-10
 */
export const Dialog: MemoExoticComponent<typeof Box> = memo(
  Box,
  (before, after) => !before.open && !after.open,
);

function Box({
  title,
  subtitle,
  open,
  onClose,
  shape = 'panel',
  children,
}: DialogProps): JSX.Element {
  const words = useCopy(commonCopy);
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const goesBack = useRef(false);
  const titleId = useId();
  const subtitleId = `${titleId}-subtitle`;
  // What was in it goes once the page behind it is seen again: it may be a hundred clubs. That the page behind it stays where
  // it is begins and ends a frame later, too: all of it is laid out anew for it.
  const wasOpen = useAfterFrame(open);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  /** The page knows at once, so that a press which opens it again in that instant counts. */
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`foyer-dialog foyer-dialog--${shape}`}
      data-held={wasOpen ? '' : undefined}
      aria-labelledby={titleId}
      aria-describedby={subtitle === undefined ? undefined : subtitleId}
      // The cancel key, a press beside it.
      onCancel={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
      // Where the platform asks nobody. It tells late: by then it may be open again, or closed by this program.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose();
      }}
      closedby="any"
    >
      <header className="foyer-dialog__header">
        <div>
          <h2 className="foyer-dialog__title" id={titleId}>
            {title}
          </h2>
          {subtitle !== undefined && (
            <p className="foyer-dialog__subtitle" id={subtitleId}>
              {subtitle}
            </p>
          )}
        </div>
        <button
          ref={first}
          type="button"
          className="foyer-icon-button"
          aria-label={words.close}
          onClick={close}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || !event.shiftKey) return;
            // The key itself then goes one back from the end: to the last, whatever that is.
            goesBack.current = true;
            end.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      {(open || wasOpen) && <div className="foyer-dialog__body">{children}</div>}
      {/* The platform lets Tab out of the page here; the pattern of modal dialogs goes around. */}
      {open && (
        <span
          ref={end}
          // Nobody stays on it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onFocus={() => {
            if (!goesBack.current) first.current?.focus();
            goesBack.current = false;
          }}
        />
      )}
    </dialog>
  );
}
