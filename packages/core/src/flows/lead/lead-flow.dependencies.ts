import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import type { CorporateRepository } from '../../corporate/corporate-repository.port.ts';
import { VerifyCorporateDomain } from '../../corporate/verify-corporate-domain.ts';
import type { FlowOrder, Geolocation, MemberSession } from '../../kernel/platform.port.ts';
import type {
  ConsentLog,
  LeadRepository,
  ReferralRepository,
} from '../../lead/lead-repository.port.ts';
import { CreateLead } from '../../lead/create-lead.ts';
import type { ProductRepository } from '../../payment/product-repository.port.ts';
import { SurveyProgress } from '../../survey/survey.ts';
import { SchedulePlan } from '../../visit/schedule-plan.ts';
import type {
  OpenTimesRepository,
  TimeHoldRepository,
  VisitConfigurationRepository,
} from '../../visit/open-times-repository.port.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import type { VisitorCheck } from '../shared/check-visitor.ts';
import { defaultFacilityIdPattern } from '../../clubs/club.ts';
import { type ConsentSettings, defaultConsentSettings } from '../../lead/consents.ts';
import type { NameRule } from '../../forms/name.ts';
import type { PhoneRule } from '../../forms/phone-format.ts';
import { visitMinutes } from '../../visit/visit-plan.ts';
import {
  defaultOutreachSettings,
  type LeadSource,
  type MeetingPurpose,
  type OutreachSettings,
} from '../../lead/lead.ts';
import { type CallFailure, Err, Ok } from '../../kernel/result.ts';
import {
  addressBar,
  memoryStore,
  noAnalytics,
  nobodySignedIn,
  noCookies,
  noGeolocation,
  quietLogger,
  unknownVisitor,
} from '../../kernel/null-ports.ts';

export interface LeadUseCases {
  readonly createLead: CreateLead;
  readonly verifyCorporateDomain: VerifyCorporateDomain;
  readonly schedulePlan: SchedulePlan;
  readonly surveyProgress: SurveyProgress;
}

export interface LeadFlowDependencies extends FlowDependencies, LeadUseCases {
  readonly leads: LeadRepository;
  readonly referrals: ReferralRepository;
  readonly corporate: CorporateRepository;
  readonly products: ProductRepository;
  readonly consentLog: ConsentLog;
  readonly configuration: VisitConfigurationRepository;
  readonly geolocation: Geolocation;
  readonly memberSession: MemberSession;
  /** Called only while someone is signed in. Without it, they count as a member. */
  readonly checkMembership?: VisitorCheck | null;
  /** Without it, no time is held while the visitor types. */
  readonly timeHolds?: TimeHoldRepository | null;
  readonly settings: LeadFlowSettings;
}

export interface LeadFlowPorts extends Omit<
  LeadFlowDependencies,
  keyof LeadUseCases | 'clubs' | 'activity' | 'settings'
> {
  readonly clubs: ClubRepository;
  readonly openTimes: OpenTimesRepository;
}

export function leadUseCases(
  { leads, referrals, corporate, openTimes, clock, logger }: LeadFlowPorts,
  consents: ConsentSettings,
): LeadUseCases {
  return {
    createLead: new CreateLead(leads, referrals, consents, logger),
    verifyCorporateDomain: new VerifyCorporateDomain(corporate, logger),
    schedulePlan: new SchedulePlan(openTimes, leads, clock),
    surveyProgress: new SurveyProgress(leads, logger),
  };
}

/** A chain's settings for all flows from a visitor to a lead. */
export interface FlowSettings {
  readonly outreach: OutreachSettings;
  readonly consents: ConsentSettings;
  /** The valid facility ids in an address. */
  readonly facilityIdPattern: RegExp;
  /** How long stored state lives, in ms. */
  readonly lifetimeMs: number;
  /** Which names the contact form accepts: by the specification's rule, or of every kind. */
  readonly nameRule: NameRule;
  /** Which phone numbers the contact form accepts. For those of every country, the screens load a phone library. */
  readonly phoneRule: PhoneRule;
  /** Where leaving a flow leads if the visitor came from no page of the site. */
  readonly exitPath: string;
  /**
   * What happens if a club has no open times: the step is skipped, or it offers the nearest clubs that have some. It's
   * skipped too if none has.
   */
  readonly noTimes: 'skip' | 'offer-nearby';
  /** Whether a visitor can bring someone along, and say their first name. The visit still takes one time. */
  readonly guests: boolean;
}

