import { type JSX, useEffect, useId, useRef } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CodeBoxes, codeLength } from '../../components/code-boxes.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { Form } from '../../components/form.tsx';
import { corporateCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame, InvitationWay, type JoinStepProps } from './corporate-frame.tsx';
import { FieldError, FieldHint } from '../../components/field.tsx';

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
        label={copy.codeEyebrow}
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
            busy={busy === 'verifying' ? copy.checkingCode : null}
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

/** The second step of someone without a work mailbox: the code from their employer. */
function InvitationStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const messages = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { busy, alert, code, refusals } = snapshot;
  const error = code.error === null ? undefined : messages(code.error);
  const seen = useRef(refusals);
  useEffect(() => {
    if (seen.current === refusals) return;
    seen.current = refusals;
    input.current?.focus();
    input.current?.select();
  }, [refusals]);
  return (
    <CorporateFrame
      eyebrow={copy.invitation}
      title={copy.invitationTitle}
      lede={copy.invitationLede}
      heading={heading}
      snapshot={snapshot}
    >
      <Form
        label={copy.invitationTitle}
        onSubmit={() => {
          void flow.submitInvitation();
        }}
      >
        <div className="foyer-field" data-invalid={error === undefined ? undefined : ''}>
          <label className="foyer-field__label" htmlFor={id}>
            {copy.invitation}
          </label>
          <FieldHint id={id} hint={copy.invitationHint} />
          <input
            ref={input}
            className="foyer-input foyer-invitation"
            id={id}
            name="invitation_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-required
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
            readOnly={busy === 'inviting'}
            value={code.invitation}
            onChange={({ target }) => flow.changeInvitation(target.value)}
          />
          <FieldError id={id} error={error} announces />
        </div>
        <div className="foyer-actions">
          {alert !== null && (
            <Banner tone="problem" key={refusals}>
              {messages(alert)}
            </Banner>
          )}
          <Button
            type="submit"
            unavailable={code.invitation.trim() === ''}
            busy={busy === 'inviting' ? copy.checkingCode : null}
          >
            {copy.continueInvited}
          </Button>
        </div>
      </Form>
      <InvitationWay flow={flow} snapshot={snapshot} />
    </CorporateFrame>
  );
}
