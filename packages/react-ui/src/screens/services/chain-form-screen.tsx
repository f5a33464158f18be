import type { CallOptions } from '@foyer/core';
import { messageOfCall } from '@foyer/core/messages';
import type { ChainForm } from '@foyer/core/services';
import { type JSX, type ReactNode, useCallback, useEffect, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { fieldId } from '../../components/field.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { chainFormCopy } from '../../copy/services.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useFocusOnReturn } from '../../hooks/focus.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { DynamicForm } from '../forms/forms.tsx';

export interface ChainFormScreenProps {
  readonly formId: string;
  /** Called when there is no such form, so that the page can say so in its own way. */
  readonly onUnknown?: () => void;
  /** The form's head, if the page has it before the form has loaded. */
  readonly head?: ReactNode;
}

/** The page of a form that the chain configured. The input survives failures and reloads. */
export function ChainFormScreen({ formId, onUnknown, head }: ChainFormScreenProps): JSX.Element {
  const copy = useCopy(chainFormCopy);
  const messages = useFormMessages();
  const services = useService(accountTokens.clubServices);
  const ask = useCallback(
    (options: CallOptions) => services.form(formId, options),
    [services, formId],
  );
  const { answer, retry } = useAnswer(ask);
  const [isSent, setSent] = useState(false);
  const first = answer?.unwrapOr(null)?.fields[0];
  useFocusOnReturn(!isSent, first === undefined ? null : fieldId(first.name));
  const isUnknown = answer?.ok === true && answer.val === null;
  useEffect(() => {
    if (isUnknown) onUnknown?.();
  }, [isUnknown, onUnknown]);
  if (isSent) return <Thanks onAgain={() => setSent(false)} />;
  return (
    <div className="foyer foyer-service foyer-column">
      {answer === null && (
        <LoadingState label={copy.loading} onRetry={retry}>
          {head}
          <Skeleton shape="row" count={4} />
        </LoadingState>
      )}
      {answer?.ok === false && <LoadError message={messageOfCall(answer.val)} onRetry={retry} />}
      {isUnknown && <Banner tone="problem">{messages({ key: 'formUnknown' })}</Banner>}
      {answer?.ok === true && answer.val !== null && (
        <Filled form={answer.val} onSent={() => setSent(true)} />
      )}
    </div>
  );
}

/** What a form begins with, as text. A build draws it once with placeholders, and a server fills in each form. */
export function ChainFormHead({ title, intro }: Pick<ChainForm, 'title' | 'intro'>): JSX.Element {
  return (
    <div className="foyer foyer-form">
      <fieldset className="foyer-form__group foyer-form__group--stacked">
        <legend className="foyer-form__legend">{title}</legend>
        <p className="foyer-service__intro">{intro}</p>
      </fieldset>
    </div>
  );
}

function Filled({
  form: { formId, title, intro, fields },
  onSent,
}: {
  readonly form: ChainForm;
  readonly onSent: () => void;
}): JSX.Element {
  const copy = useCopy(chainFormCopy);
  const services = useService(accountTokens.clubServices);
  const ids = useService(portTokens.ids);
  // One id for these answers, so that a retry doesn't send them twice.
  const [id] = useState(() => ids.next());
  return (
    <DynamicForm
      configs={fields}
      draft={`form-${formId}`}
      isPublic
      label={title}
      legend={title}
      intro={<p className="foyer-service__intro">{intro}</p>}
      submit={copy.submit}
      onSend={async (values) => {
        const answer = await services.sendForm({ id, formId, values });
        if (answer.ok) onSent();
        return answer.mapErr((failure) => messageOfCall(failure));
      }}
    />
  );
}

function Thanks({ onAgain }: { readonly onAgain: () => void }): JSX.Element {
  const copy = useCopy(chainFormCopy);
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      <ArrivedHeading className="foyer-service__title">{copy.thanks}</ArrivedHeading>
      <p>{copy.sent}</p>
      <p className="foyer-actions">
        <button type="button" className="foyer-link" onClick={onAgain}>
          {copy.again}
        </button>
      </p>
    </section>
  );
}
