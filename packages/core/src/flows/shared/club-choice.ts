/** The club of a visit or membership: how it's found and chosen. */
import {
  type Club,
  parseFacilityId,
  selectedClubCookie,
  selectedClubSeconds,
} from '../../clubs/club.ts';
import { type FindsNearbyClubs, NearbyClubs } from '../../clubs/nearby-clubs.ts';
import { Err, Ok, type Result } from '../../kernel/result.ts';
import type { Message } from '../../messages/catalog.ts';
import { clubAccepts } from '../../visit/visit-configuration.ts';
import type { LeadDraft, LeadDraftEvent } from '../draft/lead-draft.ts';
import type { ContactFields } from '../engine/contact-fields.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import type { CachedConfiguration } from './cached-configuration.ts';
import type { RecordsLead } from './lead-recorder.ts';
import type { VisitSchedule } from './visit-schedule.ts';

export interface ChoosesClub
  extends FindsNearbyClubs, Pick<FlowDependencies, 'cookies' | 'logger'> {
  readonly store: {
    readonly state: LeadDraft;
    update(part: { readonly alert?: Message | null; readonly clubError?: Message | null }): void;
    change(event: LeadDraftEvent, options?: { readonly persist: boolean }): void;
  };
}

export class ClubChoice {
  readonly #flow: ChoosesClub;
  readonly #fields: Pick<ContactFields, 'regroupPhone'>;
  readonly #recorder: RecordsLead;
  readonly #configuration: CachedConfiguration;
  readonly #schedule: VisitSchedule | null;
  readonly #nearby: NearbyClubs;
  /** The club that was chosen last. An earlier choice that is still waiting gives way to it. */
  #wanted: Club | null = null;

  /** A flow without times has no `schedule`. */
  constructor(
    flow: ChoosesClub,
    fields: Pick<ContactFields, 'regroupPhone'>,
    recorder: RecordsLead,
    configuration: CachedConfiguration,
    schedule: VisitSchedule | null,
  ) {
    this.#flow = flow;
    this.#fields = fields;
    this.#recorder = recorder;
    this.#configuration = configuration;
    this.#schedule = schedule;
    this.#nearby = new NearbyClubs(flow);
  }

  /** Chooses a club, and updates the lead if there is one. */
  async choose(club: Club): Promise<void> {
    if (!(await this.take(club))) return;
    await this.recordClub(club);
    if (this.#schedule?.isShown() === true) await this.#schedule.open();
  }

  /** Chooses a club. Returns false if the current one must stay, or if another one was chosen meanwhile. */
  async take(club: Club): Promise<boolean> {
    const { store, cookies } = this.#flow;
    const isScheduling = this.#schedule?.isShown() === true;
    // A friend's times are those of the club that the friend was sent to.
    const { referringId, hasCreatedLead } = store.state;
    if (isScheduling && hasCreatedLead && referringId !== null) return false;
    this.#wanted = club;
    const config = isScheduling ? await this.#configuration.load() : store.state.config;
    if (this.#wanted !== club) return false;
    if (isScheduling && config === null) {
      store.update({ alert: { key: 'generic' } });
      return false;
    }
    const accepts = clubAccepts(config, club) === true;
    if (isScheduling && !accepts && !(await this.#schedule.giveUp())) return false;
    if (this.#wanted !== club) return false;
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

  /**
   * Suggests the nearest club if none was suggested before, and the visitor hasn't typed or chosen in the meantime.
   * Without a location, the visitor isn't prompted for it.
   */
  async suggest(location: string | null): Promise<void> {
    const { store, nearbyView } = this.#flow;
    const { state } = store;
    await (location === null ? this.#nearby.recall() : this.#nearby.find(location));
    const [nearest] = nearbyView.get().clubs;
    if (store.state === state && nearest !== undefined) {
      store.change({ type: 'club-suggested', club: nearest.club }, { persist: false });
    }
  }
}

/** The club of an unvalidated id, such as one in an address. Fails with the message to show. */
export async function findClub(
  {
    clubs,
    settings,
  }: Pick<FlowDependencies, 'clubs'> & {
    readonly settings: { readonly facilityIdPattern: RegExp };
  },
  text: string,
): Promise<Result<Club, Message>> {
  const facilityId = parseFacilityId(text, settings.facilityIdPattern);
  const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
  if (club?.ok === true && club.val !== null) return Ok(club.val);
  return Err({ key: club?.err === true ? 'generic' : 'clubUnknown' });
}

/** Chooses the club of an unvalidated id, without storing that. An unknown one shows a message and returns false. */
export async function chooseClubById(
  flow: Parameters<typeof findClub>[0] & Pick<ChoosesClub, 'store'>,
  text: string,
): Promise<boolean> {
  const { store } = flow;
  const club = await findClub(flow, text);
  if (club.err) store.update({ clubError: club.val });
  // Whether the club accepts visits is known only after the configuration loads. At this point it doesn't matter.
  else store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
  return club.ok;
}
