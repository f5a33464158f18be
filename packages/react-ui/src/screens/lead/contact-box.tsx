import type { LeadFlow } from '@foyer/core';
import type { ContactField, FieldSpec } from '@foyer/core/forms';
import { type JSX, memo, type MemoExoticComponent } from 'react';

import { focusNear } from '../../components/focus-near.ts';
import { PhoneField } from '../../components/phone-field.tsx';
import { fieldId, TextField } from '../../components/text-field.tsx';
import { contactCopy } from '../../copy/contact.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface ContactBoxProps {
  readonly flow: Pick<LeadFlow, 'focusField' | 'changeField' | 'changePhone' | 'leaveField'>;
  readonly spec: FieldSpec<ContactField>;
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** A suggested correction of the address; null if there's none. */
  readonly meant: string | null;
  readonly onLeft: (name: ContactField) => void;
}

/** A field of a contact form. Memoized, so that typing in another field doesn't re-render it. */
export const ContactBox: MemoExoticComponent<typeof Box> = memo(Box);

function Box({ flow, spec, value, hint, error, meant, onLeft }: ContactBoxProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const { name } = spec;
  const shared = {
    spec,
    value,
    hint,
    error,
    onFocus: () => flow.focusField(),
    onLeave: () => {
      flow.leaveField(name);
      onLeft(name);
    },
  };
  if (name === 'phone_number') {
    return <PhoneField {...shared} onType={(typed) => flow.changePhone(typed)} />;
  }
  return (
    <TextField
      {...shared}
      onChange={(typed) => flow.changeField(name, typed)}
      after={
        meant !== null && (
          <p className="foyer-field__meant" role="status">
            {copy.emailMeant}{' '}
            <button
              type="button"
              className="foyer-link"
              onClick={(event) => {
                flow.changeField(name, meant);
                focusNear(event.currentTarget, fieldId(name));
              }}
            >
              {meant}
            </button>
            ?
          </p>
        )
      }
    />
  );
}
