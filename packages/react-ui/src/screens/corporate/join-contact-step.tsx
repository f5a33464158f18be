import type { JSX } from 'react';

import { Button } from '../../components/button.tsx';
import { corporateCopy } from '../../copy/corporate.ts';
import { joiningCopy } from '../../copy/joining.ts';
import { ContactAlert } from '../lead/contact-alert.tsx';
import { ContactForm } from '../lead/contact-form.tsx';
import { JoinNotice } from '../joining/join-notice.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame } from './corporate-frame.tsx';
import type { JoinStepProps } from './join-step-props.ts';

/** The first step: the visitor's details, their employer and a club. */
export function JoinContactStep({
  flow,
  snapshot,
  heading,
  awaitsClub = false,
}: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const { alert, busy } = snapshot;
  return (
    <CorporateFrame
      eyebrow={copy.contactEyebrow}
      title={copy.contactTitle}
      lede={copy.contactLede}
      heading={heading}
      snapshot={snapshot}
    >
      <JoinNotice snapshot={snapshot} />
      <ContactForm
        flow={flow}
        snapshot={snapshot}
        label={copy.contactForm}
        purpose="join"
        awaitsClub={awaitsClub}
        clubPrompt={joining.selectJoinClub}
        hints={{ ...joining.hints, company_email: copy.companyEmailHint }}
        proposals={null}
        onSubmit={() => void flow.submit()}
      >
        <ContactAlert alert={alert} key={snapshot.refusals} />
        <Button
          type="submit"
          unavailable={!snapshot.canSubmit}
          busy={busy === 'starting' ? copy.starting : null}
        >
          {copy.getStarted}
        </Button>
      </ContactForm>
    </CorporateFrame>
  );
}
