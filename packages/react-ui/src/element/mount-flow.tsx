import { type JSX, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { Icon } from '../components/icon.tsx';
import { elementCopy } from '../copy/element.ts';
import { commonCopy } from '../copy/first-step.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import type { Localized } from '../locale/copy.ts';
import { createCopyReader, english, type Language } from '../locale/language.ts';
import { useCopy } from '../locale/use-copy.ts';
import { LeadFlowScreen } from '../screens/lead/lead-flow-screen.tsx';
import type { ElementLocale } from './element-language.ts';
import { type EmbeddedFont, embeddingPage, FlowRun, type LeadFlowProgram } from './flow-run.ts';
import { askBeforeLinks } from './leaving.ts';
import type { LeadFlowStepName } from './lead-flow-events.ts';
import type { LeadFlowOptions } from './lead-flow-options.ts';
import { stepNameOf } from './milestones.ts';

export interface MountedFlow {
  /** Renders the flow with these options. Input, club and step survive a change of options. */
  show(options: LeadFlowOptions): void;
  /** Opens the dialog of an element with `popup`. */
  open(): void;
  /** Ends the flow for good. Saved state remains. */
  close(): void;
}

export interface MountPlace {
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  /**
   * Called when the screen of a step crashed and nothing is rendered anymore. `instead` is the text of a link to the
   * site.
   */
  readonly onBroken: (step: LeadFlowStepName, instead: string) => void;
}

/** Renders the flow into an element's shadow root. */
export function mountFlow(
  { host, shadow, onBroken }: MountPlace,
  program: LeadFlowProgram,
): MountedFlow {
  const box = document.createElement('div');
  box.className = 'foyer-root';
  const dialog = document.createElement('dialog');
  dialog.className = 'foyer-popup';
  // Also by a press outside.
  dialog.setAttribute('closedby', 'any');
  shadow.adoptedStyleSheets = [shadowSheet(program.styles)];
  giveFonts(program.fonts);
  let run: FlowRun | null = null;
  let language = english;
  let drawnLanguage = plainEnglish;
  const react = createRoot(box);
  const crash = (): void =>
    onBroken(
      run === null ? 'contact' : stepNameOf(run.flow.getSnapshot()),
      textsIn(language).instead,
    );
  let shown: LeadFlowOptions | null = null;
  let runs = 0;
  let stopAsking = (): void => undefined;

  function draw(options: LeadFlowOptions): void {
    if (run === null) return;
    box.lang = language.locale;
    box.dir = language.direction;
    react.render(
      <CrashBoundary key={runs} onCrash={crash}>
        <Embedded run={run} options={options} language={language} onClose={() => dialog.close()} />
      </CrashBoundary>,
    );
    box.toggleAttribute('data-compact', options.compact || options.popup);
    dialog.ariaLabel = textsIn(language).dialog;
    if (options.popup && !dialog.isConnected) {
      shadow.replaceChildren(document.createElement('slot'), dialog);
      dialog.replaceChildren(box);
    }
    if (!options.popup && box.parentNode !== shadow) shadow.replaceChildren(box);
  }

  /** Keeps the current language on screen until the other one has loaded. */
  async function speak(wanted: ElementLocale): Promise<void> {
    const loaded = await open(wanted);
    if (shown === null || nameOf(localeOf(shown)) !== nameOf(wanted)) return;
    language = loaded;
    drawnLanguage = nameOf(wanted);
    draw(shown);
  }

  const localeOf = ({ locale }: LeadFlowOptions): ElementLocale => ({
    own: locale,
    page: host.closest('[lang]')?.getAttribute('lang') ?? '',
  });

  return {
    show(options) {
      const before = shown;
      shown = options;
      if (run !== null && before !== null && isSameFlow(before, options)) {
        if (hasNewBeginning(before, options)) run.restart(options);
      } else {
        run?.close();
        stopAsking();
        run = new FlowRun(host, program, options);
        stopAsking = askBeforeLinks(box, host, options.site);
        runs += 1;
      }
      const wanted = localeOf(options);
      if (nameOf(wanted) === drawnLanguage) draw(options);
      else void speak(wanted);
    },
    open() {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    },
    close() {
      shown = null;
      react.unmount();
      run?.close();
      stopAsking();
    },
  };
}

function Embedded({
  run,
  options,
  language,
  onClose,
}: {
  readonly run: FlowRun;
  readonly options: LeadFlowOptions;
  readonly language: Language;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <FoyerProvider
      container={run.container}
      product={options.product}
      site={options.site}
      language={language}
    >
      {options.popup && <CloseBar onClose={onClose} />}
      <LeadFlowScreen
        page={embeddingPage}
        arrival={run.arrival}
        usesHistory={false}
        offersGuided={options.guided}
      />
    </FoyerProvider>
  );
}

function CloseBar({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const copy = useCopy(commonCopy);
  return (
    <div className="foyer foyer-popup__bar">
      <button type="button" className="foyer-icon-button" aria-label={copy.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Represents the built-in English, for which nothing needs to load. */
const plainEnglish = '';

function nameOf({ own, page }: ElementLocale): string {
  return /^(?:en(?:-US)?)?$/i.test(own ?? page) ? plainEnglish : `${own} ${page}`;
}

/** Loads the language with the copy of the visit. Falls back to English if it fails to load. */
async function open(wanted: ElementLocale): Promise<Language> {
  if (nameOf(wanted) === plainEnglish) return english;
  try {
    const { openElementLanguage } = await import('./element-language.ts');
    return await openElementLanguage(wanted);
  } catch {
    return english;
  }
}

/** The element's own texts. */
export function textsIn(language: Language): Localized<typeof elementCopy> {
  const part = language.part('visit');
  return part instanceof Promise ? elementCopy : createCopyReader({})(elementCopy, part);
}

/** Options that only set the starting point. Changing any other creates a new flow over the same saved state. */
const beginnings: readonly (keyof LeadFlowOptions)[] = ['facilityId', 'referringId', 'location'];

function hasNewBeginning(before: LeadFlowOptions, now: LeadFlowOptions): boolean {
  return beginnings.some((name) => before[name] !== now[name]);
}

function isSameFlow(before: LeadFlowOptions, now: LeadFlowOptions): boolean {
  // Options that only affect rendering (`guided`, `compact`, `popup`, `locale`) need no new flow either.
  const ofFlow = (options: LeadFlowOptions): string =>
    JSON.stringify({
      ...options,
      facilityId: null,
      referringId: null,
      location: null,
      guided: false,
      compact: false,
      popup: false,
      locale: null,
    });
  return ofFlow(before) === ofFlow(now);
}

/** A shadow root can't load fonts, so they are added to the page under their own names. */
function giveFonts(fonts: readonly EmbeddedFont[]): void {
  const known = new Set(Array.from(document.fonts, ({ family }) => family.replaceAll('"', '')));
  for (const { family, source, weight } of fonts) {
    if (known.has(family)) continue;
    document.fonts.add(new FontFace(family, `url("${source}")`, { weight, display: 'swap' }));
  }
}

interface CrashBoundaryProps {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

/** Renders nothing once something below it has thrown. A class, because React has no hook for this. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override readonly state = { crashed: false };

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

/**
 * Converts the screens' style sheet for use inside a host page: lengths use the element's own `--foyer-rem` instead
 * of the host's root font size, and media queries become container queries. Media queries with a media type (`screen
 * and …`) are about the window and stay.
 */
export function toShadowStyles(css: string): string {
  return css
    .replaceAll(/@media\s*\((?=(?:min-|max-)?width\b)/g, '@container foyer (')
    .replaceAll(/(-?(?:\d*\.)?\d+)rem\b/g, 'calc($1 * var(--foyer-rem))')
    .replaceAll(/(-?(?:\d*\.)?\d+)vw\b/g, '$1cqi');
}

/**
 * Creates one style sheet that all elements with these styles share. It registers `--foyer-rem` with the page as a
 * length, so that it's resolved once, on the element. No other name is added to the page.
 */
export function shadowSheet(css: string): CSSStyleSheet {
  const made = sheets.get(css);
  if (made !== undefined) return made;
  registerRem();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toShadowStyles(css));
  sheets.set(css, sheet);
  return sheet;
}

const sheets = new Map<string, CSSStyleSheet>();

function registerRem(): void {
  try {
    CSS.registerProperty({
      name: '--foyer-rem',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // Another copy of this script has already registered it.
  }
}
