import type { Message } from '../../messages/catalog.ts';
import type { Handoff } from '../draft/handoff.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { ExpiringStoreOptions } from '../../kernel/expiring-store.ts';

/** The fields that every flow stores, in addition to its own. */
export interface FlowState {
  /** ISO instant; null until something is worth storing. The lifetime counts from here. */
  readonly createdDate: string | null;
  /** The transaction id of the flow's lead; null if there is none. */
  readonly leadTransactionId: string | null;
}

/** State of every flow that is shown but not stored. */
export interface FlowSession {
  /** An error message, shown until the next attempt. */
  readonly alert: Message | null;
  /** Information for the visitor. */
  readonly notice: Message | null;
  /** The message below the club selector. */
  readonly clubError: Message | null;
  /** The running action, as the flow names it; null if none is running. */
  readonly busy: string | null;
  /** The last action that was started. If `alert` is set, it's about this action. */
  readonly attempted: string | null;
  /** False until the flow has processed its entry. */
  readonly ready: boolean;
  /** True in the last two minutes, when the visitor is asked to stay. */
  readonly asksToStay: boolean;
}

/** The events of every flow. `now` is an ISO instant. */
export type FlowEvent =
  | { readonly type: 'touched'; readonly now: string }
  | { readonly type: 'stayed'; readonly now: string };

/** What makes a flow different from others, for its `FlowStore`. */
export interface FlowRules<State extends FlowState, Session extends FlowSession, Event, Snapshot> {
  /** How and for how long the state is stored. */
  readonly stored: Pick<ExpiringStoreOptions<State>, 'key' | 'version' | 'schema' | 'lifetimeMs'>;
  /** The state of a new flow. `before` is the state of the flow that was just cleared. */
  readonly newState: (before: State | null) => State;
  readonly newSession: Session;
  readonly reduce: (state: State, event: Event | FlowEvent) => State;
  /** Adjusts the stored state so that its step is one that the state allows. */
  readonly restored: (state: State) => State;
  /** Merges this tab's state with what another tab got from the back end. */
  readonly adopted: (mine: State, theirs: State) => State;
  /** How the flow receives a visitor from another flow; `before` is its own stored state, if any. */
  readonly handoff?: {
    readonly to: Handoff['to'];
    readonly receive: (before: State | null, handoff: Handoff) => State;
  };
  /** What a screen is drawn from. */
  readonly toSnapshot: (state: State, session: Session) => Snapshot;
  /** Other sources of `compose`. A change of any of them causes a new snapshot. */
  readonly watched: readonly Observable<unknown>[];
  /** Called when the flow is cleared, to clear what the rules store elsewhere. */
  readonly onForget: () => void;
}
