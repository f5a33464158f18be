import type { Message, Result } from '@foyer/core';
import { type AgreementField, agreementForm, type Signature } from '@foyer/core/account';
import type { FieldRefusal } from '@foyer/core/forms';
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
  const copy = useCopy(agreementCopy);
  const schema = useMemo(() => agreementForm(version), [version]);
  return (
    <FormView
      schema={schema}
      label={copy.sign}
      legend={copy.legend}
      hints={{ signature: copy.hint }}
      submit={copy.sign}
      onSend={onSign}
      sent={null}
    />
  );
}
