import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';

import { FoyerProvider } from '../di/foyer-provider.tsx';
import { LeadFlowScreen } from '../screens/lead-flow-screen.tsx';
import { embeddingPage, FlowRun } from './flow-run.ts';
import { askBeforeLinks } from './leaving.ts';
import type { LeadFlowStepName } from './lead-flow-events.ts';
import type { LeadFlowOptions } from './lead-flow-options.ts';
import type { EmbeddedFont, LeadFlowProgram } from './lead-flow-program.ts';
import { stepNameOf } from './milestones.ts';
import { shadowSheet } from './shadow-styles.ts';

/** The flow inside an element. */
export interface MountedFlow {
  /** Shows the flow with these options; typed text, chosen club and step stay where an option changes. */
  show(options: LeadFlowOptions): void;
  /** Ends it for good. What is stored stays. */
  close(): void;
}

export interface MountPlace {
  /** Where events are told. */
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  /** The screen of that step broke: nothing is shown any more. */
  readonly onBroken: (step: LeadFlowStepName) => void;
}

/** Draws the flow into an element's shadow root. EM-01 */
export function mountFlow(
  { host, shadow, onBroken }: MountPlace,
  program: LeadFlowProgram,
): MountedFlow {
  const box = document.createElement('div');
  box.className = 'foyer-root';
  box.lang = 'en';
  shadow.adoptedStyleSheets = [shadowSheet(program.styles)];
  giveFonts(program.fonts);
  let run: FlowRun | null = null;
  const react = createRoot(box, {
    onUncaughtError: () => onBroken(run === null ? 'contact' : stepNameOf(run.flow.getSnapshot())),
  });
  let shown: LeadFlowOptions | null = null;
  let runs = 0;
  let stopAsking = (): void => undefined;

  return {
    show(options) {
      const before = shown;
      shown = options;
      if (run !== null && before !== null && isSameFlow(before, options)) {
        if (hasNewBeginning(before, options)) run.arriveAnew(options);
      } else {
        run?.close();
        stopAsking();
        run = new FlowRun(host, program, options);
        stopAsking = askBeforeLinks(box, host, options.site);
        runs += 1;
      }
      react.render(<Embedded key={runs} run={run} options={options} />);
      if (!box.isConnected) shadow.replaceChildren(box);
    },
    close() {
      react.unmount();
      run?.close();
      stopAsking();
    },
  };
}

function Embedded({
  run,
  options,
}: {
  readonly run: FlowRun;
  readonly options: LeadFlowOptions;
}): JSX.Element {
  return (
    <FoyerProvider container={run.container} product={options.product} site={options.site}>
      <LeadFlowScreen
        page={embeddingPage}
        arrival={run.arrival}
        keepsHistory={false}
        offersGuided={options.guided}
      />
    </FoyerProvider>
  );
}

/** Where a visitor begins; all else makes it another flow over the same stored state. */
const beginnings: readonly (keyof LeadFlowOptions)[] = ['facilityId', 'referringId', 'location'];

function hasNewBeginning(before: LeadFlowOptions, now: LeadFlowOptions): boolean {
  return beginnings.some((name) => before[name] !== now[name]);
}

function isSameFlow(before: LeadFlowOptions, now: LeadFlowOptions): boolean {
  // What is drawn alone (`guided`) needs no other flow either.
  const ofFlow = (options: LeadFlowOptions): string =>
    JSON.stringify({
      ...options,
      facilityId: null,
      referringId: null,
      location: null,
      guided: false,
    });
  return ofFlow(before) === ofFlow(now);
}

/** A shadow root can't load fonts, so the page is given them under their own names. */
function giveFonts(fonts: readonly EmbeddedFont[]): void {
  const known = new Set(Array.from(document.fonts, ({ family }) => family.replaceAll('"', '')));
  for (const { family, source, weight } of fonts) {
    if (known.has(family)) continue;
    document.fonts.add(new FontFace(family, `url("${source}")`, { weight, display: 'swap' }));
  }
}
