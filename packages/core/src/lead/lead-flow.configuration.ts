import type { VisitConfiguration } from '../visit/visit-configuration.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';

/** The chain's configuration, fetched once a page and kept with the state. */
export class LeadFlowConfiguration {
  readonly #flow: LeadFlowContext;
  #call: Promise<VisitConfiguration | null> | null = null;

  constructor(flow: LeadFlowContext) {
    this.#flow = flow;
  }

  /** What was stored where it can't be had; null where nothing was. After a failure the next need asks again. */
  async load(): Promise<VisitConfiguration | null> {
    const { keeper } = this.#flow;
    this.#call ??= this.#fetch();
    return (await this.#call) ?? keeper.state.config;
  }

  async #fetch(): Promise<VisitConfiguration | null> {
    const { configuration, keeper, logger } = this.#flow;
    const answer = await configuration.load();
    if (answer.ok) {
      keeper.change({ type: 'configuration-loaded', config: answer.val }, { keep: false });
      return answer.val;
    }
    this.#call = null;
    logger.error('configuration-failed', { failure: answer.val.kind });
    return null;
  }
}
