import type {
  Clock,
  Coordinates,
  Geolocation,
  LocationFailure,
} from '../../src/kernel/platform.port.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';

/** A device that has a position, refuses to share it, or never answers the prompt. */
export class FakeGeolocation implements Geolocation {
  /** The response to the next call. `hangs` simulates an unanswered prompt, so the call times out. */
  answer: Coordinates | LocationFailure | 'hangs';
  /** Whether the visitor allowed it on an earlier visit. */
  allowed = false;
  /** The number of position requests. */
  asked = 0;
  readonly #clock: Clock;
  #arrive: (found: Result<Coordinates, LocationFailure>) => void = () => undefined;

  constructor(clock: Clock, answer: Coordinates | LocationFailure | 'hangs' = manhattan) {
    this.#clock = clock;
    this.answer = answer;
  }

  isAllowed(): Promise<boolean> {
    return Promise.resolve(this.allowed);
  }

  /** Answers the prompt that hangs. */
  arrive(position: Coordinates): void {
    this.#arrive(Ok(position));
  }

  locate(timeoutMs: number): Promise<Result<Coordinates, LocationFailure>> {
    this.asked += 1;
    const answer = this.answer;
    if (answer !== 'hangs') {
      return Promise.resolve('kind' in answer ? Err(answer) : Ok(answer));
    }
    return new Promise((resolve) => {
      this.#arrive = resolve;
      this.#clock.after(timeoutMs, () => {
        resolve(Err({ kind: 'timeout', message: 'Timeout expired' }));
      });
    });
  }
}

const manhattan: Coordinates = { latitude: 40.758, longitude: -73.9855 };
