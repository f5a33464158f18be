import type {
  OfflinePass,
  OfflinePassFailure,
  SavedPass,
} from '../../src/account/offline-pass.port.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';

/** A browser that shows the saved pass without a connection. */
export class FakeOfflinePass implements OfflinePass {
  /** Null if nothing is saved. */
  saved: SavedPass | null = null;
  /** Makes the browser refuse, as in a private window. */
  isBlocked = false;

  async save(pass: SavedPass): Promise<Result<void, OfflinePassFailure>> {
    if (this.isBlocked) return Err({ kind: 'unavailable' });
    this.saved = pass;
    return Ok(undefined);
  }

  async clear(): Promise<Result<void, OfflinePassFailure>> {
    if (this.isBlocked) return Err({ kind: 'unavailable' });
    this.saved = null;
    return Ok(undefined);
  }
}
