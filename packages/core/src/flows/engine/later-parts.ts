import type { MessageKey } from '../../messages/catalogue.ts';
import type { Logger } from '../../kernel/logger.port.ts';

/** Parts of a flow that no first screen needs: fetched once, while the visitor is busy with that screen. */
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

  /** What is there already; null before. For what a screen can only ask once it shows the step. */
  get loaded(): Parts | null {
    return this.#loaded;
  }

  /** Null where the network would not give them; the next need asks again. */
  load(): Promise<Parts | null> {
    this.#loading ??= this.#try();
    return this.#loading;
  }

  /** Runs `work` at once where the parts are there, and else when they have come. */
  soon(work: (parts: Parts) => void): void {
    if (this.#loaded !== null) work(this.#loaded);
    else void this.with(async (parts) => work(parts));
  }

  /** Runs `work` with the parts; where they can't be had the visitor is told by `message`. */
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
