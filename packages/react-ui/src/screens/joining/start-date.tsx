import type { StartDateSnapshot } from '@foyer/core/join';
import type { JSX } from 'react';

import { FieldFrame, fieldId } from '../../components/field.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useRefusalFocus } from '../../hooks/use-refusal-focus.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useDay } from '../../locale/use-formats.ts';

export interface StartDateProps {
  readonly flow: {
    readonly chooseStart: (text: string) => void;
    readonly leaveStart: () => void;
  };
  readonly start: StartDateSnapshot;
  readonly isPresale: boolean;
  /** Counts refused submits. */
  readonly refusals: number;
}

const name = 'startDate';

/** The first day of the membership, in the browser's own picker. */
export function StartDate({ flow, start, isPresale, refusals }: StartDateProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const messages = useMessages();
  const day = useDay();
  const { value, first, last, error } = start;
  useRefusalFocus(refusals, error !== null, () => document.getElementById(fieldId(name)));
  return (
    <div className="foyer-start-date">
      <FieldFrame
        spec={{ name, label: copy.startDate, required: true, autocomplete: 'off' }}
        value={value}
        hint={copy.startDateHint(day(last) ?? last, isPresale)}
        error={error === null ? undefined : messages(error)}
        onChange={(text) => flow.chooseStart(text)}
        onLeave={() => flow.leaveStart()}
      >
        {(box) => (
          <input
            {...box}
            className="foyer-input foyer-input--date"
            type="date"
            min={first}
            max={last}
          />
        )}
      </FieldFrame>
    </div>
  );
}
