/** The fields of a form in the core, whatever their kind, and the summary of their errors. */
import type { Message } from '@foyer/core';
import { type FormField, type TypedText } from '@foyer/core/forms';
import { joinPhoneStyle } from '@foyer/core/join';
import type { JSX } from 'react';

import { useMessages } from '../di/foyer-provider.tsx';
import { ClubField } from './club-field.tsx';
import { ErrorSummary, type NamedField, useWithLabel } from './error-summary.tsx';
import { fieldId, type FieldProps, PhoneField, TextField } from './field.tsx';
import { AreaField, ChoiceField, DateField, PasswordField, TickField } from './form-fields.tsx';

export interface AnyFieldProps extends FieldProps<FormField> {
  /** What typing a phone number does, for a form that reports a text that can't be one. */
  readonly onTypePhone?: (typed: TypedText) => TypedText;
}

/** Renders a field of any kind. Only text boxes and passwords show `after`. */
export function AnyField({ spec, after, onTypePhone, ...shared }: AnyFieldProps): JSX.Element {
  switch (spec.kind) {
    case 'area':
      return <AreaField spec={spec} {...shared} />;
    case 'choice':
      return <ChoiceField spec={spec} {...shared} />;
    case 'date':
      return <DateField spec={spec} {...shared} />;
    case 'tick':
      return <TickField spec={spec} {...shared} />;
    case 'club':
      return <ClubField spec={spec} {...shared} />;
    case 'box':
      if (spec.type === 'password') return <PasswordField spec={spec} {...shared} after={after} />;
      return spec.type === 'tel' ? (
        <PhoneField
          spec={spec}
          {...shared}
          value={joinPhoneStyle.show(shared.value)}
          onType={onTypePhone ?? ((typed) => typePhone(typed, shared))}
        />
      ) : (
        <TextField spec={spec} {...shared} after={after} />
      );
  }
}

/** Keeps the digits. A text that is no phone number isn't taken. */
function typePhone(
  typed: TypedText,
  { value, onChange }: Pick<AnyFieldProps, 'value' | 'onChange'>,
): TypedText {
  const shown = joinPhoneStyle.type(typed, null);
  if (shown === null) {
    const before = joinPhoneStyle.show(value);
    return { value: before, caret: before.length };
  }
  onChange(joinPhoneStyle.keep(shown.value));
  return shown;
}

export interface RejectedFieldsProps<Name extends string> {
  readonly alert: Message | null;
  /** Increases with each rejected press. */
  readonly refusals: number;
  readonly fields: readonly NamedField<Name>[];
  readonly errorOf: (name: Name) => string | undefined;
}

/** The summary of a rejected form's errors, in the order of its fields. It takes the focus for each rejected press. */
export function RejectedFields<Name extends string>({
  alert,
  refusals,
  fields,
  errorOf,
}: RejectedFieldsProps<Name>): JSX.Element | null {
  const messages = useMessages();
  const withLabel = useWithLabel();
  const entries = fields.flatMap(({ name, label }) => {
    const error = errorOf(name);
    return error ? [{ target: fieldId(name), text: withLabel(label, error) }] : [];
  });
  if (alert?.key !== 'checkFields' || entries.length === 0) return null;
  return <ErrorSummary key={refusals} title={messages(alert)} entries={entries} />;
}
