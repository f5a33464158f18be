import type { Message, Result } from '@foyer/core';
import { type Gift, giftForm, type GiftFormSettings } from '@foyer/core/forms';
import { type JSX, type ReactNode, useMemo } from 'react';

import { formsCopy } from '../../copy/forms.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from './form-view.tsx';

export interface GiftFormProps extends GiftFormSettings {
  readonly onSend: (gift: Gift) => Promise<Result<unknown, Message>>;
  readonly sent: ReactNode;
}

export function GiftForm({ currency, today, amounts, onSend, sent }: GiftFormProps): JSX.Element {
  const copy = useCopy(formsCopy).gift;
  const schema = useMemo(
    () => giftForm({ currency, today, ...(amounts !== undefined && { amounts }) }),
    [currency, today, amounts],
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
