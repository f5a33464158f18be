/** The store of the corporate join, and the snapshot that its seven screens show. */
import { type NearbyClubsSnapshot, noNearbyClubs } from '../../clubs/nearby-clubs.ts';
import { phoneParser } from '../engine/contact-fields.ts';
import type { EmployerFacts } from '../../corporate/corporate-repository.port.ts';
import {
  checkCorporateContact,
  corporateContactFields,
  withShownPhone,
  withStoredPhone,
} from '../../forms/join-contact-form.ts';
import { createObservable, type Observable } from '../../kernel/observable.ts';
import { outreachCodes } from '../../lead/lead.ts';
import type { Message } from '../../messages/catalog.ts';
import type { PaymentFlowStep } from '../../payment/purchase.ts';
import { noTimes, type VisitTimesSnapshot } from '../../visit/visit-times.ts';
import type { Handoff } from '../draft/handoff.ts';
import { adoptLead } from '../draft/lead-draft.ts';
import { type VisitSnapshot, visitSnapshot, type VisitSteps } from '../draft/visit-draft.ts';
import { contactFormSnapshot, type ContactFormSnapshot } from '../engine/contact-fields.ts';
import { FlowStore } from '../engine/flow-store.ts';
import { createFlowContext, type FlowContext } from '../shared/contact-flow.ts';
import { listPlans, type OfferedPlan, plansStatus, shownStart } from '../shared/offered-plans.ts';
import {
  promoSnapshot,
  type PromoSnapshot,
  type StartDateSnapshot,
} from '../shared/plan-fields.ts';
import type { PlanTerms } from '../../plans/plan.ts';
import { type JoinAgreementSnapshot, joinAgreementSnapshot } from '../shared/join-agreement.ts';
import { adoptPurchase } from '../shared/payment-return.ts';
import {
  type HiddenInJoin,
  type JoinSession,
  joinStep,
  newJoinSession,
  withoutHidden,
} from '../shared/membership-purchase.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import {
  companyEmailOf,
  companyInputOf,
  type CorporateJoinEvent,
  type CorporateJoinState,
  corporateJoinStateSchema,
  corporateJoinStorageKey,
  corporateVisitSteps,
  newCorporateJoinState,
  reachableCorporateStep,
  reduceCorporateJoin,
} from './corporate-join.state.ts';

export type CorporateJoinAction =
  | 'starting'
  | 'verifying'
  | 'inviting'
  | 'resending'
  | 'purchasing'
  | 'confirming'
  | 'mailing'
  | 'scheduling'
  | 'booking'
  | 'skipping'
  | 'cancelling'
  | 'survey';

/** State that is shown but must not, or need not, be stored. */
export interface CorporateJoinSession extends JoinSession {
  readonly busy: CorporateJoinAction | null;
  readonly attempted: CorporateJoinAction | null;
  /** The digits in the boxes. Never stored. */
  readonly code: string;
  /** The invitation code in its field. Never stored. */
  readonly invitation: string;
  /** The employer whose page led here; null for none. */
  readonly employer: EmployerFacts | null;
  readonly codeError: Message | null;
  /** Increases when the boxes are cleared for a new code, which moves the focus there. */
  readonly codeResets: number;
}

/** The code step. */
export interface CodeSnapshot {
  /** The digits in the boxes, at most four. */
  readonly digits: string;
  /** What was typed into the field for an invitation code. */
  readonly invitation: string;
  readonly error: Message | null;
  readonly resets: number;
  /** Seconds until the code expires, 900 to 0. */
  readonly secondsLeft: number;
  /** The same as `mm:ss`. */
  readonly countdown: string;
  /** True when the code has expired; the link then reads 'Resend new Code'. */
  readonly expired: boolean;
  readonly sentTo: string;
}

export interface PlansSnapshot {
  /** `none`: the employer has no plans at this club; another club may have some. */
  readonly status: 'loading' | 'ready' | 'none' | 'failed';
  readonly list: readonly OfferedPlan[];
  /** The message below the list or in its place; null if there is none. */
  readonly message: Message | null;
  /** The terms of all the plans; null if the back end doesn't say. */
  readonly terms: PlanTerms | null;
  /** The field for the first day of the membership; null if there is nothing to choose. */
  readonly start: StartDateSnapshot | null;
  readonly promo: PromoSnapshot;
}

/** Everything that the seven screens show. Fields that share a name with the lead flow's snapshot mean the same. */
export interface CorporateJoinSnapshot
  extends
    Omit<CorporateJoinSession, HiddenInJoin | 'code' | 'invitation' | 'codeError' | 'codeResets'>,
    ContactFormSnapshot,
    VisitSnapshot {
  /** The stored state, except that `contactInput.phone_number` is formatted for the field. */
  readonly state: CorporateJoinState;
  readonly code: CodeSnapshot;
  /** True if people without a work mailbox can enter an invitation code. */
  readonly takesInvitations: boolean;
  readonly plans: PlansSnapshot;
  /** Step 2: a plan is chosen and no work is running. Pressing without a plan shows a message. */
  readonly canPurchase: boolean;
  /** Step 6. */
  readonly agreement: JoinAgreementSnapshot;
  readonly paymentStep: PaymentFlowStep;
  readonly nearby: NearbyClubsSnapshot;
}

export type CorporateJoinStore = FlowStore<
  CorporateJoinState,
  CorporateJoinSession,
  CorporateJoinEvent,
  CorporateJoinSnapshot
>;

/** The sources of a snapshot besides state and session. */
interface CorporateJoinViews {
  readonly timesView: Observable<VisitTimesSnapshot>;
  readonly nearbyView: Observable<NearbyClubsSnapshot>;
  readonly secondsLeftView: Observable<number>;
}

