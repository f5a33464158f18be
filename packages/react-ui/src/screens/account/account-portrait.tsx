import type { AccountCards } from '@foyer/core';
import { type JSX, useState } from 'react';

import { Lost } from '../../components/lost.tsx';
import { accountCopy } from '../../copy/account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../forms/use-form-messages.ts';

export interface AccountPortraitProps {
  readonly card: AccountCards['pictures'];
  /** The member's name; null while it is not known. */
  readonly name: string | null;
  /** Asks for other addresses, in the background where `quietly`. */
  readonly onAsk: (quietly: boolean) => void;
}

/**
 * The member's picture. Its addresses are good for minutes: one that shows nothing any more is asked for anew, once, and
 * where that does not help either, the initials stand in its place. The place is there from the beginning. HT-13
 */
export function AccountPortrait({ card, name, onAsk }: AccountPortraitProps): JSX.Element {
  const words = useCopy(accountCopy).portrait;
  // Its sentences come with the page.
  useFormMessages();
  /** The addresses that showed nothing. */
  const [broken, setBroken] = useState<readonly string[]>([]);
  const url = card.status === 'ready' ? (card.value[0] ?? null) : null;
  const isShown = url !== null && !broken.includes(url);
  if (card.status === 'failed') {
    return (
      <div className="foyer-portrait foyer-portrait--words">
        <Lost message={{ key: 'pictureFailed' }} onRetry={() => onAsk(false)} />
      </div>
    );
  }
  return (
    <div className="foyer-portrait" data-status={card.status}>
      {isShown ? (
        <img
          src={url}
          alt={name === null ? words.altUnnamed : words.alt(name)}
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
      {card.status === 'empty' && <p className="foyer-portrait__note">{words.empty}</p>}
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
