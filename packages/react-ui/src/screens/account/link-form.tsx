import type { FieldRefusal, FormInput, Message, Result } from '@foyer/core';
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
  /** Where the link went, as far as that may be said. */
  readonly told: (values: Values) => string;
  /** What was typed for it, to be changed. */
  readonly typed: (values: Values) => Partial<FormInput<Name>>;
  /** Told when the link was asked for, and when the form is shown again. */
  readonly onAsked?: (isAsked: boolean) => void;
}

/** Asks for a mailed link, and says what happens next; from there one may come back to what was typed. AC-08 */
export function LinkForm<Name extends string, Values>({
  ask,
  told,
  typed,
  onAsked,
  goodFor,
  notThere,
  start,
  ...form
}: LinkFormProps<Name, Values>): JSX.Element {
  const words = useCopy(registrationCopy);
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
        {told(asked.values)}
      </LinkSent>
    );
  }
  return (
    <FormView
      {...form}
      {...(known !== undefined && { start: known })}
      isPublic
      submit={words.sendLink}
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
