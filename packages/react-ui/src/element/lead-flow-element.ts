import { elementCopy } from '../copy/element.ts';
import { type FoyerLeadFlowElement, type LeadFlowStepName, tell } from './lead-flow-events.ts';
import { leadFlowAttributes, readLeadFlowOptions } from './lead-flow-options.ts';
import type { LeadFlowProgram } from './lead-flow-program.ts';
import type { MountedFlow, MountPlace } from './mount-flow.tsx';

export interface LeadFlowElementDefinition {
  /** Where the script came from: the API and the site, unless the attributes say otherwise. No slash at its end. */
  readonly origin: string;
  /** Fetches the flow when the first element appears; asked again by the next element where it fails. */
  readonly load: () => Promise<LeadFlowProgram>;
  /** Hears what the host page's developer should know; the console where none is given. */
  readonly warn?: (message: string) => void;
}

/**
 * Defines `<foyer-lead-flow>` on this page, once. Until the flow is there, and where it can't be had, the element's own
 * children are shown: a link to the site, for example.
 */
export function defineLeadFlowElement(definition: LeadFlowElementDefinition): void {
  if (customElements.get('foyer-lead-flow') !== undefined) return;
  customElements.define('foyer-lead-flow', elementClass(definition));
}

/** Made when it is defined: where there is no DOM, there is nothing to extend. */
function elementClass({
  origin,
  load,
  warn = warnInConsole,
}: LeadFlowElementDefinition): CustomElementConstructor {
  return class extends HTMLElement implements FoyerLeadFlowElement {
    static readonly observedAttributes = leadFlowAttributes;

    readonly #shadow = this.attachShadow({ mode: 'open' });
    /** The flow, on its way or here; null while the element is in no page. */
    #flow: Promise<MountedFlow | null> | null = null;
    #settles = false;
    #warned = new Set<string>();

    constructor() {
      super();
      this.#showChildren();
    }

    connectedCallback(): void {
      this.#settle();
    }

    disconnectedCallback(): void {
      this.#settle();
    }

    /** Moved by `moveBefore`: nothing to do, and by being here nothing is done. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(): void {
      this.#settle();
    }

    /** Once this turn is over: to be moved, an element is taken out and put in again within one. */
    #settle(): void {
      if (this.#settles) return;
      this.#settles = true;
      queueMicrotask(() => {
        this.#settles = false;
        void (this.isConnected ? this.#show() : this.#end());
      });
    }

    async #show(): Promise<void> {
      this.#flow ??= this.#mount();
      const current = this.#flow;
      const mounted = await current;
      if (current !== this.#flow) return;
      if (mounted === null) this.#flow = null;
      else mounted.show(this.#options());
    }

    async #mount(): Promise<MountedFlow | null> {
      try {
        const [program, { mountFlow }] = await Promise.all([load(), import('./mount-flow.tsx')]);
        const place: MountPlace = {
          host: this,
          shadow: this.#shadow,
          onBroken: (step, instead) => this.#giveUp('screen', step, instead),
        };
        return mountFlow(place, program);
      } catch {
        this.#giveUp('not-loaded', 'contact');
        return null;
      }
    }

    async #end(): Promise<void> {
      const ending = this.#flow;
      this.#flow = null;
      this.#showChildren();
      (await ending)?.close();
    }

    /** Without a flow there is no language but English either: `instead` is its words. */
    #giveUp(
      failure: 'screen' | 'not-loaded',
      step: LeadFlowStepName,
      instead: string = elementCopy.instead,
    ): void {
      void this.#end();
      this.#offerSite(instead);
      tell(this, 'foyer-error', { step, failure });
    }

    #options() {
      const { options, problems } = readLeadFlowOptions((name) => this.getAttribute(name), origin);
      for (const problem of problems) {
        if (!this.#warned.has(problem)) warn(`<foyer-lead-flow>: ${problem}`);
      }
      this.#warned = new Set(problems);
      return options;
    }

    #showChildren(): void {
      this.#shadow.replaceChildren(document.createElement('slot'));
    }

    /** Where the host wrote nothing to fall back on. */
    #offerSite(words: string): void {
      const link = document.createElement('a');
      link.href = `${this.#options().site}/membership`;
      link.textContent = words;
      const slot = document.createElement('slot');
      slot.append(link);
      this.#shadow.replaceChildren(slot);
    }
  };
}

function warnInConsole(message: string): void {
  // The one who can mend an attribute looks there.
  // oxlint-disable-next-line no-console
  console.warn(message);
}
