import type { Message, MessageKey, Result } from '@foyer/core';
import type { FieldRefusal, FormInput } from '@foyer/core/forms';
import { type LinkOver, recoverForm, resendForm } from '@foyer/core/registration';
import { type JSX, type ReactNode, useId, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { fieldId } from '../../components/field.tsx';
import { ArrivedHeading, QuestionLink } from '../../components/member-parts.tsx';
import { registrationCopy } from '../../copy/registration.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useFocusOnReturn } from '../../hooks/focus.ts';
import { useDelayed } from '../../hooks/timing.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView, type FormViewProps } from '../forms/form-view.tsx';

/** Why a mailed link doesn't work, or there's none. */
export const linkMessages: Readonly<Record<LinkOver['why'] | 'forgotten', MessageKey>> = {
  used: 'linkUsed',
  expired: 'linkExpired',
  unknown: 'linkUnknown',
  forgotten: 'linkForgotten',
};

const recoverSchema = recoverForm();
const resendSchema = resendForm();

/** The page for recovering a forgotten login by email address. */
export function RecoverScreen(): JSX.Element {
  const copy = useCopy(registrationCopy);
  return (
    <div className="foyer foyer-column foyer-one-form">
      <RecoverForm label={copy.recoverForm} legend={copy.recoverLegend} />
      <div className="foyer-registration__ways">
        <QuestionLink question={copy.remembered} answer={copy.logIn} path="/login" />
        <QuestionLink question={copy.noLogin} answer={copy.register} path="/account/register" />
      </div>
    </div>
  );
}

interface RecoverFormProps {
  readonly label: string;
  readonly legend: string;
}

/**
 * Requests a recovery link for an email address. The response is the same for every address, so that it doesn't
 * reveal who has an account.
 */
export function RecoverForm({ label, legend }: RecoverFormProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  return (
    <LinkForm
      schema={recoverSchema}
      draft="recover"
      label={label}
      legend={legend}
      hints={copy.recoverHints}
      ask={(email) => request.recover(email)}
      sentMessage={copy.sentRecover}
      typed={(emailAddress) => ({ emailAddress })}
      goodFor={copy.goodForRecover}
    />
  );
}

/** The page for resending the activation link by member number or username. */
export function ResendScreen(): JSX.Element {
  const copy = useCopy(registrationCopy);
  const request = useService(accountTokens.requestLink);
  return (
    <div className="foyer foyer-column foyer-one-form">
      <LinkForm
        schema={resendSchema}
        draft="resend"
        label={copy.resendForm}
        legend={copy.informationLegend}
        hints={copy.resendHints}
        ask={(name) => request.resend(name)}
        sentMessage={copy.sentResend}
        typed={(memberName) => ({ memberName })}
        goodFor={copy.goodFor}
        notThere={copy.notThereMember}
      />
      <div className="foyer-registration__ways">
        <QuestionLink question={copy.noNumber} answer={copy.byEmail} path="/account/recover" />
        <QuestionLink question={copy.haveLogin} answer={copy.logIn} path="/login" />
      </div>
    </div>
  );
}

export interface LinkFormProps<Name extends string, Values>
  extends
    Pick<
      FormViewProps<Name, Values>,
      'schema' | 'start' | 'draft' | 'label' | 'legend' | 'hints' | 'intro'
    >,
    Pick<LinkSentProps, 'goodFor' | 'notThere'> {
  readonly ask: (values: Values) => Promise<Result<unknown, Message | FieldRefusal<Name>>>;
  /** Says where the link was sent, without revealing whether an account exists. */
  readonly sentMessage: (values: Values) => string;
  /** The input to restore when the visitor returns to the form. */
  readonly typed: (values: Values) => Partial<FormInput<Name>>;
  /** Called when a link was requested (true) and when the form is shown again (false). */
  readonly onAsked?: (isAsked: boolean) => void;
}

/** Requests a mailed link and then explains what happens next. From there visitors can return to their input. */
export function LinkForm<Name extends string, Values>({
  ask,
  sentMessage,
  typed,
  onAsked,
  goodFor,
  notThere,
  start,
  ...form
}: LinkFormProps<Name, Values>): JSX.Element {
  const copy = useCopy(registrationCopy);
  const [known, setKnown] = useState(start);
  const [asked, setAsked] = useState<{ readonly values: Values } | null>(null);
  const [first] = form.schema.fields;
  useFocusOnReturn(asked === null, first === undefined ? null : fieldId(first.name));
  if (asked !== null) {
    return (
      <LinkSent
        goodFor={goodFor}
        notThere={notThere}
        onAgain={() => ask(asked.values)}
        onOther={() => {
          setKnown(typed(asked.values));
          setAsked(null);
          onAsked?.(false);
        }}
      >
        {sentMessage(asked.values)}
      </LinkSent>
    );
  }
  return (
    <FormView
      {...form}
      {...(known !== undefined && { start: known })}
      isPublic
      submit={copy.sendLink}
      onSend={async (values) => {
        const answer = await ask(values);
        if (answer.ok) {
          setAsked({ values });
          onAsked?.(true);
        }
        return answer;
      }}
    />
  );
}

/** How long to wait before offering to resend, in ms. Until then the email may still be on its way. */
const patienceMs = 30_000;

interface LinkSentProps {
  /** Says where the link was sent. */
  readonly children: ReactNode;
  readonly goodFor: string;
  /** More help for visitors who can't find the email. */
  readonly notThere?: string | undefined;
  readonly onAgain: () => Promise<Result<unknown, Message | FieldRefusal<string>>>;
  /** Returns to the form with its input. */
  readonly onOther: () => void;
}

/** Shown after a link was requested: where it was sent, how long it's valid, and what to do if it doesn't arrive. */
function LinkSent({ children, goodFor, notThere, onAgain, onOther }: LinkSentProps): JSX.Element {
  const copy = useCopy(registrationCopy);
  const messages = useFormMessages();
  const waitId = useId();
  const [sent, setSent] = useState(1);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  // No wait if the email couldn't be sent.
  const isWaiting = !useDelayed(!busy, problem === null ? patienceMs : 0);
  async function sendAgain(): Promise<void> {
    if (busy || isWaiting) return;
    setBusy(true);
    setProblem(null);
    const answer = await onAgain();
    setBusy(false);
    if (answer.ok) setSent((times) => times + 1);
    else setProblem('field' in answer.val ? answer.val.message : answer.val);
  }
  return (
    <section className="foyer-sent foyer-column">
      <ArrivedHeading className="foyer-sent__title">{copy.sentTitle}</ArrivedHeading>
      <p>{children}</p>
      <p>{goodFor}</p>
      <div className="foyer-sent__more foyer-stack-3 foyer-ruled">
        <h3 className="foyer-sent__subtitle foyer-subtitle">{copy.notThereTitle}</h3>
        <p>{copy.notThere}</p>
        {notThere !== undefined && <p>{notThere}</p>}
        <p role="status">{sent > 1 && !busy ? copy.sentAgain : ''}</p>
        {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
        <p className="foyer-fine" id={waitId}>
          {isWaiting ? copy.waitNote : ''}
        </p>
        <div className="foyer-actions">
          <Button
            look="secondary"
            unavailable={isWaiting}
            describedBy={isWaiting ? waitId : undefined}
            busy={busy ? copy.sendingAgain : null}
            onClick={() => void sendAgain()}
          >
            {copy.sendAgain}
          </Button>
          <Button look="quiet" onClick={onOther}>
            {copy.other}
          </Button>
        </div>
      </div>
    </section>
  );
}
