import type { Club } from '../clubs/club.ts';
import { parseFacilityId } from '../clubs/facility-id.ts';
import { typePhone } from '../forms/phone-input.ts';
import { acceptsAppointments } from '../visit/visit-configuration.ts';
import type { LeadFlowConfiguration } from './lead-flow.configuration.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowLaterParts } from './lead-flow.later-parts.ts';
import { reduceLeadFlow } from './lead-flow.state.ts';
import type { LeadRecorder } from './lead-recorder.ts';

/** The cookie that tells other pages of the site which club the visitor chose, and for how long, in s. CK-01 */
export const selectedClubCookie = 'foyer_club';
export const selectedClubSeconds = 1200;

/** Which club the visit is for, and what a change of it brings. */
export class LeadFlowClubs {
  readonly #flow: LeadFlowContext;
  readonly #recorder: LeadRecorder;
  readonly #configuration: LeadFlowConfiguration;
  readonly #later: LeadFlowLaterParts;

  constructor(
    flow: LeadFlowContext,
    recorder: LeadRecorder,
    configuration: LeadFlowConfiguration,
    later: LeadFlowLaterParts,
  ) {
    this.#flow = flow;
    this.#recorder = recorder;
    this.#configuration = configuration;
    this.#later = later;
  }

  /** Takes a club, and tells the back end where a lead exists already. Source: LS-12. */
  async choose(club: Club): Promise<void> {
    const { keeper, logger, cookies } = this.#flow;
    const config = await this.#configuration.load();
    if (keeper.state.step === 1 && config === null) {
      keeper.update({ alert: { key: 'generic' } });
      return;
    }
    const accepts = config !== null && acceptsAppointments(config, club.facilityId);
    if (
      keeper.state.step === 1 &&
      !accepts &&
      !(await this.#later.with(({ schedule }) => schedule.giveUp(), false))
    )
      return;
    keeper.update({ clubError: null, alert: null });
    keeper.change({ type: 'club-chosen', club, accepts });
    cookies.write(selectedClubCookie, club.facilityId, selectedClubSeconds);
    this.#regroupPhone();
    if (keeper.state.hasCreatedLead && !(await this.#recorder.record(club))) {
      logger.warn('club-change-not-recorded');
    }
    if (keeper.state.step === 1)
      await this.#later.with(({ schedule }) => schedule.open(), undefined);
  }

  /** The club that the address names, unchecked. A name that leads to none says so. Source: RT-02. */
  async chooseFromAddress(text: string): Promise<void> {
    const { keeper, settings, clubs } = this.#flow;
    if (keeper.state.selectedFacility?.facilityId === text) return;
    const facilityId = parseFacilityId(text, settings.facilityIdPattern);
    const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
    if (club?.ok === true && club.val !== null) {
      // Where the club takes no visits is learnt with the configuration; here it is only named.
      keeper.replace(
        reduceLeadFlow(keeper.state, { type: 'club-chosen', club: club.val, accepts: true }),
      );
      return;
    }
    keeper.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
  }

  /** The nearest club, where it is known and none was suggested yet. Source: LX-05. */
  async suggest(location: string | null): Promise<void> {
    const { keeper, nearby } = this.#flow;
    await (location === null ? nearby.recall(null) : nearby.find(location));
    const [nearest] = nearby.getSnapshot().clubs;
    if (nearest !== undefined) {
      keeper.change({ type: 'club-suggested', club: nearest.club }, { keep: false });
    }
  }

  /** The digits are grouped as the club's country groups them. Source: FM-02. */
  #regroupPhone(): void {
    const { keeper } = this.#flow;
    const value = keeper.state.contactInput.phone_number;
    const country = keeper.state.selectedFacility?.country ?? null;
    const shown = typePhone({ value, caret: value.length }, country);
    if (shown === null || shown.value === value) return;
    keeper.change({ type: 'field-changed', field: 'phone_number', value: shown.value });
  }
}
