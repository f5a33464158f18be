import { type JSX, useEffect, useId, useRef } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { FieldError, FieldHint } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { corporateCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame, InvitationWay, type JoinStepProps } from './corporate-frame.tsx';

/** The second step of someone without a work mailbox: the code from their employer. */
export function InvitationStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
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
            busy={busy === 'inviting' ? copy.checkingInvitation : null}
          >
            {copy.continueInvited}
          </Button>
        </div>
      </Form>
      <InvitationWay flow={flow} snapshot={snapshot} />
    </CorporateFrame>
  );
}
