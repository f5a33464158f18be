import type { Club } from '../../clubs/club.ts';
import type { ClubDirectory } from '../../clubs/club-directory.ts';
import type { Activity } from '../../kernel/activity.ts';
import { createObservable } from '../../kernel/observable.ts';
import type { Message } from '../../messages/catalog.ts';
import { messageOfCall } from '../../messages/failure-messages.ts';
import type {
  FriendsVisit,
  FriendsVisitRepository,
  VisitFailure,
  VisitOver,
} from '../../visit/visit-link-repository.port.ts';

export interface JoinFriendsVisitDependencies {
  readonly friendsVisits: FriendsVisitRepository;
  readonly clubs: ClubDirectory;
  readonly activity: Activity;
}

export interface JoinFriendsVisitSnapshot {
  /** `unknown`: no visit has this token. */
  readonly status: 'loading' | 'ready' | 'unknown' | 'failed';
  readonly visit: FriendsVisit | null;
  readonly club: Club | null;
  /** What the member is waiting for. */
  readonly busy: 'joining' | 'leaving' | null;
  /** `left`: the member withdrew their acceptance. `moved`: the visit moved before they answered, so they have to look again. */
  readonly news: 'left' | 'moved' | null;
  readonly alert: Message | null;
}

const start: JoinFriendsVisitSnapshot = {
  status: 'loading',
  visit: null,
  club: null,
  busy: null,
  news: null,
  alert: null,
};

type News = JoinFriendsVisitSnapshot['news'];

/** The page on which a member joins the visit of a friend they invited. It needs only the emailed token. */
export class JoinFriendsVisit {
  readonly #dependencies: JoinFriendsVisitDependencies;
  readonly #view = createObservable(start);
  #token: string | null = null;

  constructor(dependencies: JoinFriendsVisitDependencies) {
    this.#dependencies = dependencies;
  }

  readonly getSnapshot = (): JoinFriendsVisitSnapshot => this.#view.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener);

  async open(token: string): Promise<void> {
    this.#token = token;
    this.#view.set(start);
    await this.#show(token, await this.#dependencies.friendsVisits.read(token), () => null);
  }

  async join(): Promise<void> {
    const { visit } = this.#view.get();
    if (visit === null) return;
    const { friendsVisits } = this.#dependencies;
    await this.#change(
      'joining',
      (token) => friendsVisits.join(token, visit),
      ({ joined }) => (joined ? null : 'moved'),
    );
  }

  /** Withdraws the acceptance. If the visit moved meanwhile, there is no acceptance to withdraw, and nobody is notified. */
  async leave(): Promise<void> {
    const { visit: seen } = this.#view.get();
    const { friendsVisits } = this.#dependencies;
    await this.#change(
      'leaving',
      (token) => friendsVisits.leave(token),
      ({ facilityId, startsAt }) =>
        facilityId === seen?.facilityId && startsAt === seen.startsAt ? 'left' : 'moved',
    );
  }

  async #change(
    busy: NonNullable<JoinFriendsVisitSnapshot['busy']>,
    send: (token: string) => ReturnType<FriendsVisitRepository['join']>,
    newsOf: (visit: FriendsVisit) => News,
  ): Promise<void> {
    const token = this.#token;
    if (token === null || this.#view.get().busy !== null) return;
    this.#update({ busy, news: null, alert: null });
    const sent = await this.#dependencies.activity.track(() => send(token));
    await this.#show(token, sent, newsOf);
  }

  async #show(
    token: string,
    answer: Awaited<ReturnType<FriendsVisitRepository['join']>>,
    newsOf: (visit: FriendsVisit) => News,
  ): Promise<void> {
    if (this.#token !== token) return;
    if (answer.err) {
      await this.#fail(token, answer.val);
      return;
    }
    const visit = answer.val;
    const club = await this.#club(visit);
    if (this.#token !== token) return;
    if (club === null) this.#update({ status: 'failed', busy: null });
    else this.#update({ status: 'ready', visit, club, busy: null, news: newsOf(visit) });
  }

  /** The visit's club, loaded unless it's on the page; null if that fails. */
  async #club({ facilityId }: FriendsVisit): Promise<Club | null> {
    const { club } = this.#view.get();
    if (club?.facilityId === facilityId) return club;
    return (await this.#dependencies.clubs.byId(facilityId)).unwrapOr(null);
  }

  /** A failed press keeps the page. A visit that is over is read again, so that the page says why. */
  async #fail(token: string, failure: VisitFailure | VisitOver): Promise<void> {
    if (failure.kind === 'visit-over') await this.open(token);
    else if (failure.kind === 'unknown-visit') this.#update({ status: 'unknown', busy: null });
    else {
      const status = this.#view.get().visit === null ? 'failed' : 'ready';
      this.#update({ status, busy: null, alert: messageOfCall(failure) });
    }
  }

  #update(part: Partial<JoinFriendsVisitSnapshot>): void {
    this.#view.set({ ...this.#view.get(), ...part });
  }
}
