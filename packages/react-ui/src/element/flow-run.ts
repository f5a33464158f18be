import {
  type Analytics,
  defaultLeadFlowSettings,
  type LeadFlow,
  type LeadFlowEntry,
  type LeadFlowSettings,
  type Navigation,
} from '@foyer/core';
import type { FlowPage } from '@foyer/core/lead';

import type { FoyerProviderProps } from '../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../di/tokens.ts';
import { Leaving } from './leaving.ts';
import type { LeadFlowOptions } from './lead-flow-options.ts';
import { Milestones } from './milestones.ts';

/** The input for composing a flow in an element. */
export interface CompositionRequest {
  readonly options: LeadFlowOptions;
  /** The default settings with the changes from the options. */
  readonly settings: LeadFlowSettings;
  /** Bind these two as they are: they turn milestones and navigation into events of the element. */
  readonly analytics: Analytics;
  readonly navigation: Navigation;
}

/** The part of an element that its script loads when the first element appears. */
export interface LeadFlowProgram {
  /** The composition root of an embedded flow: chooses an adapter for each port. */
  readonly compose: (request: CompositionRequest) => FoyerProviderProps['container'];
  /** The text of `@foyer/react-ui/element.css` or of a chain's own style sheet. */
  readonly styles: string;
  /** Added to the page, because only documents can load fonts. The browser loads only those that some text uses. */
  readonly fonts: readonly EmbeddedFont[];
}

export interface EmbeddedFont {
  /** The name used by `--foyer-font-display` and `--foyer-font-text`. */
  readonly family: string;
  readonly source: string;
  /** A weight, or the range of a variable font: `200 800`. */
  readonly weight: string;
}

/** To the flow, a host page is not a page of the site, whatever it is. */
export const embeddingPage: FlowPage = { path: '/', kind: 'embedding' };

/** The session storage key of the last club that the host's attribute selected. */
const begunWithKey = 'foyer.element-club';

/** The flow of an element, from its composition to its end. */
export class FlowRun {
  readonly container: FoyerProviderProps['container'];
  readonly flow: LeadFlow;
  readonly arrival: Omit<LeadFlowEntry, 'path'>;
  readonly #stopMilestones: () => void;
  readonly #stopFollowing: () => void;
  #options: LeadFlowOptions;
  /** Whether a club was selected at the last update; null before the flow is ready. */
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
    this.#stopMilestones = milestones.follow(this.flow);
    this.#stopFollowing = this.flow.subscribe(() => this.#follow());
  }

  /** Called when the host changes the club, the referrer or the location. */
  restart(options: LeadFlowOptions): void {
    this.#options = options;
    void this.flow.enter({ path: embeddingPage.path, ...this.#arrive(options) });
  }

  /** Stops timers and listeners. Saved state remains. */
  close(): void {
    this.#stopMilestones();
    this.#stopFollowing();
    this.flow.close();
  }

  /** Selects the host's club again if the flow was cleared or started empty. */
  #follow(): void {
    const { ready, state, clubError } = this.flow.getSnapshot();
    if (!ready || state.step !== 0) return;
    const isEmptied = state.selectedFacility === null && this.#hadClub !== false;
    this.#hadClub = state.selectedFacility !== null;
    const { facilityId } = this.#options;
    if (!isEmptied || facilityId === null || clubError !== null) return;
    void this.flow.enter({ path: embeddingPage.path, facilityId });
  }

  /** The host's club is only an initial value. Once it was used, the visitor's saved choice survives reloads. */
  #arrive({ facilityId, referringId, location }: LeadFlowOptions): Omit<LeadFlowEntry, 'path'> {
    const store = this.container.get(portTokens.sessionStore);
    const hasBegun = facilityId !== null && store.read(begunWithKey) === facilityId;
    // If saving fails, a reload starts with the host's club again.
    if (facilityId !== null) store.write(begunWithKey, facilityId).unwrapOr(undefined);
    return { facilityId: hasBegun ? null : facilityId, referringId, location };
  }
}

function settingsOf(options: LeadFlowOptions): LeadFlowSettings {
  const { intent, variant, source, campaign, zipCode, product } = options;
  const { outreach, consents } = defaultLeadFlowSettings;
  return {
    ...defaultLeadFlowSettings,
    intent,
    variant,
    source,
    asksZipCode: zipCode,
    phoneRule: 'international',
    outreach: { ...outreach, campaign: campaign ?? outreach.campaign },
    consents: { ...consents, sender: product },
  };
}
