import type {
  EmployerFacts,
  EmployerRepository,
} from '../../corporate/corporate-repository.port.ts';
import {
  employerCurrencies,
  employerSaving,
  type EmployerSaving,
} from '../../corporate/employer-saving.ts';
import { currencyOf } from '../../kernel/money.ts';
import { createObservable } from '../../kernel/observable.ts';
import type { Visitor } from '../../kernel/platform.port.ts';
import type { Message } from '../../messages/catalog.ts';
import { messageOfCall } from '../../messages/failure-messages.ts';

export interface EmployerPageDependencies {
  readonly employers: EmployerRepository;
  readonly visitor: Pick<Visitor, 'country'>;
}

export interface EmployerPageSnapshot {
  /** `unknown`: no employer has this slug. */
  readonly status: 'loading' | 'ready' | 'unknown' | 'failed';
  readonly employer: EmployerFacts | null;
  /** In the visitor's currency if clubs of the agreement charge in it, else in their first; null without plans. */
  readonly saving: EmployerSaving | null;
  readonly alert: Message | null;
}

const start: EmployerPageSnapshot = {
  status: 'loading',
  employer: null,
  saving: null,
  alert: null,
};

/** An employer's public page, by the slug in its address. */
export class EmployerPage {
  readonly #dependencies: EmployerPageDependencies;
  readonly #view = createObservable(start);
  #slug: string | null = null;

  constructor(dependencies: EmployerPageDependencies) {
    this.#dependencies = dependencies;
  }

  readonly getSnapshot = (): EmployerPageSnapshot => this.#view.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener);

  async open(slug: string): Promise<void> {
    this.#slug = slug;
    this.#view.set(start);
    const found = await this.#dependencies.employers.find(slug);
    if (this.#slug !== slug) return;
    if (found.err) {
      this.#view.set({ ...start, status: 'failed', alert: messageOfCall(found.val) });
      return;
    }
    const employer = found.val;
    if (employer === null) this.#view.set({ ...start, status: 'unknown' });
    else this.#view.set({ ...start, status: 'ready', employer, saving: this.#savingOf(employer) });
  }

  #savingOf({ plans }: EmployerFacts): EmployerSaving | null {
    const currencies = employerCurrencies(plans);
    const own = currencyOf(this.#dependencies.visitor.country() ?? '');
    const currency = currencies.includes(own) ? own : currencies[0];
    return currency === undefined ? null : employerSaving(plans, currency);
  }
}
