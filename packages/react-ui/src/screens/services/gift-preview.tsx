import { formatMoney } from '@foyer/core/kernel';
import type { GiftPreview as GiftPreviewState } from '@foyer/core/services';
import { type JSX, useId } from 'react';

import { giftCopy } from '../../copy/gift.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';

/** A live preview of the card. Missing values appear as pale placeholders. */
export function GiftPreview({ preview }: { readonly preview: GiftPreviewState }): JSX.Element {
  const copy = useCopy(giftCopy);
  const { design, amount, to, from, message } = preview;
  const locale = useLocale();
  const caption = useId();
  return (
    <figure className="foyer-gift-card" aria-labelledby={caption}>
      <figcaption className="foyer-eyebrow" id={caption}>
        {copy.preview}
      </figcaption>
      <div className="foyer-gift-card__face">
        {design === null ? (
          <span className="foyer-gift-card__picture" aria-hidden="true" />
        ) : (
          <img
            className="foyer-gift-card__picture"
            src={design.imageUrl}
            alt={design.title}
            width={1600}
            height={900}
          />
        )}
        <p className="foyer-gift-card__band">
          <span>{copy.brand}</span>
          <Given
            given={amount && formatMoney(amount, { locale, wholeUnits: true })}
            missing={copy.noAmount}
          />
        </p>
      </div>
      <div className="foyer-gift-card__words">
        <p>
          <span className="foyer-gift-card__who">{copy.to}</span>{' '}
          <Given given={to} missing={copy.noTo} />
        </p>
        <p className="foyer-gift-card__message">
          <Given given={message} missing={copy.noMessage} />
        </p>
        <p>
          <span className="foyer-gift-card__who">{copy.fromWhom}</span>{' '}
          <Given given={from} missing={copy.noFrom} />
        </p>
      </div>
    </figure>
  );
}

function Given({
  given,
  missing,
}: {
  readonly given: string | null;
  readonly missing: string;
}): JSX.Element {
  return given === null || given === '' ? (
    <span className="foyer-gift-card__missing">{missing}</span>
  ) : (
    <span>{given}</span>
  );
}
