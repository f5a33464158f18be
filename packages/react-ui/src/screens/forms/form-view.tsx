import {
  type FieldRefusal,
  FilledForm,
  FormDraft,
  type FormField,
  type FormInput,
  type FormSchema,
  joinPhoneStyle,
  type Message,
  type Result,
} from '@foyer/core';
import { type JSX, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import { AreaField } from '../../components/area-field.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { ClubField } from '../../components/club-field.tsx';
import { DateField } from '../../components/date-field.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { HiddenField } from '../../components/hidden-field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { PhoneField } from '../../components/phone-field.tsx';
import { fieldId, TextField } from '../../components/text-field.tsx';
import { TickField } from '../../components/tick-field.tsx';
import { useWithLabel } from '../../components/use-with-label.ts';
import { formsCopy } from '../../copy/forms.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../../di/tokens.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from './use-form-messages.ts';

export interface FormViewProps<Name extends string, Values> {
  /** Has to stay the same while the form is filled in. */
  readonly schema: FormSchema<Name, Values>;
  /** What is known already; what is found out later is laid into what nobody filled in yet. */
  readonly start?: Partial<FormInput<Name>>;
  /** Keeps what is typed, passwords aside, over a reload of this tab for 15 minutes, by this name; cleared once sent. */
  readonly draft?: string;
  /** What the form is for, to those who hear the page. */
  readonly label: string;
  readonly legend: string;
  readonly hints?: Partial<Readonly<Record<Name, string>>>;
  /** What stands below a box, by what is in it: how far a password will do, whether a username is free. */
  readonly after?: Partial<Readonly<Record<Name, (value: string) => ReactNode>>>;
  /** Anybody may send it: it has the hidden field that only bots fill in. SE-17 */
  readonly isPublic?: boolean;
  /** Stands in the form, before its fields. */
  readonly intro?: ReactNode;
  /** Called when a field is left. */
  readonly onLeave?: (name: Name, value: string) => void;
  /** Told of what stands in the form, at first and with each change. Has to stay the same. */
  readonly onInput?: (input: FormInput<Name>) => void;
  readonly submit: string;
  /** Stands in the button while it is sent. */
  readonly submitting?: string;
  /** Beside the button: the way back without sending. */
  readonly aside?: ReactNode;
  /** Fails with the sentence that says why, at its field where it is about one; what was typed stays. AC-05 */
  readonly onSend: (values: Values) => Promise<Result<unknown, Message | FieldRefusal<Name>>>;
  /** What follows once it was sent, in the form's place. */
  readonly sent: ReactNode;
}

/** Any form of the core: its fields, what is wrong with them, and its button. FM-04, FM-06, VA-09 */
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
  const words = useCopy(formsCopy);
  const withLabel = useWithLabel();
  const form = useFilledForm(schema, start, draft);
  const {
    input,
    errors,
    refusals,
    busy,
    alert,
    sent: isSent,
  } = useSyncExternalStore(form.subscribe, form.getSnapshot);
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
    const shared = {
      value: input[name],
      hint: hints[name],
      error: errorOf(name),
      onChange: (value: string) => form.change(name, value),
      onLeave: () => {
        form.leave(name);
        setLeft(name);
        onLeave?.(name, input[name]);
      },
    };
    const below = after[name]?.(input[name]);
    switch (spec.kind) {
      case 'area':
        return <AreaField key={name} spec={spec} {...shared} />;
      case 'choice':
        return <ChoiceField key={name} spec={spec} {...shared} />;
      case 'date':
        return <DateField key={name} spec={spec} {...shared} />;
      case 'tick':
        return <TickField key={name} spec={spec} {...shared} />;
      case 'club':
        return <ClubField key={name} spec={spec} {...shared} />;
      case 'box':
        if (spec.type === 'password')
          return <PasswordField key={name} spec={spec} {...shared} after={below} />;
        return spec.type === 'tel' ? (
          <PhoneField
            key={name}
            spec={spec}
            {...shared}
            value={joinPhoneStyle.show(input[name])}
            onType={(typed) => form.changePhone(name, typed)}
          />
        ) : (
          <TextField key={name} spec={spec} {...shared} after={below} />
        );
    }
  }

  const problem = schema.fields.find(({ name }) => name === left);
  const spoken = problem && errorOf(problem.name);
  return (
    <form
      className="foyer-form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(null);
        void form.submit(onSend);
      }}
    >
      {alert?.key === 'checkFields' && Object.keys(errors).length > 0 && (
        <ErrorSummary
          // A new one for each refused submit, so that each takes the focus.
          key={refusals}
          title={messages(alert)}
          entries={schema.fields.flatMap(({ name, label: ofField }) => {
            const error = errorOf(name);
            return error ? [{ target: fieldId(name), text: withLabel(ofField, error) }] : [];
          })}
        />
      )}
      <fieldset className="foyer-form__group foyer-form__group--stacked">
        <legend className="foyer-form__legend">{legend}</legend>
        {intro}
        {schema.fields.map(field)}
      </fieldset>
      <p className="foyer-hidden" role="status">
        {problem && spoken ? withLabel(problem.label, spoken) : ''}
      </p>
      {isPublic && <HiddenField />}
      <div className="foyer-actions">
        {alert !== null && alert.key !== 'checkFields' && (
          <Banner tone="problem">{messages(alert)}</Banner>
        )}
        <Button type="submit" busy={busy ? (submitting ?? words.sending) : null}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** A form begins anew when it becomes another one, with what was typed of what it still asks for. */
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
    const kept = draft === undefined ? undefined : new FormDraft(draft, { store, clock, logger });
    return new FilledForm(schema, { clock, activity, draft: kept }, start);
  });
  useEffect(() => {
    if (start !== undefined) form.learn(start);
  }, [form, start]);
  if (form.schema === schema) return form;
  const next = form.become(schema);
  setForm(next);
  return next;
}
