import type { ContactField, FieldSpec, LeadFlow } from '@foyer/core';
import { type JSX, memo, type MemoExoticComponent } from 'react';

import { focusNear } from '../components/focus-near.ts';
import { PhoneField } from '../components/phone-field.tsx';
import { fieldId, TextField } from '../components/text-field.tsx';
import { contactCopy } from '../copy/contact.ts';
import { useCopy } from '../locale/use-copy.ts';

export interface ContactBoxProps {
  readonly flow: Pick<LeadFlow, 'focusField' | 'changeField' | 'changePhone' | 'leaveField'>;
  readonly spec: FieldSpec<ContactField>;
  readonly value: string;
  readonly hint: string | undefined;
  /** Worded; absent while there is nothing to say. */
  readonly error: string | undefined;
  /** The address that the visitor may have meant; null where there is none. */
  readonly meant: string | null;
  readonly onLeft: (name: ContactField) => void;
}

/** One box of a contact form, which stays as it is while another one is typed in. FM-06 */
export const ContactBox: MemoExoticComponent<typeof Box> = memo(Box);

function Box({ flow, spec, value, hint, error, meant, onLeft }: ContactBoxProps): JSX.Element {
  const words = useCopy(contactCopy);
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
            {words.emailMeant}{' '}
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
