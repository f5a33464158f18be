import type { Message, Result } from '@foyer/core';
import {
  type Freeze,
  type FreezeField,
  freezeForm,
  type FreezeFormSettings,
} from '@foyer/core/membership';
import {
  dynamicForm,
  type DynamicValues,
  type FieldConfig,
  type FieldRefusal,
} from '@foyer/core/forms';
import { type JSX, type ReactNode, useEffect, useMemo } from 'react';

import { Banner } from '../../components/banner.tsx';
import { formsCopy } from '../../copy/forms.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView, type FormViewProps } from './form-view.tsx';

export interface DynamicFormProps extends Omit<
  FormViewProps<string, DynamicValues>,
  'schema' | 'onSend'
> {
  /** Must be stable while the form is filled in. */
  readonly configs: readonly FieldConfig[];
  readonly onSend: (values: DynamicValues) => Promise<Result<unknown, Message>>;
}

/**
 * A form described by a chain's field configurations. If they are invalid, it logs the problem and shows an apology.
 */
export function DynamicForm({ configs, ...rest }: DynamicFormProps): JSX.Element {
  const messages = useMessages();
  const logger = useService(portTokens.logger);
  const schema = useMemo(() => dynamicForm(configs), [configs]);
  useEffect(() => {
    if (schema.ok) return;
    for (const { name, problem } of schema.val) {
      logger.error('form-misconfigured', { field: name, problem });
    }
  }, [schema, logger]);
  if (schema.err) return <Banner tone="problem">{messages({ key: 'generic' })}</Banner>;
  return <FormView schema={schema.val} {...rest} />;
}

export interface FreezeFormProps extends FreezeFormSettings {
  readonly onSend: (
    freeze: Freeze,
  ) => Promise<Result<unknown, Message | FieldRefusal<FreezeField>>>;
  /** Content beside the button. */
  readonly aside?: ReactNode;
  readonly sent?: ReactNode;
}

export function FreezeForm({
  today,
  months,
  lastStart,
  onSend,
  aside,
  sent,
}: FreezeFormProps): JSX.Element {
  const copy = useCopy(formsCopy).freeze;
  const schema = useMemo(
    () => freezeForm({ today, ...(months && { months }), ...(lastStart && { lastStart }) }),
    [today, months, lastStart],
  );
  return (
    <FormView
      schema={schema}
      label={copy.title}
      legend={copy.legend}
      hints={copy.hints}
      submit={copy.submit}
      aside={aside}
      onSend={onSend}
      sent={sent}
    />
  );
}
