import { type Activity, SingleFlight } from '../kernel/activity.ts';
import type { Message } from '../messages/catalog.ts';
import type { Clock } from '../kernel/platform.port.ts';
import { createObservable, type Observable } from '../kernel/observable.ts';
import type { Result } from '../kernel/result.ts';
import { startInput, type FormErrors, type FormInput, type FormSchema } from './form.ts';
import type { FormDraft } from './form-draft.ts';
import { joinPhoneStyle } from './join-contact-form.ts';
import type { TypedText } from './phone.ts';

export interface FilledFormSnapshot<Name extends string> {
  readonly input: FormInput<Name>;
  /** The errors to show: of fields that the visitor has left, and of all fields after a rejected submit. */
  readonly errors: FormErrors<Name>;
  /** Counts rejected submits. The error summary takes focus whenever it increases. */
  readonly refusals: number;
  readonly busy: boolean;
  /** Why the last submit failed; null if it didn't. */
  readonly alert: Message | null;
  /** True after a successful submit, until the next edit. */
  readonly sent: boolean;
}

interface Session<Name extends string> extends Omit<FilledFormSnapshot<Name>, 'errors'> {
  readonly checkedFields: ReadonlySet<Name>;
  /** The fields that the visitor has edited. Values that arrive later don't overwrite them. */
  readonly typedFields: ReadonlySet<Name>;
  /** The phone field that rejected a paste because it didn't fit. Its previous text stays. */
  readonly refusedPhone: Name | null;
  /** The field that the back end rejected, until it's edited. */
  readonly refused: FieldRefusal<Name> | null;
}

/** A well-formed value that the back end rejected, e.g. a username that another member has. */
export interface FieldRefusal<Name extends string> {
  readonly field: Name;
  readonly message: Message;
}

export interface FilledFormPorts {
  readonly clock: Clock;
  readonly activity: Activity;
  /** Saves the input until it's submitted. Without it, the input is lost on reload. */
  readonly draft?: FormDraft | undefined;
}

/** A form being filled in. It holds the input, shows errors at the right time, and submits once. */
export class FilledForm<Name extends string, Values> {
  readonly schema: FormSchema<Name, Values>;
  readonly #session: Observable<Session<Name>>;
  readonly #ports: FilledFormPorts;
  readonly #singleFlight: SingleFlight;
  #shown: { readonly of: Session<Name>; readonly snapshot: FilledFormSnapshot<Name> } | null = null;

