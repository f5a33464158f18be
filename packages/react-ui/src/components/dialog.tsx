import {
  type JSX,
  memo,
  type MemoExoticComponent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

import { commonCopy } from '../copy/first-step.ts';
import { useAfterFrame } from '../hooks/timing.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly open: boolean;
  /** Called when the visitor closes the dialog with its button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** `question` is a small box; `panel` is as tall as the page. */
  readonly shape?: 'panel' | 'question';
  readonly children: ReactNode;
}

/**
 * The native modal dialog, with a focus loop for Tab. While it's open, the page behind it is inert; closing returns
 * the focus to the element that opened it. It doesn't re-render while closed.
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
  const copy = useCopy(commonCopy);
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const goesBack = useRef(false);
  const titleId = useId();
  const subtitleId = `${titleId}-subtitle`;
  // Unmounting the content (up to a hundred clubs) and locking the scroll position both cause a lot of work, so they
  // happen a frame after the dialog opens or closes.
  const wasOpen = useAfterFrame(open);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) showQuietly(element);
    else element.close();
  }, [open]);
  /** Closes the dialog before the parent re-renders, so that a press that reopens it right away counts. */
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`foyer foyer-dialog foyer-dialog--${shape}`}
      data-held={wasOpen ? '' : undefined}
      aria-labelledby={titleId}
      aria-describedby={subtitle === undefined ? undefined : subtitleId}
      // Fires for Escape and for a press outside.
      onCancel={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
      // Some browsers close without a cancel event. This event may arrive after the dialog was reopened or closed by
      // the app.
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
          aria-label={copy.close}
          onClick={close}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || !event.shiftKey) return;
            // The default action of the key then moves backward from the end, to the last focusable element.
            goesBack.current = true;
            end.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      {(open || wasOpen) && <div className="foyer-dialog__body">{children}</div>}
      {/* Without this, Tab would leave the page here. The ARIA pattern for modal dialogs loops instead. */}
      {open && (
        <span
          ref={end}
          // It passes the focus on immediately.
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

/**
 * Opens it without a focus ring on its first button if it was opened with a pointer, until a key is pressed. Browsers
 * show the ring whenever the opener no longer has the focus.
 */
function showQuietly(dialog: HTMLDialogElement): void {
  const tree = dialog.getRootNode() as Document | ShadowRoot;
  const usesKeys = tree.activeElement?.matches(':focus-visible') === true;
  dialog.showModal();
  dialog.toggleAttribute('data-quiet', !usesKeys);
  dialog.addEventListener('keydown', () => dialog.removeAttribute('data-quiet'), { once: true });
}

export interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly open: boolean;
  /** The label of the answer that keeps everything; closing the dialog has the same effect. */
  readonly stay: string;
  readonly onStay: () => void;
  readonly go: string;
  readonly onGo: () => void;
}

/** A confirmation with two answers, asked before the visitor gives something up. */
export function Question({
  title,
  text,
  open,
  stay,
  onStay,
  go,
  onGo,
}: QuestionProps): JSX.Element {
  return (
    <Dialog title={title} subtitle={text} open={open} onClose={onStay} shape="question">
      <div className="foyer-actions">
        <Button onClick={onStay}>{stay}</Button>
        <Button look="secondary" onClick={onGo}>
          {go}
        </Button>
      </div>
    </Dialog>
  );
}
