import type { Message } from '@foyer/core';
import { type FormField, joinPhoneStyle, type TypedText } from '@foyer/core/forms';
import type { OrderForm as FilledOrder } from '@foyer/core/services';
import { Fragment, type JSX, type ReactNode, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ClubField } from '../../components/club-field.tsx';
import { ErrorSummary, useWithLabel } from '../../components/error-summary.tsx';
import { fieldId, PhoneField, TextField } from '../../components/field.tsx';
import { AreaField, ChoiceField, DateField } from '../../components/form-fields.tsx';
import { HiddenField } from '../../components/hidden-field.tsx';
import { useMessages } from '../../di/foyer-provider.tsx';

interface OrderGroup<Field extends string> {
  readonly legend: string;
  readonly names: readonly Field[];
}

/** What a field of an order needs to be drawn. */
export interface OrderBox {
  readonly value: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly onChange: (typed: string) => void;
  readonly onLeave: () => void;
}

export interface OrderFormProps<Field extends string> {
  readonly flow: {
    readonly changeField: (field: Field, value: string) => void;
    readonly leaveField: (field: Field) => void;
    readonly submit: () => Promise<void>;
  };
  readonly snapshot: {
    readonly alert: Message | null;
    readonly busy: string | null;
    readonly refusals: number;
  };
  readonly form: FilledOrder<Field, unknown>;
  readonly groups: readonly OrderGroup<Field>[];
  readonly hints: Readonly<Record<string, string>>;
  readonly copy: Readonly<Record<'form' | 'submit' | 'submitting' | 'note', string>>;
  /** Draws a field in its own way; undefined for one that looks like its kind. */
  readonly renderField?: (spec: FormField<Field>, box: OrderBox) => JSX.Element | undefined;
  /** What is about to be bought, above the button. */
  readonly children: ReactNode;
}

/** The form of an order, with the button that leads to the payment. */
export function OrderForm<Field extends string>({
  flow,
  snapshot,
  form,
  groups,
  hints,
  copy,
  renderField,
  children,
}: OrderFormProps<Field>): JSX.Element {
  const withLabel = useWithLabel();
  const messages = useMessages();
  const [left, setLeft] = useState<Field | null>(null);
  const { alert, busy, refusals } = snapshot;
  const { schema, errors, input } = form;
  const errorOf = (name: Field): string | undefined => {
    const error = errors[name];
    return error && messages(error);
  };
  const specOf = (name: Field): FormField<Field> | undefined =>
    schema.fields.find((spec) => spec.name === name);
  const labelOf = (name: Field): string => specOf(name)?.label ?? '';
  const announced = left && errorOf(left);

  function field(name: Field): JSX.Element | null {
    const spec = specOf(name);
    if (spec === undefined) return null;
    const box: OrderBox = {
      ...{ value: input[name], error: errorOf(name), hint: hints[name] },
      onChange: (typed) => flow.changeField(name, typed),
      onLeave: () => {
        flow.leaveField(name);
        setLeft(name);
      },
    };
    return renderField?.(spec, box) ?? <Box spec={spec} box={box} />;
  }

  return (
    <form
      className="foyer-form"
      // Before hydration, this method makes submitting do nothing.
      method="dialog"
      noValidate
      aria-label={copy.form}
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(null);
        void flow.submit();
      }}
    >
      {alert?.key === 'checkFields' && Object.keys(errors).length > 0 && (
        <ErrorSummary
          // Remounts for each rejected press, so that the summary takes the focus every time.
          key={refusals}
          title={messages(alert)}
          entries={groups
            .flatMap(({ names }) => names)
            .flatMap((name) => {
              const error = errorOf(name);
              return error
                ? [{ target: fieldId(name), text: withLabel(labelOf(name), error) }]
                : [];
            })}
        />
      )}
      {groups.map(({ legend, names }) => (
        <fieldset key={legend} className="foyer-form__group foyer-form__group--stacked">
          <legend className="foyer-form__legend">{legend}</legend>
          {names.map((name) => (
            <Fragment key={name}>{field(name)}</Fragment>
          ))}
        </fieldset>
      ))}
      <p className="foyer-hidden" role="status">
        {left && announced ? withLabel(labelOf(left), announced) : ''}
      </p>
      <HiddenField />
      {children}
      <div className="foyer-actions">
        {alert !== null && alert.key !== 'checkFields' && (
          <div className="foyer-actions__problem">
            <Banner tone="problem">{messages(alert)}</Banner>
          </div>
        )}
        <Button type="submit" busy={busy === 'ordering' ? copy.submitting : null}>
          {copy.submit}
        </Button>
        <p className="foyer-actions__note">{copy.note}</p>
      </div>
    </form>
  );
}

function Box({
  spec,
  box,
}: {
  readonly spec: FormField;
  readonly box: OrderBox;
}): JSX.Element | null {
  switch (spec.kind) {
    case 'area':
      return <AreaField spec={spec} {...box} />;
    case 'choice':
      return <ChoiceField spec={spec} {...box} />;
    case 'club':
      return <ClubField spec={spec} {...box} />;
    case 'date':
      return <DateField spec={spec} {...box} />;
    case 'box':
      return spec.type === 'tel' ? (
        <PhoneField
          spec={spec}
          {...box}
          value={joinPhoneStyle.show(box.value)}
          onType={(typed) => typePhone(typed, box)}
        />
      ) : (
        <TextField spec={spec} {...box} />
      );
    default:
      return null;
  }
}

/** Keeps the digits. A text that is no phone number isn't taken. */
function typePhone(typed: TypedText, { value, onChange }: OrderBox): TypedText {
  const shown = joinPhoneStyle.type(typed, null);
  if (shown === null) {
    const before = joinPhoneStyle.show(value);
    return { value: before, caret: before.length };
  }
  onChange(joinPhoneStyle.keep(shown.value));
  return shown;
}
