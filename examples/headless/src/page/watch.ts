import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Anything in the core that can be subscribed to: a flow, the clubs, the activity counter. */
interface Watched<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
}

/** Renders its host again whenever the watched snapshot changes. This is all that connects the core to a framework. */
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
