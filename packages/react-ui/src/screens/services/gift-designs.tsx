import type { ChoiceField } from '@foyer/core/forms';
import type { GiftCardDesign } from '@foyer/core/services';
import type { JSX } from 'react';

import { FieldError, describedByHint } from '../../components/field.tsx';
import { RadioTile } from '../../components/radio-tile.tsx';
import { fieldId } from '../../components/text-field.tsx';
import { useLabels } from '../../locale/use-copy.ts';

export interface GiftDesignsProps {
  readonly spec: Pick<ChoiceField, 'name' | 'label'>;
  readonly designs: readonly GiftCardDesign[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (designId: string) => void;
}

/** The card designs: pictures as radio buttons with names. */
export function GiftDesigns({
  spec,
  designs,
  value,
  error,
  onChange,
}: GiftDesignsProps): JSX.Element {
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
