import { type Club, selectedClubCookie, selectedClubSeconds } from '../../clubs/club.ts';
import type { ContactFields } from '../engine/contact-fields.ts';
import type { CachedConfiguration } from '../engine/cached-configuration.ts';
import { FindPosition, NearbyClubs } from '../../clubs/nearby-clubs.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { LeadDraft, LeadDraftEvent } from '../draft/lead-draft.ts';
import type { LeadFlowContext, VisitStore } from './lead-flow.store.ts';
import type { LeadFlowSchedule } from './lead-flow.schedule.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';

/** What choosing a club takes. */
export interface ClubsContext extends Pick<
  LeadFlowContext,
  | 'logger'
  | 'cookies'
  | 'geolocation'
  | 'localStore'
  | 'sessionStore'
  | 'clock'
  | 'clubs'
  | 'nearbyView'
> {
  readonly store: Pick<VisitStore, 'update'> & {
    readonly state: LeadDraft & { readonly step: number };
    change(event: LeadDraftEvent, options?: { readonly persist: boolean }): void;
  };
  /** The step at which times are chosen; null in a flow that books no visit. */
  readonly timesStep: number | null;
}

/** The club of the visit or membership, and the effects of changing it. */
export class LeadFlowClubs {
  readonly #flow: ClubsContext;
  readonly #fields: Pick<ContactFields, 'regroupPhone'>;
  readonly #recorder: RecordsLead;
  readonly #configuration: CachedConfiguration;
  readonly #schedule: LeadFlowSchedule | null;
  readonly #nearby: NearbyClubs;

  /** A flow without times has no `schedule`. */
  constructor(
    flow: ClubsContext,
    fields: Pick<ContactFields, 'regroupPhone'>,
    recorder: RecordsLead,
    configuration: CachedConfiguration,
    schedule: LeadFlowSchedule | null,
  ) {
    this.#flow = flow;
    this.#fields = fields;
    this.#recorder = recorder;
    this.#configuration = configuration;
    this.#schedule = schedule;
    this.#nearby = nearbyClubs(flow);
  }

  /** Chooses a club, and updates the lead if there is one. */
  async choose(club: Club): Promise<void> {
    if (!(await this.take(club))) return;
    await this.recordClub(club);
    if (this.#flow.store.state.step === this.#flow.timesStep) await this.#schedule?.open();
  }

  /** Chooses a club. Returns false if the current one must stay. */
  async take(club: Club): Promise<boolean> {
    const { store, cookies, timesStep } = this.#flow;
    const isScheduling = store.state.step === timesStep;
    // LS-11: a friend's times are those of the club that the friend was sent to.
    if (isScheduling && store.state.referringId !== null) return false;
    const config = isScheduling ? await this.#configuration.load() : store.state.config;
    if (isScheduling && config === null) {
      store.update({ alert: { key: 'generic' } });
      return false;
    }
    const accepts = config !== null && acceptsAppointments(config, club.facilityId);
    if (isScheduling && !accepts && (await this.#schedule?.giveUp()) !== true) return false;
    store.update({ clubError: null, alert: null });
    store.change({ type: 'club-chosen', club, accepts });
    cookies.write(selectedClubCookie, club.facilityId, selectedClubSeconds);
    this.#fields.regroupPhone();
    return true;
  }

  /** Updates the lead's club in the back end, if there is a lead. */
  async recordClub(club: Club): Promise<void> {
    const { store, logger } = this.#flow;
    if (store.state.hasCreatedLead && (await this.#recorder.record(club)).err) {
      logger.warn('club-change-not-recorded');
    }
  }

  /** Suggests the nearest club if it's known and none was suggested before. */
  async suggest(location: string | null): Promise<void> {
    const { store, nearbyView } = this.#flow;
    await (location === null ? this.#nearby.recall(null) : this.#nearby.find(location));
    const [nearest] = nearbyView.get().clubs;
    if (nearest !== undefined) {
      store.change({ type: 'club-suggested', club: nearest.club }, { persist: false });
    }
  }
}

function nearbyClubs({
  geolocation,
  localStore,
  sessionStore,
  clock,
  clubs,
  nearbyView,
}: ClubsContext): NearbyClubs {
  const findPosition = new FindPosition(geolocation, localStore, clock);
  return new NearbyClubs({
    findPosition,
    directory: clubs,
    sessionStore,
    clock,
    shown: nearbyView,
  });
}
