import { checkJoinContact } from '../../forms/join-contact-form.ts';
import type { ClubsContext } from '../lead/lead-flow.clubs.ts';
import type { VisitKeeper } from '../lead/lead-flow.context.ts';
import type { LeadRecording } from '../lead/lead-recorder.ts';
import type { ShownConsents } from '../../lead/consents.ts';
import type { NearbyClubsSnapshot } from '../../clubs/nearby-clubs.snapshot.ts';
import type { FlowPlace } from '../../kernel/analytics.port.ts';
import type { Observable } from '../../kernel/observable.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import type { StandardJoinKeeper } from './standard-join.keeper.ts';
import { asLeadState } from './standard-join.state.ts';

/** The dependencies that the parts of the join share. */
export interface StandardJoinContext extends StandardJoinDependencies {
  readonly keeper: StandardJoinKeeper;
  readonly shownNearby: Observable<NearbyClubsSnapshot>;
  readonly shownConsents: ShownConsents;
}

/** The visitor's position, for analytics events. */
function placeInJoin({ keeper }: StandardJoinContext): FlowPlace {
  return { flow: 'join', step: keeper.state.step };
}

/** Reports a failed call that the visitor waited for to analytics, by its kind only. */
export function tellJoinFailure(flow: StandardJoinContext, failure: string): void {
  flow.analytics.record({ name: 'flow_error', ...placeInJoin(flow), failure });
}

/** The join as the lead flow's parts need it, to choose a club and record the lead. */
export function leadContextOf(flow: StandardJoinContext): ClubsContext & LeadRecording {
  const { keeper } = flow;
  const asLead: VisitKeeper = {
    get state() {
      return asLeadState(keeper.state);
    },
    get session() {
      return keeper.session;
    },
    update: (part) => keeper.update(part),
    change: (event, options) => keeper.change({ type: 'lead', event }, options),
    forget: () => keeper.forget(),
  };
  return {
    ...flow,
    keeper: asLead,
    contact: () => checkJoinContact(keeper.state.contactInput).contact,
    place: () => placeInJoin(flow),
  };
}
