import type { CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type {
  ManagedVisit,
  VisitFailure,
  VisitOver,
  VisitPlace,
} from './visit-link-repository.port.ts';

/** A visit as the member who invited the visitor sees it. */
export interface FriendsVisit extends Pick<
  ManagedVisit,
  'status' | 'facilityId' | 'purpose' | 'startsAt'
> {
  /** The visitor's first name; null if it doesn't look like one. */
  readonly friendsName: string | null;
  /** True once the member said that they come along. A move asks them again. */
  readonly joined: boolean;
}

/**
 * Lets a member join the visit of a friend they invited, by the token in their mail about it. Every write is safe to
 * repeat: the visitor and the club hear of it once. After too many unknown tokens, calls are `rejected` with status 429.
 */
export interface FriendsVisitRepository {
  read(token: string, options?: CallOptions): Promise<Result<FriendsVisit, VisitFailure>>;
  /** `seen` is where and when the member saw the visit. Joins nothing if it has moved since; see `joined`. */
  join(
    token: string,
    seen: VisitPlace,
    options?: CallOptions,
  ): Promise<Result<FriendsVisit, VisitFailure | VisitOver>>;
  /** Takes the yes back. */
  leave(
    token: string,
    options?: CallOptions,
  ): Promise<Result<FriendsVisit, VisitFailure | VisitOver>>;
}
