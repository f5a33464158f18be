import {
  type Clock,
  type Coordinates,
  Err,
  type Geolocation,
  type LocationFailure,
  Ok,
  type Result,
} from '@foyer/core';

/**
 * The browser's position, with high accuracy (LO-01). Its own time-out starts only once the visitor has answered the
 * prompt, which they may leave open for ever: so the time is kept here.
 */
export class BrowserGeolocation implements Geolocation {
  readonly #clock: Clock;
  readonly #navigator: Navigator;

  constructor(clock: Clock, device: Navigator = navigator) {
    this.#clock = clock;
    this.#navigator = device;
  }

  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>> {
    // The DOM types promise it; browsers that lack it, and pages that are not secure, do not.
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

/** LO-03 fixes the words. */
const unsupported: LocationFailure = {
  kind: 'unsupported',
  message: 'Geolocation is not supported by browser',
};

function kindOf({ code }: GeolocationPositionError): LocationFailure['kind'] {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'unavailable';
}