export const defaultFlowSettings: FlowSettings = {
  outreach: defaultOutreachSettings,
  consents: defaultConsentSettings,
  facilityIdPattern: defaultFacilityIdPattern,
  lifetimeMs: 900_000,
  nameRule: 'literal',
  phoneRule: 'literal',
  exitPath: '/memberbenefits',
  noTimes: 'skip',
  guests: false,
};

/** A chain's settings for its lead flow. */
export interface LeadFlowSettings extends FlowSettings {
  readonly source: LeadSource;
  /** How long a tour and a guided workout last, in minutes. */
  readonly visitMinutes: Readonly<Record<MeetingPurpose, number>>;
  /** The zip-code experiment. */
  readonly asksZipCode: boolean;
  /** The path of Join Online. `{facilityId}` is replaced by the club's id. */
  readonly joinPath: string;
  readonly corporatePath: string;
  /** Whether leaving needs a confirmation. */
  readonly exitConfirmation: 'ask' | 'skip';
  /** Shows a single submit button for that intent; null offers both a visit and joining online. */
  readonly intent: 'lead' | 'join' | null;
  /**
   * The specification's order asks for the details first. `times-first` asks for the club and a time first, then for the
   * details, and books with the same press. A flow with the intent `join` has no times and keeps its order.
   */
  readonly order: FlowOrder;
  /** With `times-first`, how long the chosen time is held while the visitor types, in minutes. 0 holds none. */
  readonly holdMinutes: number;
  /** The newer variant has a step indicator, a tour card and class recommendations. */
  readonly variant: 'classic' | 'guided-steps';
}

export const defaultLeadFlowSettings: LeadFlowSettings = {
  ...defaultFlowSettings,
  source: 'page',
  visitMinutes,
  asksZipCode: false,
  joinPath: '/join/step1/{facilityId}',
  corporatePath: '/join/corp',
  exitConfirmation: 'ask',
  intent: null,
  order: 'details-first',
  holdMinutes: 10,
  variant: 'guided-steps',
};

/** What booking a visit needs: five ports of a back end, and the time and ids, which the core never makes itself. */
export type OwnVisitPorts = Pick<
  LeadFlowPorts,
  'clock' | 'clubs' | 'configuration' | 'consentLog' | 'ids' | 'leads' | 'openTimes'
> &
  Partial<LeadFlowPorts>;

/**
 * All ports of a lead flow that books visits. Those that `own` lacks do nothing: no referrals, employers or purchases,
 * nobody signed in, no cookies, position, analytics or log, and storage in memory.
 *
 * @example
 * const { flow } = createLeadFlow(
 *   visitPorts({ leads, clubs, openTimes, configuration, consentLog, clock, ids }),
 * );
 */
export function visitPorts(own: OwnVisitPorts): LeadFlowPorts {
  return {
    analytics: noAnalytics,
    cookies: noCookies,
    corporate: {
      verifyDomain: () => answer(false),
      createCode: refuse,
      resendCode: refuse,
      verifyCode: refuse,
      plans: refuse,
      choosePlan: refuse,
    },
    geolocation: noGeolocation,
    localStore: memoryStore(),
    logger: quietLogger,
    memberSession: nobodySignedIn,
    navigation: addressBar(),
    products: {
      promo: refuse,
      heldPrice: () => answer(null),
      joinTerms: () => answer(null),
      createToken: refuse,
      details: () => answer(null),
      resendConfirmation: refuse,
    },
    referrals: { referrer: () => answer(null), create: refuse, update: refuse },
    sessionStore: memoryStore(),
    visitor: unknownVisitor,
    ...own,
  };
}

const answer = <T>(value: T): Promise<Ok<T>> => Promise.resolve(Ok(value));
const refuse = (): Promise<Err<CallFailure>> => Promise.resolve(Err({ kind: 'unsuccessful' }));
