import type { ExpiringStore } from '../../kernel/expiring-store.ts';
import type { FlowSession, FlowState } from './flow-rules.ts';

/** The part of a flow's store that other tabs affect. */
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
 * Follows changes of the stored state in other tabs. If another tab writes, this tab adopts its whole state, so that
 * states are never mixed. If another tab ends the flow, it ends here too. While a request is running here, this tab
 * keeps its own state and writes it after the response, unless a new flow was started elsewhere.
 */
export class FlowTabs<State extends FlowState> {
  readonly #keeper: TabbedKeeper<State>;
  readonly #onTakeOver: () => void;
  readonly #holdsNothing: (state: State) => boolean;
  /** True if another tab ended the flow during a request of this tab. */
  #isEndedElsewhere = false;
  readonly #stops: readonly (() => void)[];

  /**
   * `onTakeOver` is called after another tab's state was adopted, which may be on another step. A state that
   * `holdsNothing` of the visitor's stays if another tab clears the storage, because there is nothing to report.
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

  /** Runs after this tab's request, in case another tab ended the flow in the meantime. */
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

  /** The visitor cleared the flow in another tab, or it expired there and here. */
  #end(): void {
    const keeper = this.#keeper;
    const left = keeper.expiresInMs();
    if (left === null || this.#holdsNothing(keeper.state)) return;
    if (left < 0) keeper.expire();
    else keeper.forget({ notice: { key: 'endedElsewhere' } });
  }
}