/** The dependencies that the parts of the flow share. */
export interface CorporateJoinContext
  extends CorporateJoinDependencies, CorporateJoinViews, FlowContext {
  readonly store: CorporateJoinStore;
  readonly steps: VisitSteps<number>;
}

export function createCorporateJoinContext(
  dependencies: CorporateJoinDependencies,
): CorporateJoinContext {
  const { analytics, settings } = dependencies;
  const views: CorporateJoinViews = {
    timesView: createObservable(noTimes),
    nearbyView: createObservable(noNearbyClubs),
    secondsLeftView: createObservable(settings.codeSeconds),
  };
  const store = createStore(dependencies, views);
  return {
    ...dependencies,
    ...views,
    ...createFlowContext('corporate', store, analytics),
    store,
    steps: corporateVisitSteps,
  };
}

function createStore(
  dependencies: CorporateJoinDependencies,
  views: CorporateJoinViews,
): CorporateJoinStore {
  const { settings } = dependencies;
  const { outreachCode } = outreachCodes(settings.outreach, 'corporate');
  return new FlowStore<
    CorporateJoinState,
    CorporateJoinSession,
    CorporateJoinEvent,
    CorporateJoinSnapshot
  >(dependencies, {
    stored: {
      key: corporateJoinStorageKey,
      version: 7,
      schema: corporateJoinStateSchema,
      lifetimeMs: settings.lifetimeMs,
    },
    newState: (before) => ({
      ...newCorporateJoinState(outreachCode),
      config: before?.config ?? null,
    }),
    newSession,
    reduce: reduceCorporateJoin,
    restored: (state) => ({ ...state, step: reachableCorporateStep(state, state.step) }),
    adopted: (mine, theirs) => adoptLead(adoptPurchase(mine, theirs, reduceCorporateJoin), theirs),
    handoff: {
      to: 'corporate-join',
      receive: (_before, handoff) => receiveEmployee(outreachCode, handoff),
    },
    toSnapshot: (state, session) => createSnapshot(state, session, dependencies, views),
    watched: Object.values(views),
    onForget: () => views.timesView.set(noTimes),
  });
}

const newSession: CorporateJoinSession = {
  ...newJoinSession,
  code: '',
  invitation: '',
  employer: null,
  codeError: null,
  codeResets: 0,
};

/**
 * Starts at the code step for a visitor whose company email the lead flow recognized and mailed a code to. The lead
 * keeps its transaction id, but it isn't a corporate lead yet, and no one referred it.
 */
function receiveEmployee(
  outreachCode: string,
  { lead, visit, account, createdDate }: Handoff,
): CorporateJoinState {
  const state = withStoredPhone<CorporateJoinState>({
    ...newCorporateJoinState(outreachCode),
    ...lead,
    ...visit,
    outreachCode,
    joinOutreachCode: outreachCode,
    isCorpLead: true,
    showGuidedWorkouts: false,
    hasCreatedLead: false,
    recordedFacilityId: null,
    referringId: null,
    referrerDetails: null,
    associationToken: null,
  });
  if (account === null) return state;
  const email = companyEmailOf(state);
  return reduceCorporateJoin(state, { type: 'code-sent', account, email, at: createdDate });
}

function createSnapshot(
  state: CorporateJoinState,
  session: CorporateJoinSession,
  { settings, costNote, visitor, clock, employers }: CorporateJoinDependencies,
  { timesView, nearbyView, secondsLeftView }: CorporateJoinViews,
): CorporateJoinSnapshot {
  const { offered, promo } = session;
  const {
    code: digits,
    invitation,
    codeError: error,
    codeResets: resets,
    ...shown
  } = withoutHidden(session);
  const secondsLeft = secondsLeftView.get();
  const { status, message } = plansStatus(session);
  const listed = {
    costNote,
    now: clock.now(),
    club: state.selectedFacility,
    startDate: state.startDate,
    recommendedPlanId: offered?.recommendedPlanId ?? null,
  };
  const start = shownStart(session, listed);
  const hasNoPlans = status === 'ready' && offered?.plans.length === 0;
  return {
    ...shown,
    state: withShownPhone(state, session),
    ...contactFormSnapshot(
      corporateContactFields(settings.nameRule).filter(
        ({ name }) => !state.isInvited || name !== 'company_email',
      ),
      checkCorporateContact(
        companyInputOf(state),
        settings.nameRule,
        phoneParser({ state, session }),
      ),
      state,
      session,
      { settings, visitorCountry: visitor.country() },
    ),
    code: {
      digits,
      invitation,
      error,
      resets,
      secondsLeft,
      countdown: countdown(secondsLeft),
      expired: secondsLeft === 0,
      sentTo: state.codeEmail ?? '',
    },
    takesInvitations: employers !== null,
    plans: {
      status: hasNoPlans ? 'none' : status,
      list: listPlans(offered?.plans ?? [], state.plan, listed),
      terms: offered?.terms ?? null,
      start,
      promo: promoSnapshot(promo, state.plan),
      message: hasNoPlans ? { key: 'noPlans' } : message,
    },
    canPurchase:
      state.plan !== null && status === 'ready' && start?.isValid !== false && shown.busy === null,
    agreement: joinAgreementSnapshot(state, session, clock.now()),
    paymentStep: joinStep(session, {
      hasChoiceOfPlans: state.step >= 2,
      isMember: state.step === 3,
    }),
    ...visitSnapshot(state, corporateVisitSteps, timesView.get(), shown.busy),
    nearby: nearbyView.get(),
  };
}

/** `14:59` */
function countdown(seconds: number): string {
  const pad = (part: number): string => part.toString().padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
