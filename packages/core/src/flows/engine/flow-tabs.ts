import type { ExpiringStore } from '../../kernel/expiring-store.ts';
import type { FlowSession, FlowState } from './flow-rules.ts';

/** As much of a flow's keeper as other tabs concern. */
interface TabbedKeeper<State extends FlowState> {
  readonly store: ExpiringStore<State>;
  readonly state: State;
  readonly session: FlowSession;
  isStoring: boolean;
  subscribe(listener: () => void): () => void;
  replace(state: State): void;
  takeOver(state: State): void;
  forget(part: Pick<FlowSession, 'notice'>): void;
  expire(): void;
  expiresInMs(): number | null;
}

/**
 * Hears what other tabs do to the stored state. One that wrote: its state is taken whole, so that none is a mix of
 * two. One that ended the flow: it ends here as well. While this tab has a request out it keeps its own, and writes it
 * whole when the answer is there, unless a new flow was begun elsewhere meanwhile. Source: LX-12.
 */
export class FlowTabs<State extends FlowState> {
  readonly #keeper: TabbedKeeper<State>;
  readonly #onTakeOver: () => void;
  readonly #holdsNothing: (state: State) => boolean;
  /** Another tab ended the flow while this one has a request out. */
  #isEndedElsewhere = false;
  readonly #stops: readonly (() => void)[];

  /**
   * `onTakeOver` is called when another tab's state was taken: it may stand at another step. A state that
   * `holdsNothing` of the visitor's stays when another tab clears what is stored: there is nothing to say about it.
   */
  constructor(
    keeper: TabbedKeeper<State>,
    onTakeOver: () => void,
    holdsNothing: (state: State) => boolean = () => false,
  ) {
    this.#keeper = keeper;
    this.#onTakeOver = onTakeOver;
    this.#holdsNothing = holdsNothing;
    this.#stops = [
      keeper.store.onOutsideChange(() => this.#hear()),
      keeper.subscribe(() => this.#settle()),
    ];
  }

  /** Other tabs are heard no more. */
  close(): void {
    for (const stop of this.#stops) stop();
  }

  #hear(): void {
    const keeper = this.#keeper;
    const isEnded = !keeper.store.isPresent();
    if (keeper.session.busy !== null) {
      this.#isEndedElsewhere ||= isEnded;
      keeper.isStoring = !this.#isEndedElsewhere;
      return;
    }
    if (isEnded) this.#end();
    else this.#takeOver();
  }

  /** The answer that this tab waited for is there, and meanwhile another ended the flow. */
  #settle(): void {
    const keeper = this.#keeper;
    if (!this.#isEndedElsewhere || keeper.session.busy !== null) return;
    this.#isEndedElsewhere = false;
    keeper.isStoring = true;
    if (keeper.store.isPresent()) this.#takeOver();
    else keeper.replace({ ...keeper.state });
  }

  #takeOver(): void {
    const keeper = this.#keeper;
    const stored = keeper.store.peek();
    if (stored === null) return;
    keeper.takeOver(stored);
    this.#onTakeOver();
  }

  /** The visitor cleared the flow in another tab, or its time was over there as it is here. */
  #end(): void {
    const keeper = this.#keeper;
    const left = keeper.expiresInMs();
    if (left === null || this.#holdsNothing(keeper.state)) return;
    if (left < 0) keeper.expire();
    else keeper.forget({ notice: { key: 'endedElsewhere' } });
  }
}
