import type { Message } from '@foyer/core';
import type { FormField } from '@foyer/core/forms';
import type { OrderForm as FilledOrder } from '@foyer/core/services';
import { Fragment, type JSX, type ReactNode, useId, useState } from 'react';

import { AnyField, RejectedFields } from '../../components/any-field.tsx';
import { LeftFieldError } from '../../components/error-summary.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
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
  const messages = useMessages();
  const [left, setLeft] = useState<Field | null>(null);
  const { alert, busy, refusals } = snapshot;
  const { schema, errors, input } = form;
  const errorOf = (name: Field): string | undefined => {
    const error = errors[name];
    return error && messages(error);
  };
  const shown = groups.map(({ names }) =>
    names.flatMap((name) => schema.fields.find((spec) => spec.name === name) ?? []),
  );

  function field(spec: FormField<Field>): JSX.Element {
    const { name } = spec;
    const box: OrderBox = {
      value: input[name],
      error: errorOf(name),
      hint: hints[name],
      onChange: (typed) => flow.changeField(name, typed),
      onLeave: () => {
        flow.leaveField(name);
        setLeft(name);
      },
    };
    return renderField?.(spec, box) ?? <AnyField spec={spec} {...box} />;
  }

  return (
    <Form
      label={copy.form}
      onSubmit={() => {
        setLeft(null);
        void flow.submit();
      }}
    >
      <RejectedFields alert={alert} refusals={refusals} fields={shown.flat()} errorOf={errorOf} />
      {groups.map(({ legend }, place) => (
        <fieldset key={legend} className="foyer-form__group foyer-form__group--stacked">
          <legend className="foyer-form__legend">{legend}</legend>
          {shown[place]?.map((spec) => (
            <Fragment key={spec.name}>{field(spec)}</Fragment>
          ))}
        </fieldset>
      ))}
      <LeftFieldError left={left} fields={schema.fields} errorOf={errorOf} />
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
    </Form>
  );
}

export interface OrderFactsProps {
  readonly title: string;
  readonly facts: readonly {
    readonly term: string;
    /** Null while it isn't known. */
    readonly value: string | null;
    /** What is paid stands out. */
    readonly isTotal?: boolean;
  }[];
  /** Stands in for a value that isn't known yet. */
  readonly missing?: string;
  /** Announces values that change without a press. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
}

/** What is about to be bought, or what was: a titled list of facts. */
export function OrderFacts({
  title,
  facts,
  missing,
  isLive = false,
  children,
}: OrderFactsProps): JSX.Element {
  const id = useId();
  return (
    <section className="foyer-gift__sum" aria-labelledby={id}>
      <h2 className="foyer-eyebrow" id={id}>
        {title}
      </h2>
      <dl className="foyer-record" aria-live={isLive ? 'polite' : undefined}>
        {facts.map(({ term, value, isTotal = false }) => (
          <div
            key={term}
            className={isTotal ? 'foyer-record__row foyer-gift__due' : 'foyer-record__row'}
            data-none={value === null ? '' : undefined}
          >
            <dt>{term}</dt>
            <dd>{value ?? missing}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
