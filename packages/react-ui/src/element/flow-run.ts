import {
  defaultLeadFlowSettings,
  type FlowPage,
  type LeadFlow,
  type LeadFlowEntry,
  type LeadFlowSettings,
} from '@foyer/core';

import type { FoyerProviderProps } from '../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../di/tokens.ts';
import { Leaving } from './leaving.ts';
import type { LeadFlowOptions } from './lead-flow-options.ts';
import type { LeadFlowProgram } from './lead-flow-program.ts';
import { Milestones } from './milestones.ts';

/** Whatever the host page is: for the flow it is no page of the site. */
export const embeddingPage: FlowPage = { path: '/', kind: 'embedding' };

/** Session-storage key of the club that the element last began with. */
const begunWithKey = 'foyer.element-club';

/** A flow as an element shows it, from its composition to its end. */
export class FlowRun {
  readonly container: FoyerProviderProps['container'];
  readonly flow: LeadFlow;
  readonly arrival: Omit<LeadFlowEntry, 'path'>;
  readonly #stopTelling: () => void;
  readonly #stopFollowing: () => void;
  #options: LeadFlowOptions;
  /** Whether a club was chosen when the flow was last looked at; null before it is ready. */
  #hadClub: boolean | null = null;

  constructor(host: HTMLElement, program: LeadFlowProgram, options: LeadFlowOptions) {
    const milestones = new Milestones(host);
    this.container = program.compose({
      options,
      settings: settingsOf(options),
      analytics: milestones,
      navigation: new Leaving(host, options.site, (url) => window.location.assign(url)),
    });
    this.flow = this.container.get(classTokens.leadFlow);
    this.#options = options;
    this.arrival = this.#arrive(options);
    this.#stopTelling = milestones.follow(this.flow);
    this.#stopFollowing = this.flow.subscribe(() => this.#follow());
  }

  /** The host changed where the flow is to begin. */
  arriveAnew(options: LeadFlowOptions): void {
    this.#options = options;
    void this.flow.enter({ path: embeddingPage.path, ...this.#arrive(options) });
  }

  /** Ends timers and listeners; what is stored stays. */
  close(): void {
    this.#stopTelling();
    this.#stopFollowing();
    this.flow.close();
  }

  /** A flow that was forgotten, or found empty, begins with the host's club again. */
  #follow(): void {
    const { ready, state, clubError } = this.flow.getSnapshot();
    if (!ready || state.step !== 0) return;
    const isEmptied = state.selectedFacility === null && this.#hadClub !== false;
    this.#hadClub = state.selectedFacility !== null;
    const { facilityId } = this.#options;
    if (!isEmptied || facilityId === null || clubError !== null) return;
    void this.flow.enter({ path: embeddingPage.path, facilityId });
  }

  /**
   * The host's club is where a visitor begins, not where they are put back after each reload: once they began with it,
   * the choice that is stored leads. RT-02, LX-02
   */
  #arrive({ facilityId, referringId, location }: LeadFlowOptions): Omit<LeadFlowEntry, 'path'> {
    const store = this.container.get(portTokens.sessionStore);
    const hasBegun = facilityId !== null && store.read(begunWithKey) === facilityId;
    // Where it can't be kept, a reload begins with the host's club again.
    if (facilityId !== null) store.write(begunWithKey, facilityId).unwrapOr(undefined);
    return { facilityId: hasBegun ? null : facilityId, referringId, location };
  }
}

function settingsOf(options: LeadFlowOptions): LeadFlowSettings {
  const { intent, variant, source, campaign, zipCode } = options;
  const { outreach } = defaultLeadFlowSettings;
  return {
    ...defaultLeadFlowSettings,
    intent,
    variant,
    source,
    asksZipCode: zipCode,
    outreach: { ...outreach, campaign: campaign ?? outreach.campaign },
  };
}
