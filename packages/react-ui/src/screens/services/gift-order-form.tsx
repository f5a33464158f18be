import { dayLabel } from '@foyer/core';
import type { ChoiceField as ChoiceSpec } from '@foyer/core/forms';
import { formatMoney } from '@foyer/core/kernel';
import type {
  GiftCardDesign,
  GiftPreview,
  GiftPurchase,
  GiftPurchaseField,
  GiftPurchaseSnapshot,
} from '@foyer/core/services';
import { type JSX, useId, useState } from 'react';

import { AreaField, ChoiceField, DateField } from '../../components/form-fields.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ErrorSummary, useWithLabel } from '../../components/error-summary.tsx';
import { describedByHint, FieldError, fieldId, TextField } from '../../components/field.tsx';
import { HiddenField } from '../../components/hidden-field.tsx';
import { RadioTile } from '../../components/radio-tile.tsx';
import { giftCopy } from '../../copy/gift.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy, useLabels, useLocale } from '../../locale/use-copy.ts';

/** The fields, grouped as buyers think of a gift: the card, the recipient, the message, the sender. */
const groups: readonly {
  readonly legend: 'card' | 'whom' | 'from';
  readonly names: readonly GiftPurchaseField[];
}[] = [
  { legend: 'card', names: ['designId', 'currency', 'amount', 'customAmount'] },
  {
    legend: 'whom',
    names: ['firstName', 'lastName', 'emailAddress', 'reTypeEmailAddress', 'sendDate'],
  },
  { legend: 'from', names: ['giverName', 'giverEmail', 'message'] },
];

export interface GiftOrderFormProps {
  readonly flow: GiftPurchase;
  readonly snapshot: GiftPurchaseSnapshot;
  readonly form: NonNullable<GiftPurchaseSnapshot['form']>;
}

/** The order form of a gift card with its total and the button that leads to the payment. */
export function GiftOrderForm({ flow, snapshot, form }: GiftOrderFormProps): JSX.Element {
  const copy = useCopy(giftCopy);
  const withLabel = useWithLabel();
  const { alert, busy, refusals } = snapshot;
  const { schema, errors } = form;
  const messages = useMessages();
  const [left, setLeft] = useState<GiftPurchaseField | null>(null);
  const errorOf = (name: GiftPurchaseField): string | undefined => {
    const error = errors[name];
    return error && messages(error);
  };
  const inOrder = groups.flatMap(({ names }) => names);
  const labelOf = (name: GiftPurchaseField): string =>
    schema.fields.find((spec) => spec.name === name)?.label ?? '';
  const announced = left && errorOf(left);
  return (
    <form
      className="foyer-form"
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
          entries={inOrder.flatMap((name) => {
            const error = errorOf(name);
            return error ? [{ target: fieldId(name), text: withLabel(labelOf(name), error) }] : [];
          })}
        />
      )}
      {groups.map(({ legend, names }) => (
        <fieldset key={legend} className="foyer-form__group foyer-form__group--stacked">
          <legend className="foyer-form__legend">{copy[legend]}</legend>
          {names
            .filter((name) => name !== 'customAmount' || form.input.amount === '')
            .map((name) => (
              <GiftBox
                key={name}
                {...{ flow, snapshot, form, name }}
                error={errorOf(name)}
                onLeft={setLeft}
              />
            ))}
        </fieldset>
      ))}
      <p className="foyer-hidden" role="status">
        {left && announced ? withLabel(labelOf(left), announced) : ''}
      </p>
      <HiddenField />
      <GiftSummary preview={snapshot.preview} today={snapshot.today} />
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

interface GiftBoxProps extends GiftOrderFormProps {
  readonly name: GiftPurchaseField;
  readonly error: string | undefined;
  readonly onLeft: (name: GiftPurchaseField) => void;
}

function GiftBox({ flow, snapshot, form, name, error, onLeft }: GiftBoxProps): JSX.Element | null {
  const copy = useCopy(giftCopy);
  const spec = form.schema.fields.find((one) => one.name === name);
  const { offered } = snapshot;
  if (spec === undefined || offered === null || offered === 'failed') return null;
  const value = form.input[name];
  const onChange = (typed: string): void => flow.changeField(name, typed);
  const shared = {
    ...{ value, error, onChange },
    hint: copy.hints[name],
    onLeave: () => {
      flow.leaveField(name);
      onLeft(name);
    },
  };
  if (name === 'designId') {
    return <GiftDesigns designs={offered.designs} {...{ spec, value, error, onChange }} />;
  }
  switch (spec.kind) {
    case 'area':
      return <AreaField spec={spec} {...shared} />;
    case 'choice':
      return <ChoiceField spec={spec} {...shared} />;
    case 'date':
      return <DateField spec={spec} {...shared} />;
    case 'box':
      return <TextField spec={spec} {...shared} />;
    default:
      return null;
  }
}

interface GiftDesignsProps {
  readonly spec: Pick<ChoiceSpec, 'name' | 'label'>;
  readonly designs: readonly GiftCardDesign[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (designId: string) => void;
}

/** The card designs: pictures as radio buttons with names. */
function GiftDesigns({ spec, designs, value, error, onChange }: GiftDesignsProps): JSX.Element {
  const labels = useLabels();
  const id = fieldId(spec.name);
  return (
    <fieldset
      className="foyer-field foyer-gift-designs"
      role="radiogroup"
      // The id that the error summary links to.
      id={id}
      tabIndex={-1}
      {...describedByHint({ id, required: true, error })}
      data-invalid={error === undefined ? undefined : ''}
    >
      <legend className="foyer-field__label">{labels(spec.label)}</legend>
      <div className="foyer-gift-designs__list">
        {designs.map(({ designId, title, imageUrl }) => (
          <RadioTile
            key={designId}
            name={spec.name}
            value={designId}
            checked={designId === value}
            label={title}
            className="foyer-gift-designs__tile"
            onSelect={() => onChange(designId)}
          >
            <img src={imageUrl} alt="" width={1600} height={900} loading="lazy" decoding="async" />
            <span>{title}</span>
          </RadioTile>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** What the visitor is about to buy: the amount, the recipient and the delivery date. */
function GiftSummary({
  preview,
  today,
}: {
  readonly preview: GiftPreview;
  /** Today's ISO date in the buyer's time zone. */
  readonly today: string;
}): JSX.Element {
  const copy = useCopy(giftCopy);
  const locale = useLocale();
  const id = useId();
  const { amount, to, sendDate } = preview;
  const rows = [
    { term: copy.recipient, value: to === '' ? null : to },
    { term: copy.sent, value: sendDate && dayLabel(sendDate, today, locale) },
    {
      term: copy.due,
      value: amount && formatMoney(amount, { locale, wholeUnits: true }),
      className: 'foyer-gift__due',
    },
  ];
  return (
    <section className="foyer-gift__sum" aria-labelledby={id}>
      <h2 className="foyer-eyebrow" id={id}>
        {copy.summary}
      </h2>
      <dl className="foyer-record">
        {rows.map(({ term, value, className = '' }) => (
          <div
            key={term}
            className={`foyer-record__row ${className}`}
            data-none={value === null ? '' : undefined}
          >
            <dt>{term}</dt>
            <dd>{value ?? copy.notYet}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
