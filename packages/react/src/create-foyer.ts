import '@foyer/core/temporal';

import { browserAttribution } from '@foyer/adapters-browser';
import { createHttpClient, createHttpRepositories } from '@foyer/adapters-http';
import { type CallFailure, type LeadFlowSettings, type Logger } from '@foyer/core';
import { type AnalyticsEvent, quietLogger } from '@foyer/core/kernel';
import { askedCountries } from '@foyer/core/consents';
import {
  classTokens,
  createContainer,
  type FoyerContainer,
  type Ports,
  portTokens,
} from '@foyer/react-ui';

import { isServer, platformPorts } from './default-ports.ts';
import { defaultSettings } from './default-settings.ts';
import { type FoyerInitial, withInitial } from './initial.ts';
import { type FoyerRouter, withRouter } from './router.ts';

type EventName = AnalyticsEvent['name'];

/** A handler of each analytics event, by its name. No event contains personal data. */
export type EventHandlers = {
  readonly [Name in EventName]?: (event: Extract<AnalyticsEvent, { readonly name: Name }>) => void;
};

export interface FoyerOptions {
  /** The back end's address, `https://api.club.example`. Defaults to the page's own origin. */
  readonly api?: string;
  /** The chain's name in messages and titles. */
  readonly product?: string;
  /**
   * The chain's settings that differ from the defaults. By default the flow only offers visits; `intent: null` also
   * offers joining, for apps that show `StandardJoin` at the settings' `joinPath`.
   */
  readonly settings?: Partial<LeadFlowSettings>;
  /** Your own adapters, in place of the default ones: `{ leads: myCrm }`. */
  readonly ports?: Partial<Omit<Ports, 'settings'>>;
  /** What to do at each analytics event, besides reporting it to the page's `dataLayer`. */
  readonly on?: EventHandlers;
  /**
   * The visitor's answer in your cookie banner about keeping what brought them; null while there is none. In opt-in
   * countries nothing is kept without a yes.
   */
  readonly attributionChoice?: () => boolean | null;
  /** True explains each call, step and warning on the console. Without it, the console stays empty. */
  readonly debug?: boolean;
}

/** The flows and their adapters, for `FoyerProvider`. */
export interface Foyer {
  /** The back end's address; empty for the page's own origin. */
  readonly api: string;
  /** An inversify container. Resolve any service with `portTokens` and `classTokens`. */
  readonly container: FoyerContainer;
  readonly product: string;
  /** Calls `handler` at each event of this name. Returns a function that stops it. */
  on<Name extends EventName>(name: Name, handler: NonNullable<EventHandlers[Name]>): () => void;
  /**
   * Begins with what a server has loaded, for `FoyerProvider`. On a server, it returns new flows at each call, because
   * requests must not share them.
   */
  starting(initial: FoyerInitial): Foyer;
  /** Lets the app's router show the app's pages, for `FoyerProvider`. */
  follow(router: FoyerRouter | null): void;
}

/**
 * Connects Foyer's screens to a back end. Call it once per page, outside of components. On a server it needs nothing
 * of a browser. Throws for a port that has an unknown name or no value.
 *
 * @example
 * const foyer = createFoyer({
 *   api: 'https://api.club.example',
 *   product: 'Northlight',
 *   on: { visit_booked: ({ daysAhead }) => track('booked', daysAhead) },
 * });
 */
export function createFoyer(options: FoyerOptions = {}): Foyer {
  const { api = '', product = 'Foyer', ports = {}, on = {}, debug = false } = options;
  requireKnownPorts(ports);
  const consents = { ...defaultSettings.consents, sender: product };
  const settings = { ...defaultSettings, consents, ...options.settings };
  const logger = ports.logger ?? (debug ? explainingLogger : quietLogger);
  const platform = { ...platformPorts(logger), ...ports };
  const handlers = new Set<(event: AnalyticsEvent) => void>();
  const client = createHttpClient({
    baseUrl: api,
    clock: platform.clock,
    random: () => Math.random(),
    logger,
    form: () => container.get(classTokens.formTrap).take(),
    attribution: () => attribution?.current() ?? null,
    ...(debug && { onAttempt: explainCall }),
  });
  // A back end needs no content service: without one, the screens show their own copy.
  const { content: _, ...repositories } = createHttpRepositories(client, {
    cookies: platform.cookies,
    logger,
  });
  const attribution = isServer()
    ? null
    : browserAttribution({
        store: platform.localStore,
        clock: platform.clock,
        visitor: platform.visitor,
        optInCountries: askedCountries(settings.consents),
        ...(options.attributionChoice && { choice: options.attributionChoice }),
      });
  let initial: FoyerInitial | null = null;
  let router: FoyerRouter | null = null;
  const connected = { ...repositories, ...platform };
  const container: FoyerContainer = createContainer({
    ...connected,
    ...withInitial(connected, () => initial, { ...platform, ...settings }),
    navigation: ports.navigation ?? withRouter(platform.navigation, () => router),
    logger,
    settings,
    analytics: {
      record(event) {
        for (const handle of [platform.analytics.record.bind(platform.analytics), ...handlers]) {
          isolated(() => handle(event));
        }
      },
    },
  });
  const foyer: Foyer = {
    api,
    container,
    product,
    on(name, handler) {
      const handle = (event: AnalyticsEvent): void => {
        if (event.name === name) (handler as (event: AnalyticsEvent) => void)(event);
      };
      handlers.add(handle);
      return () => handlers.delete(handle);
    },
    starting(loaded) {
      const own = isServer() ? createFoyer(options) : foyer;
      if (own === foyer) initial = loaded;
      const { club, configuration: config } = loaded;
      own.container.get(classTokens.leadFlow).preview({ club, config });
      return own;
    },
    follow(pages) {
      router = pages;
    },
  };
  for (const name of Object.keys(on) as EventName[]) {
    const handler = on[name];
    if (handler) foyer.on(name, handler);
  }
  if (debug && !isServer()) explainSteps(container);
  return foyer;
}

/** A handler that throws must not stop the others. The platform reports its error. */
function isolated(work: () => void): void {
  try {
    work();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

function requireKnownPorts(ports: object): void {
  for (const [name, port] of Object.entries(ports)) {
    if (!Object.hasOwn(portTokens, name) || name === 'settings') {
      const known = Object.keys(portTokens).filter((one) => one !== 'settings');
      throw new Error(`Foyer has no port "${name}". It has: ${known.join(', ')}.`);
    }
    if (port === undefined) throw new Error(`The port "${name}" is undefined.`);
  }
}

const explainingLogger: Logger = { warn: explain, error: explain };

function explain(event: string, fields?: Parameters<Logger['warn']>[1]): void {
  // oxlint-disable-next-line no-console -- `debug` asks for it
  console.info(`foyer: ${event}`, fields ?? '');
}

function explainCall(call: string, failure: CallFailure | null): void {
  const hint =
    failure?.kind === 'network' ? '. Does the back end run, and allow this origin (CORS)?' : '';
  explain(`${call} ${failure === null ? 'succeeded' : `failed: ${failure.kind}`}${hint}`);
}

function explainSteps(container: FoyerContainer): void {
  const flow = container.get(classTokens.leadFlow);
  const names = ['contact', 'schedule', 'confirmation'] as const;
  let shown: number | null = null;
  flow.subscribe(() => {
    const { ready, state } = flow.getSnapshot();
    if (!ready || state.step === shown) return;
    explain(`step ${names[state.step]}`);
    shown = state.step;
  });
}
