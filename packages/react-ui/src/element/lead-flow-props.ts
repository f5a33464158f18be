import type { DetailedHTMLProps, HTMLAttributes } from 'react';

import type {
  FoyerLeadFlowElement,
  LeadFlowEventMap,
  LeadFlowEventName,
} from './lead-flow-events.ts';
import type { leadFlowAttributes, LeadFlowOptions } from './lead-flow-options.ts';

/** The props of `<foyer-lead-flow>` in TSX: those of any element, its own attributes, and its events. */
export type FoyerLeadFlowProps = DetailedHTMLProps<
  HTMLAttributes<FoyerLeadFlowElement>,
  FoyerLeadFlowElement
> & {
  readonly [Name in (typeof leadFlowAttributes)[number]]?:
    | (Name extends keyof LimitedAttributes ? LimitedAttributes[Name] : string)
    | undefined;
} & {
  readonly [Name in LeadFlowEventName as `on${Name}`]?:
    | ((event: LeadFlowEventMap[Name]) => void)
    | undefined;
};

/** The attributes that don't take any text. */
interface LimitedAttributes {
  readonly intent: NonNullable<LeadFlowOptions['intent']>;
  readonly variant: LeadFlowOptions['variant'];
  readonly source: LeadFlowOptions['source'];
  readonly guided: boolean;
  readonly compact: boolean;
  readonly popup: boolean;
  readonly 'zip-code': boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'foyer-lead-flow': FoyerLeadFlowProps;
    }
  }
}
