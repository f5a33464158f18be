import type { Message } from '../../messages/catalogue.ts';
import type { Handoff } from '../draft/handoff.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { ExpiringStoreOptions } from '../../kernel/expiring-store.ts';

/** What every flow keeps across reloads, beside what is its own. */
export interface FlowState {
  /** ISO instant; null until something is worth keeping. The lifetime counts from here. LX-01, CJ-18 */
  readonly createdDate: string | null;
  /** The lead that the flow is about, where it is about one. */
  readonly leadTransactionId: string | null;
}

/** What every flow shows and does not keep across a reload. */
export interface FlowSession {
  /** Something went wrong; shown until the next attempt. */
  readonly alert: Message | null;
  /** Something the visitor should know. */
  readonly notice: Message | null;
  /** The line under the club selector. LC-03, CJ-02 */
  readonly clubError: Message | null;
  /** What is being done, by the flow's own words; null when nothing is. */
  readonly busy: string | null;
  /** What was tried last, in the same words: what `alert` is about, where one came of it. */
  readonly attempted: string | null;
  /** False until the flow has taken in how the visitor came. */
  readonly ready: boolean;
  /** Two minutes are left: the visitor is asked to stay. LX-15 */
  readonly asksToStay: boolean;
}

/** What can happen to every flow. `now` is an ISO instant. */
export type FlowEvent =
  | { readonly type: 'touched'; readonly now: string }
  | { readonly type: 'stayed'; readonly now: string };

/** What makes one flow differ from another, for a `FlowKeeper`. */
export interface FlowRules<State extends FlowState, Session extends FlowSession, Event, Snapshot> {
  /** How the state is stored, and for how long. */
  readonly stored: Pick<ExpiringStoreOptions<State>, 'key' | 'version' | 'schema' | 'lifetimeMs'>;
  /** The state of a flow that begins; `before` is that of the one that was forgotten. */
  readonly newState: (before: State | null) => State;
  readonly newSession: Session;
  readonly reduce: (state: State, event: Event | FlowEvent) => State;
  /** The stored state as it may be shown: at a step that it allows. */
  readonly restored: (state: State) => State;
  /** This tab's state with what another tab has got from the back end meanwhile. LX-12 */
  readonly adopted: (mine: State, theirs: State) => State;
  /** How the flow receives a visitor from another flow; `before` is its own stored state, if any. */
  readonly handoff?: {
    readonly to: Handoff['to'];
    readonly receive: (before: State | null, handoff: Handoff) => State;
  };
  /** What a screen is drawn from. */
  readonly compose: (state: State, session: Session) => Snapshot;
  /** What else `compose` looks at: a change of any of them is a new snapshot. */
  readonly watched: readonly Observable<unknown>[];
  /** Called when the flow is forgotten, for what the rules keep elsewhere. */
  readonly onForget: () => void;
}
