import type { AccountCards } from '@foyer/core/account';
import { type JSX, useState } from 'react';

import { LoadError } from '../../components/load-error.tsx';
import { accountCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';

export interface AccountPortraitProps {
  readonly card: AccountCards['pictures'];
  /** The member's name; null while unknown. */
  readonly name: string | null;
  /** Requests new picture URLs, in the background if `quietly`. */
  readonly onAsk: (quietly: boolean) => void;
}

/**
 * The member's picture. Its URLs expire after minutes, so a picture that fails to load is requested again, once.
 * After that the initials appear instead. Its space is reserved from the start.
 */
export function AccountPortrait({ card, name, onAsk }: AccountPortraitProps): JSX.Element {
  const copy = useCopy(accountCopy).portrait;
  // Adds the messages of the forms, which load with this page.
  useFormMessages();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const url = card.status === 'ready' ? (card.value[0] ?? null) : null;
  const isShown = url !== null && !broken.includes(url);
  if (card.status === 'failed') {
    return (
      <div className="foyer-portrait foyer-portrait--words">
        <LoadError message={{ key: 'pictureFailed' }} onRetry={() => onAsk(false)} />
      </div>
    );
  }
  return (
    <div className="foyer-portrait" data-status={card.status}>
      {isShown ? (
        <img
          src={url}
          alt={name === null ? copy.altUnnamed : copy.alt(name)}
          width={480}
          height={480}
          decoding="async"
          onLoad={() => setBroken([])}
          onError={() => {
            setBroken([...broken, url]);
            if (broken.length === 0) onAsk(true);
          }}
        />
      ) : (
        card.status !== 'loading' && (
          <span className="foyer-portrait__initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
        )
      )}
      {card.status === 'empty' && <p className="foyer-portrait__note">{copy.empty}</p>}
    </div>
  );
}

function initialsOf(name: string | null): string {
  return (name ?? '')
    .split(/\s+/)
    .flatMap((word) => Array.from(word)[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
