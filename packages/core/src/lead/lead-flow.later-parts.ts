import type { MessageKey } from '../messages/catalogue.ts';
import type { LeadFlowConfiguration } from './lead-flow.configuration.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowFields } from './lead-flow.fields.ts';
import type { LeadFlowLater } from './lead-flow.later.ts';

/** Fetches the later parts of the flow once, and says so where they can't be had. */
export class LeadFlowLaterParts {
  readonly #flow: LeadFlowContext;
  readonly #configuration: LeadFlowConfiguration;
  readonly #fields: LeadFlowFields;
  #loading: Promise<LeadFlowLater | null> | null = null;
  #loaded: LeadFlowLater | null = null;

  constructor(flow: LeadFlowContext, configuration: LeadFlowConfiguration, fields: LeadFlowFields) {
    this.#flow = flow;
    this.#configuration = configuration;
    this.#fields = fields;
  }

  /** What is there already; null before. For what a screen can only ask once it shows the step. */
  get loaded(): LeadFlowLater | null {
    return this.#loaded;
  }

  /** Null where the network would not give them; the next need asks again. */
  load(): Promise<LeadFlowLater | null> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /** Runs `work` with the parts; where they can't be had the visitor is told by `message`. */
  async with(
    work: (parts: LeadFlowLater) => Promise<void>,
    message: MessageKey = 'generic',
  ): Promise<void> {
    const parts = await this.load();
    if (parts !== null) return work(parts);
    const { keeper, shownTimes } = this.#flow;
    shownTimes.set({ ...shownTimes.get(), status: 'failed' });
    keeper.update({ alert: { key: message } });
  }

  async #fetch(): Promise<LeadFlowLater | null> {
    try {
      const { LeadFlowLater } = await import('./lead-flow.later.ts');
      this.#loaded = new LeadFlowLater(this.#flow, this.#configuration, this.#fields);
      return this.#loaded;
    } catch {
      this.#loading = null;
      this.#flow.logger.warn('flow-parts-not-fetched');
      return null;
    }
  }
}
