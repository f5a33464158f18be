import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { rejected } from './call-faults.fake.ts';

interface Confirmation {
  readonly productToken: string;
  readonly issuedAtMs: number;
  readAtMs: number | null;
  isUsed: boolean;
  isElsewhere: boolean;
}

const lifetimeMs = 1_800_000;
/** How long a token works after it was first read. */
const rereadingMs = 600_000;

/** The tokens with which the payment application returns buyers, each for a product that was paid for. */
export class FakeConfirmations {
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #issued = new Map<string, Confirmation>();

  constructor(clock: Clock, ids: IdSource) {
    this.#clock = clock;
    this.#ids = ids;
  }

  issue(productToken: string): string {
    const token = this.#ids.next();
    const issuedAtMs = this.#clock.now().epochMilliseconds;
    const unread = { readAtMs: null, isUsed: false, isElsewhere: false };
    this.#issued.set(token, { productToken, issuedAtMs, ...unread });
    return token;
  }

  /** The product token behind a confirmation token; null for an unknown token. */
  read(token: string): Result<string | null, CallFailure> {
    const issued = this.#issued.get(token);
    if (issued === undefined) return Ok(null);
    const { readAtMs, issuedAtMs } = issued;
    const nowMs = this.#clock.now().epochMilliseconds;
    const isUsed = issued.isUsed || (readAtMs !== null && nowMs - readAtMs > rereadingMs);
    if (isUsed) return Err(rejected(410, 'TOKEN_USED', 'token'));
    if (nowMs - issuedAtMs > lifetimeMs) return Err(rejected(410, 'TOKEN_EXPIRED', 'token'));
    if (issued.isElsewhere) return Err(rejected(403, 'OTHER_BROWSER', 'token'));
    issued.readAtMs ??= nowMs;
    return Ok(issued.productToken);
  }

  useUp(token: string): void {
    const issued = this.#issued.get(token);
    if (issued !== undefined) issued.isUsed = true;
  }

  /** Pretends that another browser paid. */
  moveToOtherBrowser(token: string): void {
    const issued = this.#issued.get(token);
    if (issued !== undefined) issued.isElsewhere = true;
  }
}
