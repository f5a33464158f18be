import type { Message, Result } from '@foyer/core';
import { type Freeze, freezeForm, type FreezeFormSettings } from '@foyer/core/forms';
import { type JSX, type ReactNode, useMemo } from 'react';

import { formsCopy } from '../../copy/forms.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from './form-view.tsx';

export interface FreezeFormProps extends FreezeFormSettings {
  readonly onSend: (freeze: Freeze) => Promise<Result<unknown, Message>>;
  readonly sent: ReactNode;
}

export function FreezeForm({ today, months, onSend, sent }: FreezeFormProps): JSX.Element {
  const copy = useCopy(formsCopy).freeze;
  const schema = useMemo(
    () => freezeForm({ today, ...(months !== undefined && { months }) }),
    [today, months],
  );
  return (
    <FormView
      schema={schema}
      label={copy.title}
      legend={copy.legend}
      hints={copy.hints}
      submit={copy.submit}
      onSend={onSend}
      sent={sent}
    />
  );
}
