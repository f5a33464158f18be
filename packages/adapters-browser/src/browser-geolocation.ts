import { type Clock, Err, Ok, type Result } from '@foyer/core';
import type { Coordinates, Geolocation, LocationFailure } from '@foyer/core/kernel';

/**
 * The browser's position, with high accuracy. The browser's own timeout starts only after the visitor has answered
 * the prompt, which they may never do, so this adapter keeps its own timer.
 */
export class BrowserGeolocation implements Geolocation {
  readonly #clock: Clock;
  readonly #navigator: Navigator;

  constructor(clock: Clock, device: Navigator = navigator) {
    this.#clock = clock;
    this.#navigator = device;
  }

  async isAllowed(): Promise<boolean> {
    try {
      return (await this.#navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
    } catch {
      // Some browsers don't say.
      return false;
    }
  }

  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>> {
    // The DOM types always include it, but insecure pages and some browsers don't have it.
    const platform = this.#navigator.geolocation as Navigator['geolocation'] | undefined;
    if (platform === undefined) return Promise.resolve(Err(unsupported));
    return new Promise((resolve) => {
      const end = (result: Result<Coordinates, LocationFailure>): void => {
        cancelTimer();
        resolve(result);
      };
      const cancelTimer = this.#clock.after(timeoutMs, () => {
        end(Err({ kind: 'timeout', message: 'Timeout expired' }));
      });
      platform.getCurrentPosition(
        ({ coords }) => {
          end(Ok({ latitude: coords.latitude, longitude: coords.longitude }));
        },
        (error) => {
          end(Err({ kind: kindOf(error), message: error.message }));
        },
        { enableHighAccuracy: true, timeout: timeoutMs },
      );
    });
  }
}

/** The specification prescribes this message. */
const unsupported: LocationFailure = {
  kind: 'unsupported',
  message: 'Geolocation is not supported by browser',
};

function kindOf({ code }: GeolocationPositionError): LocationFailure['kind'] {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'unavailable';
}
