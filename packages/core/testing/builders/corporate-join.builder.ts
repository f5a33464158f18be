import type { Club } from '../../src/clubs/club.ts';
import { typeContact, VisitorEnvironment } from './lead-flow.builder.ts';
import { FakeNavigation } from '../fakes/navigation.fake.ts';
import type { LeadFlowPorts } from '../../src/flows/lead/lead-flow.dependencies.ts';
import type { CorporateJoinSettings } from '../../src/flows/corporate-join/corporate-join.dependencies.ts';
import {
  type CorporateJoin,
  type CorporateJoinEntry,
  createCorporateJoin,
} from '../../src/flows/corporate-join/corporate-join.ts';
import {
  FakeCorporateLeadRepository,
  FakeEmployerRepository,
} from '../fakes/back-end-repositories.fake.ts';

/** An employee's browser and its back end; `openPage` loads `/join/corp` in it. */
export class EmployeeEnvironment {
  readonly browser: VisitorEnvironment;
  readonly corporateLeads: FakeCorporateLeadRepository;
  readonly employers: FakeEmployerRepository;
  companyEmail = 'ada.byron@acme.example';
  #page: CorporateJoin | null = null;

  constructor(start?: string) {
    this.browser = new VisitorEnvironment(start);
    this.browser.navigation = new FakeNavigation('/join/corp');
    this.corporateLeads = new FakeCorporateLeadRepository(this.browser.backEnd);
    this.employers = new FakeEmployerRepository(this.browser.backEnd);
  }

  /**
   * Loads the page: closes the previous one, then enters a new flow over the same storage and lets
   * it settle.
   */
  async openPage({
    settings = {},
    ...entry
  }: CorporateJoinEntry & {
    settings?: Partial<CorporateJoinSettings>;
  } = {}): Promise<CorporateJoin> {
    this.#page?.close();
    const { flow } = this.createFlow(settings);
    this.#page = flow;
    await this.finish(flow.enter(entry));
    return flow;
  }

  /** A flow over this browser, such as in another tab. */
  createFlow(settings: Partial<CorporateJoinSettings> = {}): { readonly flow: CorporateJoin } {
    const ports: LeadFlowPorts = this.browser;
    const { corporateLeads, employers } = this;
    return createCorporateJoin({ ...ports, corporateLeads, employers }, settings);
  }

  async openFilledPage(club: Club = this.browser.club('101')): Promise<CorporateJoin> {
    const flow = await this.openPage();
    typeContact(flow, { company_email: this.companyEmail });
    await this.finish(flow.chooseClub(club));
    return flow;
  }

  /** Loads the page and continues to the code step. */
  async openCodeStep(club?: Club): Promise<CorporateJoin> {
    const flow = await this.openFilledPage(club);
    await this.finish(flow.submit());
    return flow;
  }

  /** Loads the page and continues to the plans with the mailed code. */
  async openPlanStep(club?: Club): Promise<CorporateJoin> {
    const flow = await this.openCodeStep(club);
    await this.typeCode(flow);
    return flow;
  }

  /** Loads the page and continues to the field for an invitation code, with a new code of Acme's. */
  async openInvitationStep(): Promise<{ readonly flow: CorporateJoin; readonly code: string }> {
    const flow = await this.openPage();
    flow.chooseInvitation(true);
    typeContact(flow);
    await this.finish(flow.chooseClub(this.browser.club('101')));
    await this.finish(flow.submit());
    return { flow, code: this.browser.backEnd.employers.invite('acme') };
  }

  /** Enters an invitation code. */
  async enterInvitation(flow: CorporateJoin, code: string): Promise<void> {
    flow.changeInvitation(code);
    await this.finish(flow.submitInvitation());
  }

  /** Types a code, by default the mailed one, and lets the flow settle. */
  async typeCode(flow: CorporateJoin, code: string = this.mailedCode()): Promise<void> {
    flow.changeCode(code);
    await this.finish(Promise.resolve());
  }

  /** The latest mailed code. */
  mailedCode(): string {
    const sent = this.browser.backEnd.employers.codes.at(-1);
    if (sent === undefined) throw new Error('No code was mailed.');
    return sent.code;
  }

  /** A code that was not mailed. */
  wrongCode(): string {
    return this.mailedCode() === '0000' ? '1111' : '0000';
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
