import type { AccountCards } from '@foyer/core/account';
import { type JSX, useState } from 'react';

import { LoadError } from '../../components/loading-state.tsx';
import { accountCopy } from '../../copy/account.ts';
import { useFormMessages, valueOf } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface PortraitProps {
  readonly card: AccountCards['pictures'];
  /** The member's name; empty while unknown. */
  readonly name: string;
  /** Requests new picture URLs, in the background if `quietly`. */
  readonly onAsk: (quietly: boolean) => void;
}

/**
 * The member's picture. Its URLs expire after minutes, so a picture that fails to load is requested again, once.
 * After that the initials appear instead. Its space is reserved from the start.
 */
export function Portrait({ card, name, onAsk }: PortraitProps): JSX.Element {
  const copy = useCopy(accountCopy).portrait;
  // Adds the messages of the forms, which load with this page.
  useFormMessages();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const url = valueOf(card)?.[0] ?? null;
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
          alt={name === '' ? copy.altUnnamed : copy.alt(name)}
          width={240}
          height={240}
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
    </div>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => Array.from(word)[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
