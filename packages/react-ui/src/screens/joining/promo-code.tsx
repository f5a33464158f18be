import type { OfferedPlans, PromoSnapshot } from '@foyer/core/join';
import { type JSX, useEffect, useRef, useState } from 'react';

import { Button } from '../../components/button.tsx';
import { FieldError, fieldId, LabelText } from '../../components/field.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { isFocusLost } from '../../hooks/focus.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface PromoCodeProps {
  readonly flow: { readonly plans: Pick<OfferedPlans, 'applyPromo' | 'removePromo'> };
  readonly promo: PromoSnapshot;
}

const name = 'promoCode';
const id = fieldId(name);

/** The field for a promo code, or the applied code with a button to remove it. */
export function PromoCode({ flow, promo }: PromoCodeProps): JSX.Element {
  const copy = useCopy(joiningCopy).promo;
  const messages = useMessages();
  const { code, note } = promo;
  const root = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the one that undoes it, or back to the
    // field, unless the visitor has gone on.
    if (!pressed || !isFocusLost()) return;
    root.current?.querySelector<HTMLElement>(code === null ? 'input' : 'button')?.focus();
  }, [pressed, code]);
  return (
    <div className="foyer-promo" ref={root}>
      {code === null ? (
        <PromoField
          promo={promo}
          onApply={(typed) => {
            setPressed(true);
            void flow.plans.applyPromo(typed);
          }}
        />
      ) : (
        <p className="foyer-promo__applied">
          <span role="status">{copy.applied(code)}</span>{' '}
          <button
            type="button"
            className="foyer-link"
            onClick={() => {
              setPressed(true);
              flow.plans.removePromo();
            }}
          >
            {copy.remove} <span className="foyer-hidden">{code}</span>
          </button>
        </p>
      )}
      {note !== null && <p className="foyer-fine">{messages(note)}</p>}
    </div>
  );
}

function PromoField({
  promo: { error, isChecking },
  onApply,
}: {
  readonly promo: PromoSnapshot;
  readonly onApply: (typed: string) => void;
}): JSX.Element {
  const copy = useCopy(joiningCopy).promo;
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  return (
    <div className="foyer-field" data-invalid={error === null ? undefined : ''}>
      <label className="foyer-field__label" htmlFor={id}>
        <LabelText label={copy.label} required={false} />
      </label>
      <div className="foyer-promo__field">
        <input
          className="foyer-input"
          id={id}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          readOnly={isChecking}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter would submit the form around it, which continues with the chosen plan.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onApply(typed);
          }}
        />
        <Button
          look="secondary"
          busy={isChecking ? copy.checking : null}
          onClick={() => onApply(typed)}
        >
          {copy.apply}
        </Button>
      </div>
      <FieldError id={id} error={error === null ? undefined : messages(error)} announces />
    </div>
  );
}
