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
import type { JSX } from 'react';

import { describedByHint, FieldError, fieldId } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';
import { RadioTile } from '../../components/radio-tile.tsx';
import { giftCopy } from '../../copy/gift.ts';
import { useCopy, useLabels, useLocale } from '../../locale/use-copy.ts';
import { OrderFacts, OrderForm } from './order-form.tsx';

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
  const { offered } = snapshot;
  const designs = offered === null || offered === 'failed' ? [] : offered.designs;
  return (
    <OrderForm
      flow={flow}
      snapshot={snapshot}
      form={form}
      copy={copy}
      hints={copy.hints}
      groups={groups.map(({ legend, names }) => ({
        legend: copy[legend],
        names: names.filter((name) => name !== 'customAmount' || form.input.amount === ''),
      }))}
      renderField={(spec, box) =>
        spec.name === 'designId' ? (
          <GiftDesigns spec={spec} designs={designs} {...box} />
        ) : undefined
      }
    >
      <GiftSummary preview={snapshot.preview} today={snapshot.today} />
    </OrderForm>
  );
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
        {designs.map(({ designId, title, imageUrl, picture }) => (
          <RadioTile
            key={designId}
            name={spec.name}
            value={designId}
            checked={designId === value}
            label={title}
            className="foyer-gift-designs__tile"
            onSelect={() => onChange(designId)}
          >
            <Picture src={imageUrl} set={picture} sizes="10rem" alt="" width={960} height={540} />
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
  const { amount, to, sendDate } = preview;
  const facts = [
    { term: copy.recipient, value: to === '' ? null : to },
    { term: copy.sent, value: sendDate && dayLabel(sendDate, today, locale) },
    {
      term: copy.due,
      value: amount && formatMoney(amount, { locale, wholeUnits: true }),
      isTotal: true,
    },
  ];
  return <OrderFacts title={copy.summary} facts={facts} missing={copy.notYet} />;
}
