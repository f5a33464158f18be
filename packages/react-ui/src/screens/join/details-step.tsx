import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { ContactAlert } from '../lead/contact-parts.tsx';
import { ContactForm } from '../lead/contact-form.tsx';
import { OrderSummary } from '../joining/order-summary.tsx';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** Step 2: the buyer's details, with the order beside them. */
export default function DetailsStep({ flow, snapshot, heading }: StandardStepProps): JSX.Element {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const { state, chosen, alert, busy, canSubmit } = snapshot;
  const { selectedFacility: club } = state;
  return (
    <StandardFrame
      eyebrow={copy.detailsEyebrow}
      title={copy.detailsTitle}
      lede={copy.detailsLede}
      heading={heading}
      snapshot={snapshot}
      aside={<OrderSummary order={chosen} club={club} onChange={() => flow.goTo(0)} />}
    >
      <ContactForm
        flow={flow}
        snapshot={snapshot}
        label={copy.detailsEyebrow}
        purpose={null}
        hints={joining.hints}
        proposals={null}
        onSubmit={() => void flow.submit()}
      >
        <ContactAlert alert={alert} key={snapshot.refusals} />
        <Button
          type="submit"
          unavailable={!canSubmit}
          busy={busy === 'purchasing' ? joining.purchasing : null}
        >
          {copy.next}
        </Button>
        {(canSubmit || busy !== null) && (
          <p className="foyer-actions__note foyer-fine">{joining.purchaseNote}</p>
        )}
      </ContactForm>
    </StandardFrame>
  );
}
