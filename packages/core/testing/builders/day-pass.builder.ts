import {
  type DayPassArrival,
  DayPassPurchase,
} from '../../src/flows/day-pass/day-pass-purchase.ts';
import type { DayPassField } from '../../src/club-services/day-pass.ts';
import { ClubDirectory } from '../../src/clubs/club-directory.ts';
import { Activity } from '../../src/kernel/activity.ts';
import type { LeadFlowPorts } from '../../src/flows/lead/lead-flow.dependencies.ts';
import { FakeDayPasses } from '../fakes/paid-orders.fake.ts';
import { SeededIdSource } from '../fakes/platform.fake.ts';
import { FakeNavigation } from '../fakes/navigation.fake.ts';
import { VisitorEnvironment } from './lead-flow.builder.ts';

/** The form filled in by Ada, for the first of December at the club of the page's address. */
export const aDayPass: Partial<Readonly<Record<DayPassField, string>>> = {
  day: '2026-12-01',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  phone: '2125550123',
};

/** A buyer's browser and its back end; `openPage` loads the page for a day pass in it. */
export class DayPassEnvironment {
  readonly browser: VisitorEnvironment;
  readonly dayPasses: FakeDayPasses;
  #page: DayPassPurchase | null = null;

  constructor(
    browser: VisitorEnvironment = new VisitorEnvironment(),
    beside: DayPassEnvironment | null = null,
  ) {
    this.browser = browser;
    this.browser.navigation = new FakeNavigation('/day-pass');
    this.dayPasses = beside?.dayPasses ?? new FakeDayPasses(browser.clock, new SeededIdSource(21));
  }

  /** Another tab of the same browser. */
  openTab(): DayPassEnvironment {
    return new DayPassEnvironment(this.browser.openTab(), this);
  }

  /** Loads the page: closes the previous one, then enters a new flow over the same storage and lets it settle. */
  async openPage(arrival: Partial<DayPassArrival> = {}): Promise<DayPassPurchase> {
    this.#page?.close();
    const flow = this.createFlow();
    this.#page = flow;
    const { confirmationToken = null, payment = null, facilityId = null } = arrival;
    await this.finish(flow.enter({ confirmationToken, payment, facilityId }));
    return flow;
  }

  /** Loads the page of club 101 and fills in the form. */
  async openFilled(): Promise<DayPassPurchase> {
    const flow = await this.openPage({ facilityId: '101' });
    for (const [field, value] of Object.entries(aDayPass)) {
      flow.changeField(field as DayPassField, value);
    }
    return flow;
  }

  createFlow(): DayPassPurchase {
    const ports: LeadFlowPorts = this.browser;
    return new DayPassPurchase({
      ...ports,
      activity: new Activity(ports.clock),
      clubs: new ClubDirectory(ports.clubs),
      dayPasses: this.dayPasses,
      settings: { paymentAddress: '/payment', lifetimeMs: 900_000 },
    });
  }

  /** Pays with an approved card; returns the confirmation token. */
  pay(): string {
    return this.dayPasses.pay(this.browser.productToken());
  }

  /** Advances time until the work is done. */
  finish(work: Promise<unknown>): Promise<void> {
    return this.browser.finish(work);
  }
}
