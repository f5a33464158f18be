import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Anything of the core that can be watched: a flow, the clubs, the activity counter. */
interface Watched<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
}

/** Draws its host anew whenever what it watches has changed. This is all that joins the core to a framework. EM-02 */
export class Watch<Snapshot> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #watched: Watched<Snapshot>;
  #stop = (): void => undefined;

  constructor(host: ReactiveControllerHost, watched: Watched<Snapshot>) {
    this.#host = host;
    this.#watched = watched;
    host.addController(this);
  }

  get current(): Snapshot {
    return this.#watched.getSnapshot();
  }

  hostConnected(): void {
    this.#stop = this.#watched.subscribe(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop();
  }
}
