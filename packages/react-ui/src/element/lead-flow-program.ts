import type { Analytics, LeadFlowSettings, Navigation } from '@foyer/core';

import type { FoyerProviderProps } from '../di/foyer-provider.tsx';
import type { LeadFlowOptions } from './lead-flow-options.ts';

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
