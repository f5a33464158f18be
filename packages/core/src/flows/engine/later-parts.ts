import type { MessageKey } from '../../messages/catalogue.ts';
import type { Logger } from '../../kernel/logger.port.ts';

/**
 * Lazy parts of a flow that the first screen doesn't need. They load once, while the visitor is busy with that
 * screen.
 */
export class LaterParts<Parts> {
  readonly #fetch: () => Promise<Parts>;
  readonly #onMissing: (message: MessageKey) => void;
  readonly #logger: Logger;
  #loading: Promise<Parts | null> | null = null;
  #loaded: Parts | null = null;

  constructor(
    fetch: () => Promise<Parts>,
    onMissing: (message: MessageKey) => void,
    logger: Logger,
  ) {
    this.#fetch = fetch;
    this.#onMissing = onMissing;
    this.#logger = logger;
  }

  /** The parts if they're loaded; otherwise null. For callers that can't wait, such as a screen of a later step. */
  get loaded(): Parts | null {
    return this.#loaded;
  }

  /** Loads the parts; null if loading fails. The next call tries again. */
  load(): Promise<Parts | null> {
    this.#loading ??= this.#try();
    return this.#loading;
  }

  /** Runs `work` immediately if the parts are loaded, otherwise after loading. */
  soon(work: (parts: Parts) => void): void {
    if (this.#loaded !== null) work(this.#loaded);
    else void this.with(async (parts) => work(parts));
  }

  /** Runs `work` with the parts. If they fail to load, shows `message`. */
  with(work: (parts: Parts) => Promise<void>, message: MessageKey = 'generic'): Promise<void> {
    return this.#loaded === null ? this.#withFetched(work, message) : work(this.#loaded);
  }

  async #withFetched(work: (parts: Parts) => Promise<void>, message: MessageKey): Promise<void> {
    const parts = await this.load();
    if (parts === null) this.#onMissing(message);
    else await work(parts);
  }

  async #try(): Promise<Parts | null> {
    try {
      this.#loaded = await this.#fetch();
      return this.#loaded;
    } catch {
      this.#loading = null;
      this.#logger.warn('flow-parts-not-fetched');
      return null;
    }
  }
}
