import type { Logger } from '../../kernel/logger.port.ts';
import type { VisitConfiguration } from '../../visit/visit-configuration.ts';
import type { VisitConfigurationRepository } from '../../visit/visit-configuration-repository.port.ts';

interface ConfigurationStore {
  readonly state: { readonly config: VisitConfiguration | null };
  change(
    event: { readonly type: 'configuration-loaded'; readonly config: VisitConfiguration },
    options: { readonly persist: boolean },
  ): void;
}

/** The chain's configuration, loaded once per page and saved with the flow's state. */
export class CachedConfiguration {
  readonly #store: ConfigurationStore;
  readonly #repository: VisitConfigurationRepository;
  readonly #logger: Logger;
  #call: Promise<VisitConfiguration | null> | null = null;

  constructor(store: ConfigurationStore, repository: VisitConfigurationRepository, logger: Logger) {
    this.#store = store;
    this.#repository = repository;
    this.#logger = logger;
  }

  /** Falls back to the saved configuration if loading fails; null if none is saved. The next call tries again. */
  async load(): Promise<VisitConfiguration | null> {
    this.#call ??= this.#fetch();
    return (await this.#call) ?? this.#store.state.config;
  }

  async #fetch(): Promise<VisitConfiguration | null> {
    const answer = await this.#repository.load();
    if (answer.ok) {
      this.#store.change({ type: 'configuration-loaded', config: answer.val }, { persist: false });
      return answer.val;
    }
    this.#call = null;
    this.#logger.error('configuration-failed', { failure: answer.val.kind });
    return null;
  }
}
