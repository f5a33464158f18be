/** The store of the standard join, and the snapshot that its three screens show. */
import {
  defaultJoinConfirmation,
  fillJoinConfirmation,
  type JoinConfirmationContent,
} from '../../content/join-content.ts';
import { phoneParser } from '../engine/contact-fields.ts';
import {
  checkJoinContact,
  joinContactFields,
  withShownPhone,
  withStoredPhone,
} from '../../forms/join-contact-form.ts';
import { type NearbyClubsSnapshot, noNearbyClubs } from '../../clubs/nearby-clubs.ts';
import { createObservable, type Observable } from '../../kernel/observable.ts';
import { outreachCodes } from '../../lead/lead.ts';
import type { Money } from '../../kernel/money.ts';
import type { Message } from '../../messages/catalog.ts';
import type { PaymentFlowStep } from '../../payment/purchase.ts';
import type { Plan, PlanTerms } from '../../plans/plan.ts';
import type { Handoff } from '../draft/handoff.ts';
import { adoptLead } from '../draft/lead-draft.ts';
import { contactFormSnapshot, type ContactFormSnapshot } from '../engine/contact-fields.ts';
import { FlowStore } from '../engine/flow-store.ts';
import { createFlowContext, type FlowContext } from '../shared/contact-flow.ts';
import {
  listPlans,
  type OfferedPlan,
  type PlanListContext,
  plansStatus,
  shownStart,
} from '../shared/offered-plans.ts';
import {
  promoSnapshot,
  type PromoSnapshot,
  type StartDateSnapshot,
} from '../shared/plan-fields.ts';
import { type JoinAgreementSnapshot, joinAgreementSnapshot } from '../shared/join-agreement.ts';
import { adoptPurchase } from '../shared/payment-return.ts';
import {
  type HiddenInJoin,
  type JoinSession,
  joinStep,
  newJoinSession,
  withoutHidden,
} from '../shared/membership-purchase.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import {
  newStandardJoinState,
  reachableJoinStep,
  reduceStandardJoin,
  type StandardJoinEvent,
  type StandardJoinState,
  standardJoinStateSchema,
  standardJoinStorageKey,
} from './standard-join.state.ts';

export type StandardJoinAction =
  | 'continuing'
  | 'purchasing'
  | 'confirming'
  | 'resending'
  | 'scheduling';

/** State that is shown but must not, or need not, be stored. */
export interface StandardJoinSession extends JoinSession {
  readonly busy: StandardJoinAction | null;
  readonly attempted: StandardJoinAction | null;
  /** The content service's copy of the last step; null if it has none or isn't loaded yet. */
  readonly confirmationContent: JoinConfirmationContent | null;
}

/** A plan in the list with all its costs. */
export interface StandardPlan extends OfferedPlan {
  /** Whether the plan is for one club or several. */
  readonly reach: 'single' | 'multiple';
}

export interface StandardPlansSnapshot {
  /** `no-club`: the visitor must choose a club first. */
  readonly status: 'no-club' | 'loading' | 'ready' | 'failed';
  readonly list: readonly StandardPlan[];
  /** The message below the list or in its place; null if there is none. */
  readonly message: Message | null;
  /** True if the club isn't open yet and sells at presale prices. */
  readonly isPresale: boolean;
  /** ISO date of the club's opening; null if unknown. */
  readonly openDate: string | null;
  /** The terms of all the plans; null if the back end doesn't say. */
  readonly terms: PlanTerms | null;
  /** How many days a free trial pass of the club is valid; null if it has none. */
  readonly trialDays: number | null;
  /** What a day pass of the club costs; null if it sells none. */
  readonly dayPassPrice: Money | null;
  /** The field for the first day of the membership; null if there is nothing to choose. */
  readonly start: StartDateSnapshot | null;
  readonly promo: PromoSnapshot;
}

/** Fields that share a name with the corporate join's snapshot mean the same. */
export interface StandardJoinSnapshot
  extends Omit<StandardJoinSession, HiddenInJoin | 'confirmationContent'>, ContactFormSnapshot {
  readonly state: StandardJoinState;
  readonly plans: StandardPlansSnapshot;
  /** Step 0: a plan of the shown club is chosen and no work is running. Pressing without a plan shows a message. */
  readonly canContinue: boolean;
  /** The chosen plan from the club's latest response; null while that is unknown. */
  readonly chosen: StandardPlan | null;
  /** Step 3. */
  readonly agreement: JoinAgreementSnapshot;
  readonly paymentStep: PaymentFlowStep;
  /** Step 2: the copy with the membership's values filled in; null before there is a membership. */
  readonly confirmationContent: JoinConfirmationContent | null;
  /** Step 2: true if neither service nor settings have copy. The default is translated. */
  readonly confirmationIsDefault: boolean;
  readonly nearby: NearbyClubsSnapshot;
}

export type StandardJoinStore = FlowStore<
  StandardJoinState,
  StandardJoinSession,
  StandardJoinEvent,
  StandardJoinSnapshot
>;

/** The dependencies that the parts of the join share. */
export interface StandardJoinContext extends StandardJoinDependencies, FlowContext {
  readonly store: StandardJoinStore;
  readonly nearbyView: Observable<NearbyClubsSnapshot>;
}

