import { elementCopy } from '../copy/element.ts';
import type { LeadFlowProgram } from './flow-run.ts';
import { type FoyerLeadFlowElement, type LeadFlowStepName, dispatch } from './lead-flow-events.ts';
import { leadFlowAttributes, readLeadFlowOptions } from './lead-flow-options.ts';
import type { MountedFlow, MountPlace } from './mount-flow.tsx';

export interface LeadFlowElementDefinition {
  /**
   * The origin of the script, without a trailing slash. The API and the site are there unless the attributes name
   * others.
   */
  readonly origin: string;
  /** Loads the flow when the first element appears. If it fails, the next element tries again. */
  readonly load: () => Promise<LeadFlowProgram>;
  /** Receives warnings for the host page's developer. Defaults to the console. */
  readonly warn?: (message: string) => void;
}

/**
 * Defines `<foyer-lead-flow>` on this page, once. The element shows its own children, such as a link to the site,
 * until the flow has loaded and if it fails to load.
 *
 * @example
 * defineLeadFlowElement({
 *   origin: 'https://www.club.example',
 *   load: async () => (await import('./program.js')).program,
 * });
 */
export function defineLeadFlowElement(definition: LeadFlowElementDefinition): void {
  if (customElements.get('foyer-lead-flow') !== undefined) return;
  customElements.define('foyer-lead-flow', elementClass(definition));
}

/** Created on definition, because `HTMLElement` doesn't exist without a DOM. */
function elementClass({
  origin,
  load,
  warn = warnInConsole,
}: LeadFlowElementDefinition): CustomElementConstructor {
  return class extends HTMLElement implements FoyerLeadFlowElement {
    static readonly observedAttributes = leadFlowAttributes;

    readonly #shadow = this.attachShadow({ mode: 'open' });
    /** The flow or its pending load; null while the element isn't connected. */
    #flow: Promise<MountedFlow | null> | null = null;
    #settles = false;
    #warned = new Set<string>();

    constructor() {
      super();
      this.#showChildren();
      this.addEventListener('click', (event) => this.#press(event));
    }

    connectedCallback(): void {
      this.#settle();
    }

    disconnectedCallback(): void {
      this.#settle();
    }

    /** With this callback, `moveBefore` doesn't disconnect and reconnect the element. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(): void {
      this.#settle();
    }

    /** Waits for the end of the task, because moving an element removes it and inserts it again. */
    #settle(): void {
      if (this.#settles) return;
      this.#settles = true;
      queueMicrotask(() => {
        this.#settles = false;
        void (this.isConnected ? this.#show() : this.#end());
      });
    }

    /** With `popup`, a press on the host's own button opens the flow. Its address stays for other kinds of presses. */
    #press(event: MouseEvent): void {
      const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
      // Events of the flow come from the element itself, because a shadow root hides its content.
      if (target === this || !(target instanceof Element) || defaultPrevented) return;
      if (metaKey || ctrlKey || shiftKey || altKey || !this.#options().popup) return;
      event.preventDefault();
      void this.#open(target.closest('a')?.href);
    }

    /** Follows the pressed link instead if the flow can't load. */
    async #open(address: string | undefined): Promise<void> {
      const isOpen = await this.#show(true);
      if (!isOpen && address !== undefined) location.assign(address);
    }

    /** With `popup`, the flow loads when it is opened for the first time. Returns whether it is shown. */
    async #show(opens = false): Promise<boolean> {
      if (this.#flow === null && !opens && this.#options().popup) return false;
      this.#flow ??= this.#mount();
      const current = this.#flow;
      const mounted = await current;
      if (current !== this.#flow) return false;
      if (mounted === null) {
        this.#flow = null;
        return false;
      }
      mounted.show(this.#options());
      if (opens) mounted.open();
      return true;
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

    /** `instead` defaults to English, because without a flow no other language has loaded. */
    #giveUp(
      failure: 'screen' | 'not-loaded',
      step: LeadFlowStepName,
      instead: string = elementCopy.instead,
    ): void {
      void this.#end();
      this.#offerSite(instead);
      dispatch(this, 'foyer-error', { step, failure });
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

    /** The fallback for a host that provides no children. */
    #offerSite(text: string): void {
      const link = document.createElement('a');
      link.href = `${this.#options().site}/membership`;
      link.textContent = text;
      const slot = document.createElement('slot');
      slot.append(link);
      this.#shadow.replaceChildren(slot);
    }
  };
}

function warnInConsole(message: string): void {
  // Host page developers look for warnings in the console.
  // oxlint-disable-next-line no-console
  console.warn(message);
}
