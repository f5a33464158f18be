import type { LeadFlowConfiguration } from './lead-flow.configuration.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowLater } from './lead-flow.later.ts';
import type { LeadRecorder } from './lead-recorder.ts';

/** Fetches the later parts of the flow once, and says so where they can't be had. */
export class LeadFlowLaterParts {
  readonly #flow: LeadFlowContext;
  readonly #recorder: LeadRecorder;
  readonly #configuration: LeadFlowConfiguration;
  #loading: Promise<LeadFlowLater | null> | null = null;
  #loaded: LeadFlowLater | null = null;

  constructor(flow: LeadFlowContext, recorder: LeadRecorder, configuration: LeadFlowConfiguration) {
    this.#flow = flow;
    this.#recorder = recorder;
    this.#configuration = configuration;
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

  /** Runs `work` with the parts; without them the visitor is told, and the answer is `otherwise`. */
  async with<T>(work: (parts: LeadFlowLater) => Promise<T>, otherwise: T): Promise<T> {
    const parts = await this.load();
    if (parts !== null) return work(parts);
    const { keeper, shownTimes } = this.#flow;
    shownTimes.set({ ...shownTimes.get(), status: 'failed' });
    keeper.update({ alert: { key: 'generic' } });
    return otherwise;
  }

  async #fetch(): Promise<LeadFlowLater | null> {
    try {
      const { LeadFlowLater } = await import('./lead-flow.later.ts');
      this.#loaded = new LeadFlowLater(this.#flow, this.#recorder, this.#configuration);
      return this.#loaded;
    } catch {
      this.#loading = null;
      this.#flow.logger.warn('flow-parts-not-fetched');
      return null;
    }
  }
}
