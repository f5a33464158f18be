import { ClubDirectory } from '../clubs/club-directory.ts';
import { Activity } from '../flow/activity.ts';
import type { GiftPurchaseField } from '../forms/gift-purchase-form.ts';
import { VisitorWorld } from '../lead/lead-flow.builder.ts';
import { productTokenCookie } from '../lead/product-token-cookie.ts';
import type { PaymentReturn } from '../payment/payment-return.ts';
import { FakeNavigation } from '../ports/navigation.fake.ts';
import { SeededIdSource } from '../ports/id-source.fake.ts';
import { FakeClubServices } from './club-services.fake.ts';
import { FakeGiftOrders } from './gift-orders.fake.ts';
import { GiftPurchase } from './gift-purchase.ts';
import { defaultGiftPurchaseSettings } from './gift-purchase.settings.ts';

/** What Grace types who gives Ada fifty dollars. */
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

/** A giver's browser and the back end behind it; `openPage` is a page load of the gift cards in it. */
export class GiverWorld {
  readonly browser: VisitorWorld;
  readonly clubServices: FakeClubServices;
  readonly gifts: FakeGiftOrders;
  #page: GiftPurchase | null = null;

  constructor(browser: VisitorWorld = new VisitorWorld(), beside: GiverWorld | null = null) {
    this.browser = browser;
    this.browser.navigation = new FakeNavigation('/gift-card/purchase');
    this.clubServices = beside?.clubServices ?? new FakeClubServices(browser.clock);
    this.gifts = beside?.gifts ?? new FakeGiftOrders(browser.clock, new SeededIdSource(21));
  }

  /** Another tab of the same browser. LX-12 */
  openTab(): GiverWorld {
    return new GiverWorld(this.browser.openTab(), this);
  }

  /** A page load: the page before is gone, a flow over the same storages is entered and settled. */
  async openPage(arrival: Partial<PaymentReturn> = {}): Promise<GiftPurchase> {
    this.#page?.close();
    const flow = this.compose();
    this.#page = flow;
    const { confirmationToken = null, payment = null } = arrival;
    await this.finish(flow.enter({ confirmationToken, payment }));
    return flow;
  }

  /** A page load with the gift filled in. */
  async openFilled(changes: Partial<typeof aGift> = {}): Promise<GiftPurchase> {
    const flow = await this.openPage();
    fillIn(flow, { ...aGift, ...changes });
    return flow;
  }

  compose(): GiftPurchase {
    const { clock, ids, logger, analytics, visitor, navigation, cookies } = this.browser;
    const { localStore, sessionStore, clubRepository } = this.browser;
    return new GiftPurchase({
      ...{ clock, ids, logger, analytics, visitor, navigation, cookies, localStore, sessionStore },
      activity: new Activity(clock),
      clubs: new ClubDirectory(clubRepository),
      clubServices: this.clubServices,
      gifts: this.gifts,
      settings: defaultGiftPurchaseSettings,
    });
  }

  /** Pays at the payment application with a card that is approved: the confirmation token that it sends back with. */
  pay(): string {
    const token = this.browser.cookies.read(productTokenCookie);
    if (token === null) throw new Error('The payment application was not told what is bought.');
    return this.gifts.pay(token);
  }

  /** Lets time pass until what was begun is done. */
  finish(work: Promise<unknown>): Promise<void> {
    return this.browser.finish(work);
  }
}

export function fillIn(flow: GiftPurchase, typed: Partial<typeof aGift>): void {
  for (const [field, value] of Object.entries(typed)) {
    flow.changeField(field as GiftPurchaseField, value);
  }
}
