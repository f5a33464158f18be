import type { JSX } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CodeBoxes, codeLength } from '../../components/code-boxes.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { Form } from '../../components/form.tsx';
import { corporateCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame, InvitationWay, type JoinStepProps } from './corporate-frame.tsx';
import { InvitationStep } from './invitation-step.tsx';

/** The second step: the mailed code, or the invitation code of someone without a work mailbox. */
export default function CodeStep(props: JoinStepProps): JSX.Element {
  return props.snapshot.state.isInvited ? (
    <InvitationStep {...props} />
  ) : (
    <MailedCodeStep {...props} />
  );
}

/** The code from the email and its remaining time. */
function MailedCodeStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const messages = useMessages();
  const { busy, alert, code } = snapshot;
  return (
    <CorporateFrame
      eyebrow={copy.codeEyebrow}
      title={copy.codeTitle}
      lede={copy.codeLede(code.sentTo)}
      heading={heading}
      snapshot={snapshot}
    >
      <Form
        label={copy.codeForm}
        onSubmit={() => {
          void flow.submitCode();
        }}
      >
        <CodeBoxes
          label={copy.codeLabel}
          hint={copy.codeHint}
          value={code.digits}
          error={code.error === null ? undefined : messages(code.error)}
          refusal={code.error}
          resets={code.resets}
          busy={busy === 'verifying'}
          onChange={(text) => flow.changeCode(text)}
        />
        <div className="foyer-code__wait">
          <Countdown label={copy.codeLasts} seconds={code.secondsLeft} text={code.countdown} />
          <button
            type="button"
            className="foyer-link"
            aria-disabled={busy === null ? undefined : true}
            onClick={() => void flow.resendCode()}
          >
            {busy === 'resending' ? copy.resending : code.expired ? copy.resendNew : copy.resend}
          </button>
        </div>
        <p className="foyer-code__sent foyer-fine" role="status">
          {code.resets > 0 && code.error === null && busy !== 'resending' ? copy.resent : ''}
        </p>
        <div className="foyer-actions">
          {alert !== null && (
            <Banner tone="problem" key={snapshot.refusals}>
              {messages(alert)}
            </Banner>
          )}
          <Button
            type="submit"
            unavailable={code.digits.length < codeLength}
            busy={busy === 'verifying' ? copy.tryingCode : null}
          >
            {copy.confirmCode}
          </Button>
        </div>
      </Form>
      <p className="foyer-join-aside foyer-soft">
        {copy.notThere}{' '}
        <button type="button" className="foyer-link" onClick={() => flow.goTo(0)}>
          {copy.otherEmail}
        </button>
        .
      </p>
      <InvitationWay flow={flow} snapshot={snapshot} />
    </CorporateFrame>
  );
}
