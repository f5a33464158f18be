import type { Analytics, LeadFlowSettings, Navigation } from '@foyer/core';

import type { FoyerProviderProps } from '../di/foyer-provider.tsx';
import type { LeadFlowOptions } from './lead-flow-options.ts';

/** What a flow in an element is composed from. */
export interface CompositionRequest {
  readonly options: LeadFlowOptions;
  /** The default settings with what the options change. */
  readonly settings: LeadFlowSettings;
  /** To be bound as they are: they turn milestones and leaving into events of the element. */
  readonly analytics: Analytics;
  readonly navigation: Navigation;
}

/** The part of an element that its script fetches when the first element appears. EM-01 */
export interface LeadFlowProgram {
  /** Chooses an adapter for each port: the composition root of an embedded flow. */
  readonly compose: (request: CompositionRequest) => FoyerProviderProps['container'];
  /** The text of `@foyer/react-ui/element.css`, or of a chain's own. */
  readonly styles: string;
  /** Given to the page, which alone can load fonts; a font that no text uses is not fetched. */
  readonly fonts: readonly EmbeddedFont[];
}

export interface EmbeddedFont {
  /** As `--foyer-font-display` and `--foyer-font-text` name it. */
  readonly family: string;
  readonly source: string;
  /** A weight, or the range of a variable font: `200 800`. */
  readonly weight: string;
}
