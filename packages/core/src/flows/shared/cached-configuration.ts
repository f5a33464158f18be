import type { Clock, Logger } from '../../kernel/platform.port.ts';
import { dayMs, isoDate } from '../../kernel/temporal.ts';
import type { VisitConfiguration } from '../../visit/visit-configuration.ts';
import type { VisitConfigurationRepository } from '../../visit/open-times-repository.port.ts';
import { bookingWindowDays } from '../../visit/visit-plan.ts';

interface ConfigurationStore {
  readonly state: { readonly config: VisitConfiguration | null };
  change(
    event: { readonly type: 'configuration-loaded'; readonly config: VisitConfiguration },
    options: { readonly persist: boolean },
  ): void;
}

interface CachedConfigurationDependencies {
  readonly store: ConfigurationStore;
  readonly configuration: VisitConfigurationRepository;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The chain's configuration, loaded once per page and saved with the flow's state. */
export class CachedConfiguration {
  readonly #flow: CachedConfigurationDependencies;
  #call: Promise<VisitConfiguration | null> | null = null;

  constructor(flow: CachedConfigurationDependencies) {
    this.#flow = flow;
  }

  /** Falls back to the saved configuration if loading fails; null if none is saved. The next call tries again. */
  async load(): Promise<VisitConfiguration | null> {
    this.#call ??= this.#fetch();
    return (await this.#call) ?? this.#flow.store.state.config;
  }

  async #fetch(): Promise<VisitConfiguration | null> {
    const { store, configuration, clock, logger } = this.#flow;
    const answer = await configuration.load();
    if (answer.ok) {
      const config = withinWindow(answer.val, clock.now().epochMilliseconds);
      store.change({ type: 'configuration-loaded', config }, { persist: false });
      return config;
    }
    this.#call = null;
    logger.error('configuration-failed', { failure: answer.val.kind });
    return null;
  }
}

/** Leaves out days that can't be booked in any zone, because the flow is saved with each change. */
function withinWindow(config: VisitConfiguration, now: number): VisitConfiguration {
  const from = isoDate(now - dayMs);
  const until = isoDate(now + (bookingWindowDays + 1) * dayMs);
  const blackoutDates = config.blackoutDates.filter(({ date }) => date >= from && date <= until);
  return { ...config, blackoutDates };
}