export function createStandardJoinContext(
  dependencies: StandardJoinDependencies,
): StandardJoinContext {
  const nearbyView = createObservable(noNearbyClubs);
  const store = createStore(dependencies, nearbyView);
  return {
    ...dependencies,
    ...createFlowContext('join', store, dependencies.analytics),
    store,
    nearbyView,
  };
}

function createStore(
  dependencies: StandardJoinDependencies,
  nearbyView: Observable<NearbyClubsSnapshot>,
): StandardJoinStore {
  const { settings } = dependencies;
  return new FlowStore<
    StandardJoinState,
    StandardJoinSession,
    StandardJoinEvent,
    StandardJoinSnapshot
  >(dependencies, {
    stored: {
      key: standardJoinStorageKey,
      version: 7,
      schema: standardJoinStateSchema,
      lifetimeMs: settings.lifetimeMs,
    },
    newState: (before) => ({
      ...newStandardJoinState(outreachCodes(settings.outreach, 'page')),
      config: before?.config ?? null,
    }),
    newSession,
    reduce: reduceStandardJoin,
    restored: (state) => ({ ...state, step: reachableJoinStep(state, state.step) }),
    adopted: (mine, theirs) => adoptLead(adoptPurchase(mine, theirs, reduceStandardJoin), theirs),
    handoff: { to: 'standard-join', receive: receiveLead },
    toSnapshot: (state, session) => createSnapshot(state, session, dependencies, nearbyView.get()),
    watched: [nearbyView],
    onForget: () => undefined,
  });
}

const newSession: StandardJoinSession = {
  ...newJoinSession,
  confirmationContent: null,
};

/** For the same lead, a chosen plan stays chosen, and a paid membership is shown instead of being sold again. */
function receiveLead(before: StandardJoinState | null, { lead }: Handoff): StandardJoinState {
  const isSameLead = before?.leadTransactionId === lead.leadTransactionId;
  const join = before !== null && isSameLead ? before : newStandardJoinState(lead);
  return withStoredPhone({
    ...join,
    ...lead,
    step: join.confirmation === null ? 0 : 2,
    previousStep: join.confirmation === null ? null : 1,
  });
}

function createSnapshot(
  state: StandardJoinState,
  session: StandardJoinSession,
  { settings, costNote, visitor, clock }: StandardJoinDependencies,
  nearby: NearbyClubsSnapshot,
): StandardJoinSnapshot {
  const { offered } = session;
  const { confirmationContent, ...shown } = withoutHidden(session);
  const { selectedFacility: club, confirmation, plan } = state;
  const isOfClub = plan !== null && club !== null && state.planFacilityId === club.facilityId;
  const listed = {
    costNote,
    now: clock.now(),
    club,
    startDate: state.startDate,
    recommendedPlanId: offered?.recommendedPlanId ?? null,
  };
  const plans = createPlansSnapshot(state, session, listed);
  const [chosen = null] = isOfClub ? listStandardPlans([plan], plan, listed) : [];
  return {
    ...shown,
    state: withShownPhone(state, session),
    ...contactFormSnapshot(
      joinContactFields(settings.nameRule),
      checkJoinContact(state.contactInput, settings.nameRule, phoneParser({ state, session })),
      state,
      session,
      {
        settings,
        visitorCountry: visitor.country(),
      },
    ),
    plans,
    canContinue:
      chosen !== null &&
      plans.status === 'ready' &&
      plans.start?.isValid !== false &&
      shown.busy === null,
    chosen,
    agreement: joinAgreementSnapshot(state, session, clock.now()),
    paymentStep: joinStep(session, { hasChoiceOfPlans: true, isMember: state.step === 2 }),
    confirmationContent:
      confirmation === null
        ? null
        : fillJoinConfirmation(
            confirmationContent ?? settings.confirmation,
            confirmation,
            club?.name ?? null,
          ),
    confirmationIsDefault:
      confirmationContent === null && settings.confirmation === defaultJoinConfirmation,
    nearby,
  };
}

function createPlansSnapshot(
  { selectedFacility, plan }: StandardJoinState,
  session: StandardJoinSession,
  context: PlanListContext,
): StandardPlansSnapshot {
  const offered = selectedFacility === null ? null : session.offered;
  return {
    ...(selectedFacility === null ? { status: 'no-club', message: null } : plansStatus(session)),
    list: listStandardPlans(offered?.plans ?? [], plan, context),
    isPresale: offered?.isPresale ?? false,
    openDate: offered?.openDate ?? null,
    terms: offered?.terms ?? null,
    trialDays: offered?.trialDays ?? null,
    dayPassPrice: offered?.dayPassPrice ?? null,
    start: selectedFacility === null ? null : shownStart(session, context),
    promo: promoSnapshot(session.promo, plan),
  };
}

function listStandardPlans(
  plans: readonly Plan[],
  chosen: Plan | null,
  context: PlanListContext,
): readonly StandardPlan[] {
  return listPlans(plans, chosen, context).map((offered) => ({
    ...offered,
    reach: offered.plan.planId === singleClubPlanId ? 'single' : 'multiple',
  }));
}

const singleClubPlanId = '15';
