import type { Logger } from '../../kernel/logger.port.ts';
import type { VisitConfiguration } from '../../visit/visit-configuration.ts';
import type { VisitConfigurationRepository } from '../../visit/visit-configuration-repository.port.ts';

/** The part of a flow's store that the configuration needs. */
interface ConfigurationKeeper {
  readonly state: { readonly config: VisitConfiguration | null };
  change(
    event: { readonly type: 'configuration-loaded'; readonly config: VisitConfiguration },
    options: { readonly keep: boolean },
  ): void;
}

/** The chain's configuration, loaded once per page and saved with the flow's state. */
export class KeptConfiguration {
  readonly #keeper: ConfigurationKeeper;
  readonly #repository: VisitConfigurationRepository;
  readonly #logger: Logger;
  #call: Promise<VisitConfiguration | null> | null = null;

  constructor(
    keeper: ConfigurationKeeper,
    repository: VisitConfigurationRepository,
    logger: Logger,
  ) {
    this.#keeper = keeper;
    this.#repository = repository;
    this.#logger = logger;
  }

  /** Falls back to the saved configuration if loading fails; null if none is saved. The next call tries again. */
  async load(): Promise<VisitConfiguration | null> {
    this.#call ??= this.#fetch();
    return (await this.#call) ?? this.#keeper.state.config;
  }

  async #fetch(): Promise<VisitConfiguration | null> {
    const answer = await this.#repository.load();
    if (answer.ok) {
      this.#keeper.change({ type: 'configuration-loaded', config: answer.val }, { keep: false });
      return answer.val;
    }
    this.#call = null;
    this.#logger.error('configuration-failed', { failure: answer.val.kind });
    return null;
  }
}
