import type { FieldSpec } from '@foyer/core/forms';
import { type JSX, useRef } from 'react';

import { guestCopy } from '../copy/visit.ts';
import { useRefusalFocus } from '../hooks/focus.ts';
import { useCopy } from '../locale/use-copy.ts';
import { Checkbox, TextField } from './field.tsx';

export interface GuestFieldProps {
  /** The typed first name, which may be empty; null if the visitor comes alone. */
  readonly name: string | null;
  readonly error: string | undefined;
  /** Counts refused submits. The name takes the focus when one was refused because of it. */
  readonly refusals: number;
  readonly onChange: (name: string | null) => void;
  readonly onLeave?: () => void;
}

/** Asks whether the visitor brings someone, and then for their first name. */
export function GuestField({
  name,
  error,
  refusals,
  onChange,
  onLeave,
}: GuestFieldProps): JSX.Element {
  const copy = useCopy(guestCopy);
  const field = useRef<HTMLDivElement>(null);
  useRefusalFocus(refusals, error !== undefined, () =>
    field.current?.querySelector<HTMLInputElement>('[type=text]'),
  );
  return (
    <div className="foyer-guest foyer-stack-4" ref={field}>
      <Checkbox
        name="guest"
        label={copy.bring}
        checked={name !== null}
        onChange={(on) => onChange(on ? '' : null)}
      >
        {name === null ? undefined : copy.oneTime}
      </Checkbox>
      {name !== null && (
        <TextField
          spec={{ ...spec, label: copy.firstName }}
          value={name}
          error={error}
          onChange={onChange}
          {...(onLeave !== undefined && { onLeave })}
        />
      )}
    </div>
  );
}

const spec: Omit<FieldSpec, 'label'> = {
  name: 'guest_name',
  type: 'text',
  // The browser would suggest the visitor's own name.
  autocomplete: 'off',
  inputMode: 'text',
  maxLength: 50,
  required: false,
  check: () => null,
};
