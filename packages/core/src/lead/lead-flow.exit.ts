import { defaultExitPath, safeReturnPath } from '../flow/return-path.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import { returnPathKey } from './return-path-key.ts';
import { selectedClubCookie } from './selected-club-cookie.ts';

/** Leaving by the exit control. Source: LX-07, LX-08, LX-09. */
export class LeadFlowExit {
  readonly #flow: LeadFlowContext;

  constructor(flow: LeadFlowContext) {
    this.#flow = flow;
  }

  /** Forgets the flow and goes to where the visitor came from, if that is a way back at all. */
  leave(): void {
    const { keeper, sessionStore, cookies, navigation, visitor, activity } = this.#flow;
    const stored = sessionStore.read(returnPathKey);
    const { origin } = new URL(visitor.pageUrl());
    sessionStore.remove(returnPathKey);
    cookies.remove(selectedClubCookie);
    keeper.forget();
    activity.begin();
    navigation.push((stored === null ? null : safeReturnPath(stored, origin)) ?? defaultExitPath);
    activity.end();
  }
}
