import type { Club } from '../clubs/club.ts';
import { selectedClubCookie, selectedClubSeconds } from '../clubs/selected-club-cookie.ts';
import type { ContactFields } from '../flow/contact-fields.ts';
import type { KeptConfiguration } from '../flow/kept-configuration.ts';
import { FindPosition } from '../location/find-position.ts';
import { NearbyClubs } from '../location/nearby-clubs.ts';
import { acceptsAppointments } from '../visit/visit-configuration.ts';
import type { VisitContext } from './lead-flow.context.ts';
import type { LeadFlowSchedule } from './lead-flow.schedule.ts';
import type { RecordsLead } from './lead-recorder.ts';

/** Which club the visit is for, and what a change of it brings. */
export class LeadFlowClubs {
  readonly #flow: VisitContext;
  readonly #fields: Pick<ContactFields, 'regroupPhone'>;
  readonly #recorder: RecordsLead;
  readonly #configuration: KeptConfiguration;
  readonly #schedule: LeadFlowSchedule;
  readonly #nearby: NearbyClubs;

  constructor(
    flow: VisitContext,
    fields: Pick<ContactFields, 'regroupPhone'>,
    recorder: RecordsLead,
    configuration: KeptConfiguration,
    schedule: LeadFlowSchedule,
  ) {
    this.#flow = flow;
    this.#fields = fields;
    this.#recorder = recorder;
    this.#configuration = configuration;
    this.#schedule = schedule;
    this.#nearby = nearbyClubs(flow);
  }

  /** Takes a club, and tells the back end where a lead exists already. Source: LS-12. */
  async choose(club: Club): Promise<void> {
    const { keeper, logger, cookies } = this.#flow;
    // LS-11: a friend's times are those of the club that the friend was sent to.
    if (keeper.state.step === 1 && keeper.state.referringId !== null) return;
    const config = await this.#configuration.load();
    if (keeper.state.step === 1 && config === null) {
      keeper.update({ alert: { key: 'generic' } });
      return;
    }
    const accepts = config !== null && acceptsAppointments(config, club.facilityId);
    if (keeper.state.step === 1 && !accepts && !(await this.#schedule.giveUp())) return;
    keeper.update({ clubError: null, alert: null });
    keeper.change({ type: 'club-chosen', club, accepts });
    cookies.write(selectedClubCookie, club.facilityId, selectedClubSeconds);
    this.#fields.regroupPhone();
    if (keeper.state.hasCreatedLead && !(await this.#recorder.record(club))) {
      logger.warn('club-change-not-recorded');
    }
    if (keeper.state.step === 1) await this.#schedule.open();
  }

  /** The nearest club, where it is known and none was suggested yet. Source: LX-05. */
  async suggest(location: string | null): Promise<void> {
    const { keeper, shownNearby } = this.#flow;
    await (location === null ? this.#nearby.recall(null) : this.#nearby.find(location));
    const [nearest] = shownNearby.get().clubs;
    if (nearest !== undefined) {
      keeper.change({ type: 'club-suggested', club: nearest.club }, { keep: false });
    }
  }
}

function nearbyClubs({
  geolocation,
  localStore,
  sessionStore,
  clock,
  clubs,
  shownNearby,
}: VisitContext): NearbyClubs {
  const findPosition = new FindPosition(geolocation, localStore, clock);
  return new NearbyClubs({
    findPosition,
    directory: clubs,
    sessionStore,
    clock,
    shown: shownNearby,
  });
}
