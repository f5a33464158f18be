import {
  type AgreementField,
  agreementForm,
  type FieldRefusal,
  type Message,
  type Result,
  type Signature,
} from '@foyer/core';
import { type JSX, useMemo } from 'react';

import { agreementCopy } from '../../copy/services.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';

export interface AgreementFormProps {
  readonly version: string;
  readonly onSign: (
    signature: Signature,
  ) => Promise<Result<unknown, Message | FieldRefusal<AgreementField>>>;
}

/** Asks for the member's name and consent. A new version keeps the name and asks for consent again. */
export function AgreementForm({ version, onSign }: AgreementFormProps): JSX.Element {
  const words = useCopy(agreementCopy);
  const schema = useMemo(() => agreementForm(version), [version]);
  return (
    <FormView
      schema={schema}
      label={words.sign}
      legend={words.legend}
      hints={{ signature: words.hint }}
      submit={words.sign}
      onSend={onSign}
      sent={null}
    />
  );
}
