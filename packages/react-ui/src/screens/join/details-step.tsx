import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import { OrderSummary } from '../../components/order-summary.tsx';
import { joinCopy } from '../../copy/join.ts';
import { joiningCopy } from '../../copy/joining.ts';
import { ContactAlert } from '../lead/contact-alert.tsx';
import { ContactForm } from '../lead/contact-form.tsx';
import { JoinNotice } from '../joining/join-notice.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { StandardFrame } from './standard-frame.tsx';
import type { StandardStepProps } from './standard-step-props.ts';

/** Step 2/3: the order and the buyer's details. */
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
    >
      <JoinNotice snapshot={snapshot} />
      {chosen !== null && club !== null && (
        <OrderSummary
          plan={chosen.plan.name}
          club={club.name}
          bill={chosen.bill}
          onChange={() => flow.goTo(0)}
        />
      )}
      <ContactForm
        flow={flow}
        snapshot={snapshot}
        label={copy.detailsForm}
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
        <p className="foyer-actions__note">
          {canSubmit || busy !== null ? joining.purchaseNote : copy.nextNotYet}
        </p>
      </ContactForm>
    </StandardFrame>
  );
}
