import type { Message, Result } from '@foyer/core';
import {
  type FieldRefusal,
  FilledForm,
  FormDraft,
  type FormField,
  type FormInput,
  type FormSchema,
} from '@foyer/core/forms';
import { type JSX, type ReactNode, useEffect, useState } from 'react';

import { AnyField, RejectedFields } from '../../components/any-field.tsx';
import { LeftFieldError } from '../../components/error-summary.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { HiddenField } from '../../components/hidden-field.tsx';
import { formsCopy } from '../../copy/forms.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

export interface FormViewProps<Name extends string, Values> {
  /** Must be stable while the form is filled in. */
  readonly schema: FormSchema<Name, Values>;
  /** Initial values. Values that arrive later fill only untouched fields. */
  readonly start?: Partial<FormInput<Name>>;
  /**
   * The key under which input other than passwords is saved for 15 minutes, so that it survives a reload of this tab.
   * Cleared after submitting.
   */
  readonly draft?: string;
  /** The accessible name of the form. */
  readonly label: string;
  readonly legend: string;
  readonly hints?: Partial<Readonly<Record<Name, string>>>;
  /** Content below a field that depends on its value, such as password requirements or username availability. */
  readonly after?: Partial<Readonly<Record<Name, (value: string) => ReactNode>>>;
  /** True if anybody may send the form. It then includes the hidden field that only bots fill in. */
  readonly isPublic?: boolean;
  readonly intro?: ReactNode;
  readonly onLeave?: (name: Name, value: string) => void;
  /** Called with the input initially and on each change. Must be stable. */
  readonly onInput?: (input: FormInput<Name>) => void;
  readonly submit: string;
  /** The button label during submission. */
  readonly submitting?: string;
  /** Content beside the button, such as a cancel link. */
  readonly aside?: ReactNode;
  /** Sends the form. A failure returns the message to show, at its field if it names one; the input stays. */
  readonly onSend: (values: Values) => Promise<Result<unknown, Message | FieldRefusal<Name>>>;
  /** Replaces the form after it was sent. */
  readonly sent?: ReactNode;
}

/** Renders any form of the core with its fields, errors and button. */
export function FormView<Name extends string, Values>({
  schema,
  start,
  draft,
  label,
  legend,
  hints = {},
  after = {},
  isPublic = false,
  intro,
  onLeave,
  onInput,
  submit,
  submitting,
  aside,
  onSend,
  sent,
}: FormViewProps<Name, Values>): JSX.Element {
  const copy = useCopy(formsCopy);
  const form = useFilledForm(schema, start, draft);
  const { input, errors, refusals, busy, alert, sent: isSent } = useSnapshot(form);
  useEffect(() => onInput?.(input), [input, onInput]);
  const messages = useFormMessages();
  const [left, setLeft] = useState<Name | null>(null);
  const errorOf = (name: Name): string | undefined => {
    const error = errors[name];
    return error && messages(error);
  };
  if (isSent) return <>{sent}</>;

  function field(spec: FormField<Name>): JSX.Element {
    const { name } = spec;
    return (
      <AnyField
        key={name}
        spec={spec}
        value={input[name]}
        hint={hints[name]}
        error={errorOf(name)}
        after={after[name]?.(input[name])}
        onChange={(value) => form.change(name, value)}
        onTypePhone={(typed) => form.changePhone(name, typed)}
        onLeave={() => {
          form.leave(name);
          setLeft(name);
          onLeave?.(name, input[name]);
        }}
      />
    );
  }

  return (
    <Form
      className="foyer foyer-form"
      label={label}
      onSubmit={() => {
        setLeft(null);
        void form.submit(onSend);
      }}
    >
      <RejectedFields alert={alert} refusals={refusals} errorOf={errorOf} fields={schema.fields} />
      <fieldset className="foyer-form__group foyer-form__group--stacked">
        <legend className="foyer-form__legend">{legend}</legend>
        {intro}
        {schema.fields.map(field)}
      </fieldset>
      <LeftFieldError left={left} fields={schema.fields} errorOf={errorOf} />
      {isPublic && <HiddenField />}
      <div className="foyer-actions">
        {alert !== null && alert.key !== 'checkFields' && (
          <Banner tone="problem">{messages(alert)}</Banner>
        )}
        <Button type="submit" busy={busy ? (submitting ?? copy.sending) : null}>
          {submit}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

/** When the schema changes, the form starts over with the values of the fields that both schemas have. */
function useFilledForm<Name extends string, Values>(
  schema: FormSchema<Name, Values>,
  start: Partial<FormInput<Name>> | undefined,
  draft: string | undefined,
): FilledForm<Name, Values> {
  const clock = useService(portTokens.clock);
  const activity = useService(classTokens.activity);
  const store = useService(portTokens.sessionStore);
  const logger = useService(portTokens.logger);
  const [form, setForm] = useState(() => {
    const stored = draft === undefined ? undefined : new FormDraft(draft, { store, clock, logger });
    return new FilledForm(schema, { clock, activity, draft: stored }, start);
  });
  useEffect(() => {
    if (start !== undefined) form.learn(start);
  }, [form, start]);
  if (form.schema === schema) return form;
  const next = form.become(schema);
  setForm(next);
  return next;
}