  /** `start` holds known values. Keys of other fields are ignored. */
  constructor(
    schema: FormSchema<Name, Values>,
    ports: FilledFormPorts,
    start: Partial<FormInput<Name>> = {},
  ) {
    this.schema = schema;
    this.#ports = ports;
    this.#singleFlight = new SingleFlight(ports.clock, ports.activity);
    const stored = ports.draft?.load(schema.fields) ?? 'none';
    const typed: Partial<FormInput<Name>> = typeof stored === 'string' ? {} : stored;
    this.#session = createObservable<Session<Name>>({
      input: startInput(schema, { ...start, ...typed }),
      checkedFields: new Set(),
      typedFields: new Set(Object.keys(typed) as Name[]),
      refusedPhone: null,
      refused: null,
      refusals: 0,
      busy: false,
      alert: stored === 'expired' ? { key: 'stateExpired' } : null,
      sent: false,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#session.subscribe(listener);

  readonly getSnapshot = (): FilledFormSnapshot<Name> => {
    const session = this.#session.get();
    if (this.#shown?.of !== session) this.#shown = { of: session, snapshot: this.#show(session) };
    return this.#shown.snapshot;
  };

  /** Switches to another schema, e.g. for another country. The visitor's input stays in the fields that both have. */
  become(schema: FormSchema<Name, Values>): FilledForm<Name, Values> {
    const { input, typedFields } = this.#session.get();
    const next = new FilledForm(schema, this.#ports, input);
    next.#update({ typedFields });
    return next;
  }

  /** Fills in values that arrived later, but only in fields that the visitor hasn't edited. */
  learn(known: Partial<FormInput<Name>>): void {
    const { input, typedFields } = this.#session.get();
    const untyped = this.schema.fields.filter(({ name }) => !typedFields.has(name));
    const news = untyped.filter(({ name }) => (known[name] ?? input[name]) !== input[name]);
    if (news.length === 0) return;
    const learned = Object.fromEntries(news.map(({ name }) => [name, known[name]]));
    this.#update({ input: { ...input, ...learned } });
  }

  change(name: Name, value: string): void {
    const { input, checkedFields, typedFields, refused } = this.#session.get();
    if (input[name] === value) return;
    const wasWrong = this.getSnapshot().errors[name] !== undefined;
    const checked = new Set(checkedFields);
    // A valid field shows no error until it's left again. An invalid one clears its error as soon as the text is
    // valid.
    if (!wasWrong) checked.delete(name);
    this.#update({
      input: { ...input, [name]: value },
      checkedFields: checked,
      typedFields: new Set([...typedFields, name]),
      refusedPhone: null,
      refused: refused?.field === name ? null : refused,
      sent: false,
    });
    this.#keep();
  }

  changePhone(name: Name, typed: TypedText): TypedText {
    const shown = joinPhoneStyle.type(typed, null);
    if (shown === null) {
      this.#update({ refusedPhone: name });
      const before = joinPhoneStyle.show(this.#session.get().input[name]);
      return { value: before, caret: before.length };
    }
    this.change(name, joinPhoneStyle.keep(shown.value));
    return shown;
  }

  leave(name: Name): void {
    const { checkedFields } = this.#session.get();
    if (!checkedFields.has(name))
      this.#update({ checkedFields: new Set([...checkedFields, name]) });
  }

  /** Sends once for repeated presses, or shows all errors. A failure of `send` is shown at its field or as an alert. */
  submit(
    send: (values: Values) => Promise<Result<unknown, Message | FieldRefusal<Name>>>,
  ): Promise<void> {
    return this.#singleFlight.run(
      () => this.#update({ busy: true, alert: null, refused: null }),
      async () => {
        const { values } = this.schema.check(this.#session.get().input);
        if (values === null) {
          this.#refuse();
          return;
        }
        const answer = await send(values);
        if (answer.ok) {
          this.#ports.draft?.clear();
          this.#update({ sent: true });
        } else if ('field' in answer.val) this.#refuse(answer.val);
        else this.#update({ alert: answer.val });
      },
      () => this.#update({ busy: false }),
    );
  }

  #keep(): void {
    const { input, typedFields } = this.#session.get();
    const typed = this.schema.fields.filter(({ name }) => typedFields.has(name));
    this.#ports.draft?.save(typed, input);
  }

  #refuse(refused: FieldRefusal<Name> | null = null): void {
    this.#update({
      refused,
      checkedFields: new Set(this.schema.fields.map(({ name }) => name)),
      alert: { key: 'checkFields' },
      refusals: this.#session.get().refusals + 1,
    });
  }

  #show({
    checkedFields,
    typedFields: _typedFields,
    refusedPhone,
    refused,
    ...shown
  }: Session<Name>): FilledFormSnapshot<Name> {
    const problems = this.schema.check(shown.input).errors;
    const visibleErrors = this.schema.fields.flatMap(({ name }) => {
      const problem: Message | undefined =
        name === refusedPhone
          ? { key: 'phoneLength' }
          : (problems[name] ?? (refused?.field === name ? refused.message : undefined));
      const isVisible = checkedFields.has(name) || name === refusedPhone;
      return problem && isVisible ? [[name, problem] as const] : [];
    });
    return { ...shown, errors: Object.fromEntries(visibleErrors) as FormErrors<Name> };
  }

  #update(part: Partial<Session<Name>>): void {
    this.#session.set({ ...this.#session.get(), ...part });
  }
}
