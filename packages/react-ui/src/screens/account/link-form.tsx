import type { Message, Result } from '@foyer/core';
import type { FieldRefusal, FormInput } from '@foyer/core/forms';
import { type JSX, useState } from 'react';

import { registrationCopy } from '../../copy/registration.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView, type FormViewProps } from '../forms/form-view.tsx';
import { LinkSent, type LinkSentProps } from './link-sent.tsx';

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
      sent={null}
    />
  );
}
