import type { Club } from '../../src/clubs/club.ts';
import { FakeJoinContentRepository } from '../fakes/content-repository.fake.ts';
import { typeContact, VisitorEnvironment } from './lead-flow.builder.ts';
import type { LeadFlowPorts } from '../../src/flows/lead/lead-flow.dependencies.ts';
import { FakePlanRepository } from '../fakes/back-end-repositories.fake.ts';
import { FakeNavigation } from '../fakes/navigation.fake.ts';
import type { StandardJoinSettings } from '../../src/flows/standard-join/standard-join.dependencies.ts';
import {
  createStandardJoin,
  type StandardJoin,
  type StandardJoinEntry,
} from '../../src/flows/standard-join/standard-join.ts';

/** A buyer's browser and its back end; `openPage` loads the join in it. */
export class BuyerEnvironment {
  readonly browser: VisitorEnvironment;
  readonly plans: FakePlanRepository;
  readonly joinContent: FakeJoinContentRepository;
  #page: StandardJoin | null = null;

  constructor(browser: VisitorEnvironment = new VisitorEnvironment()) {
    this.browser = browser;
    this.browser.navigation = new FakeNavigation('/join/step1/101');
    this.plans = new FakePlanRepository(browser.backEnd, browser.cookies);
    this.joinContent = new FakeJoinContentRepository(browser.backEnd);
  }

  /** Loads the page: closes the previous one, then enters a new flow over the same storage and lets it settle. */
  async openPage({
    settings = {},
    ...entry
  }: StandardJoinEntry & { settings?: Partial<StandardJoinSettings> } = {}): Promise<StandardJoin> {
    this.#page?.close();
    const { flow } = this.createFlow(settings);
    this.#page = flow;
    await this.finish(flow.enter({ facilityId: '101', ...entry }));
    return flow;
  }

  /** A flow over this browser, such as in another tab. */
  createFlow(settings: Partial<StandardJoinSettings> = {}): { readonly flow: StandardJoin } {
    const ports: LeadFlowPorts = this.browser;
    const { plans, joinContent } = this;
    return createStandardJoin({ ...ports, plans, joinContent }, settings);
  }

  /** Loads the page, chooses a plan and continues to the details. */
  async openDetails(club: Club = this.browser.club('101'), planId = '16'): Promise<StandardJoin> {
    const flow = await this.openPage({ facilityId: club.facilityId });
    flow.plans.choose(planId);
    await this.finish(flow.continue());
    return flow;
  }

  /** Loads the page, continues to the details and fills them in. */
  async openFilledDetails(club?: Club): Promise<StandardJoin> {
    const flow = await this.openDetails(club);
    typeContact(flow);
    return flow;
  }

  /** Loads the page that shows the membership after payment. */
  async openMembership(): Promise<StandardJoin> {
    const flow = await this.openFilledDetails();
    await this.finish(flow.submit());
    return this.openPage({ step: 2, confirmationToken: this.pay() });
  }

  /** Pays with an approved card; returns the confirmation token. */
  pay(): string {
    return this.browser.backEnd.purchases.pay(this.browser.productToken());
  }

  /** Advances time until the work is done. */
  finish(work: Promise<unknown>): Promise<void> {
    return this.browser.finish(work);
  }
}
