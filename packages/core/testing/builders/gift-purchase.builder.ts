import { ClubDirectory } from '../../src/clubs/club-directory.ts';
import { Activity } from '../../src/kernel/activity.ts';
import type { GiftPurchaseField } from '../../src/club-services/gift-order.ts';
import { VisitorEnvironment } from './lead-flow.builder.ts';
import type { LeadFlowPorts } from '../../src/flows/lead/lead-flow.dependencies.ts';
import type { PaymentReturn } from '../../src/flows/shared/payment-return.ts';
import { FakeNavigation } from '../fakes/navigation.fake.ts';
import { SeededIdSource } from '../fakes/platform.fake.ts';
import { FakeClubServices } from '../fakes/club-services.fake.ts';
import { FakeGiftOrders } from '../fakes/paid-orders.fake.ts';
import { GiftPurchase } from '../../src/flows/gift-purchase/gift-purchase.ts';
import { defaultGiftPurchaseSettings } from '../../src/flows/gift-purchase/gift-purchase.store.ts';

/** The form filled in by Grace, who gives Ada fifty dollars. */
export const aGift: Partial<Readonly<Record<GiftPurchaseField, string>>> = {
  amount: '50.00',
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@mail.example',
  reTypeEmailAddress: 'ada@mail.example',
  message: 'For the long winter.',
  sendDate: '2026-12-01',
  giverName: 'Grace Hopper',
  giverEmail: 'grace@mail.example',
};

/** A giver's browser and its back end; `openPage` loads the gift card page in it. */
export class GiverEnvironment {
  readonly browser: VisitorEnvironment;
  readonly clubServices: FakeClubServices;
  readonly gifts: FakeGiftOrders;
  #page: GiftPurchase | null = null;

  constructor(
    browser: VisitorEnvironment = new VisitorEnvironment(),
    beside: GiverEnvironment | null = null,
  ) {
    this.browser = browser;
    this.browser.navigation = new FakeNavigation('/gift-card/purchase');
    this.clubServices = beside?.clubServices ?? new FakeClubServices(browser.clock);
    this.gifts = beside?.gifts ?? new FakeGiftOrders(browser.clock, new SeededIdSource(21));
  }

  /** Another tab of the same browser. */
  openTab(): GiverEnvironment {
    return new GiverEnvironment(this.browser.openTab(), this);
  }

  /**
   * Loads the page: closes the previous one, then enters a new flow over the same storage and lets
   * it settle.
   */
  async openPage(arrival: Partial<PaymentReturn> = {}): Promise<GiftPurchase> {
    this.#page?.close();
    const flow = this.createFlow();
    this.#page = flow;
    const { confirmationToken = null, payment = null } = arrival;
    await this.finish(flow.enter({ confirmationToken, payment }));
    return flow;
  }

  /** Loads the page and fills in the gift. */
  async openFilled(changes: Partial<typeof aGift> = {}): Promise<GiftPurchase> {
    const flow = await this.openPage();
    fillIn(flow, { ...aGift, ...changes });
    return flow;
  }

  createFlow(): GiftPurchase {
    const ports: LeadFlowPorts = this.browser;
    return new GiftPurchase({
      ...ports,
      activity: new Activity(ports.clock),
      clubs: new ClubDirectory(ports.clubs),
      clubServices: this.clubServices,
      gifts: this.gifts,
      settings: defaultGiftPurchaseSettings,
    });
  }

  /** Pays with an approved card; returns the confirmation token. */
  pay(): string {
    return this.gifts.pay(this.browser.productToken());
  }

  /** Advances time until the work is done. */
  finish(work: Promise<unknown>): Promise<void> {
    return this.browser.finish(work);
  }
}

export function fillIn(flow: GiftPurchase, typed: Partial<typeof aGift>): void {
  for (const [field, value] of Object.entries(typed)) {
    flow.changeField(field as GiftPurchaseField, value);
  }
}
