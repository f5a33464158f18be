import * as z from 'zod/mini';

import { ExpiringStore } from '../kernel/expiring-store.ts';
import type { Clock, KeyValueStore, Logger } from '../kernel/platform.port.ts';
import type { FormField, FormInput } from './form.ts';

/** How long a draft lives after the last key press, in ms. */
const draftLifetimeMs = 15 * 60_000;

export interface FormDraftPorts {
  /** Per tab, because a draft belongs to the page it's written on. */
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

const draftSchema = z.object({
  /** ISO instant of the last key press. */
  createdDate: z.string(),
  input: z.record(z.string(), z.string()),
});
type Draft = z.infer<typeof draftSchema>;

/** The input of one form, saved across reloads until it's submitted. Passwords are never saved. */
export class FormDraft {
  readonly #clock: Clock;
  readonly #stored: ExpiringStore<Draft>;

  /** `name` must be unique per form. */
  constructor(name: string, { store, clock, logger }: FormDraftPorts) {
    this.#clock = clock;
    this.#stored = new ExpiringStore<Draft>({
      store,
      clock,
      logger,
      key: `foyer:draft:${name}`,
      version: 1,
      schema: draftSchema,
      lifetimeMs: draftLifetimeMs,
    });
  }

  /** The saved input of these fields; `expired` if the draft was cleared because it was too old. */
  load<Name extends string>(
    fields: readonly FormField<Name>[],
  ): Partial<FormInput<Name>> | 'none' | 'expired' {
    const loaded = this.#stored.load();
    return loaded.kind === 'found' ? pick(fields, loaded.state.input) : loaded.kind;
  }

  save<Name extends string>(fields: readonly FormField<Name>[], input: FormInput<Name>): void {
    this.#stored.save({ createdDate: this.#clock.now().toString(), input: pick(fields, input) });
  }

  clear(): void {
    this.#stored.clear();
  }
}

function pick<Name extends string>(
  fields: readonly FormField<Name>[],
  input: FormInput,
): FormInput<Name> {
  const stored = fields.flatMap((field): [string, string][] => {
    const value = Object.hasOwn(input, field.name) ? input[field.name] : undefined;
    const isSecret = field.kind === 'box' && field.type === 'password';
    return value === undefined || isSecret ? [] : [[field.name, value]];
  });
  return Object.fromEntries(stored) as FormInput<Name>;
}
