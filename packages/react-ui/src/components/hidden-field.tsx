import { type JSX, useEffect, useRef } from 'react';

import { commonCopy } from '../copy/first-step.ts';
import { useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';
import { useCopy } from '../locale/use-copy.ts';
import { inert } from './inert.ts';

/**
 * A field at the end of each public form that only bots fill in. It's invisible and unreachable by keyboard and
 * screen reader, and asks browsers and password managers to leave it empty.
 */
export function HiddenField(): JSX.Element {
  const copy = useCopy(commonCopy);
  const trap = useService(classTokens.formTrap);
  const box = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      trap.open(() => {
        const text = box.current?.value ?? '';
        if (box.current !== null) box.current.value = '';
        return text;
      }),
    [trap],
  );
  return (
    <div className="foyer-hidden" aria-hidden="true" {...inert}>
      <label>
        {copy.leaveEmpty}
        <input
          ref={box}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          // The opt-out attributes of 1Password, Bitwarden, LastPass and Dashlane.
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
