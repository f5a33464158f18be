import type { Club, FacilityId } from '../../clubs/club.ts';
import type { ClubDirectory } from '../../clubs/club-directory.ts';
import type { Activity } from '../../kernel/activity.ts';
import { createObservable } from '../../kernel/observable.ts';
import type { Message } from '../../messages/catalog.ts';
import { messageOfBooking, messageOfCall } from '../../messages/failure-messages.ts';
import type { WaitListRepository, WaitOffer } from '../../visit/open-times-repository.port.ts';

export interface OfferedTimeDependencies {
  readonly waitList: WaitListRepository;
  readonly clubs: ClubDirectory;
  readonly activity: Activity;
}

export interface OfferedTimeSnapshot {
  /** `unknown`: no offer has this token. */
  readonly status: 'loading' | 'ready' | 'unknown' | 'failed';
  readonly offer: WaitOffer | null;
  readonly club: Club | null;
  /** What the visitor is waiting for. */
  readonly busy: 'booking' | 'declining' | null;
  readonly alert: Message | null;
}

const start: OfferedTimeSnapshot = {
  status: 'loading',
  offer: null,
  club: null,
  busy: null,
  alert: null,
};

/** The page on which someone from the wait list books the time held for them. It needs only the emailed token. */
export class OfferedTime {
  readonly #dependencies: OfferedTimeDependencies;
  readonly #view = createObservable(start);
  #token: string | null = null;

  constructor(dependencies: OfferedTimeDependencies) {
    this.#dependencies = dependencies;
  }

  readonly getSnapshot = (): OfferedTimeSnapshot => this.#view.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener);

  async open(token: string): Promise<void> {
    this.#token = token;
    this.#view.set(start);
    await this.#show(token);
  }

  /** Books the time. If it's no longer held, the page says so. */
  async book(): Promise<void> {
    const { waitList } = this.#dependencies;
    await this.#change('booking', (token) => waitList.accept(token));
  }

  /** Declines the time, which then goes to the next person on the list. */
  async decline(): Promise<void> {
    const { waitList } = this.#dependencies;
    await this.#change('declining', (token) => waitList.leave(token));
  }

  async #change(
    busy: NonNullable<OfferedTimeSnapshot['busy']>,
    send: (token: string) => ReturnType<WaitListRepository['accept']>,
  ): Promise<void> {
    const token = this.#token;
    if (token === null || this.#view.get().busy !== null) return;
    this.#update({ busy, alert: null });
    const sent = await this.#dependencies.activity.track(() => send(token));
    if (this.#token !== token) return;
    if (sent.err && sent.val.kind !== 'slot-taken') {
      this.#update({ busy: null, alert: messageOfBooking(sent.val) });
      return;
    }
    await this.#show(token);
  }

  async #show(token: string): Promise<void> {
    const { waitList, clubs } = this.#dependencies;
    const offer = await waitList.offer(token);
    const club =
      offer.ok && offer.val ? await clubs.byId(offer.val.facilityId as FacilityId) : null;
    if (this.#token !== token) return;
    if (offer.ok && offer.val === null) this.#update({ status: 'unknown', busy: null });
    else if (offer.err || club?.ok !== true || club.val === null) {
      this.#update({
        status: 'failed',
        busy: null,
        alert: offer.err ? messageOfCall(offer.val) : null,
      });
    } else this.#update({ status: 'ready', offer: offer.val, club: club.val, busy: null });
  }

  #update(part: Partial<OfferedTimeSnapshot>): void {
    this.#view.set({ ...this.#view.get(), ...part });
  }
}
