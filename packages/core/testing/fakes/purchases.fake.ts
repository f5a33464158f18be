import { notFound } from './call-faults.fake.ts';
import { FakeConfirmations } from './confirmations.fake.ts';
import type { SignedVersion } from '../../src/forms/join-agreement-form.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { monthlyPayments, type PlanBill, planBill } from '../../src/plans/plan-bill.ts';
import type {
  ConfirmationAddress,
  ProductDetails,
  ProductRequest,
  PurchaseReceipt,
} from '../../src/payment/product-repository.port.ts';

interface Begun {
  readonly request: ProductRequest;
  /** The club's time zone. */
  readonly timeZone: string;
}

/** The purchases of a `FakeBackEnd`, with the payment application that completes them. */
export class FakePurchases {
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #products = new Map<string, ProductDetails>();
  readonly #requests = new Map<string, Begun>();
  readonly #confirmations: FakeConfirmations;
  /** Confirmations that were mailed again. */
  readonly resent: ConfirmationAddress[] = [];
  readonly #onMember: (request: ProductRequest) => void;

  /** `onMember` is called for each new member with what they bought. */
  constructor(clock: Clock, ids: IdSource, onMember: (request: ProductRequest) => void) {
    this.#clock = clock;
    this.#ids = ids;
    this.#onMember = onMember;
    this.#confirmations = new FakeConfirmations(clock, ids);
  }

  /** Every request for a product token, oldest first. */
  get requests(): readonly ProductRequest[] {
    return [...this.#requests.values()].map(({ request }) => request);
  }

  /** What was signed for the purchases that are paid. */
  get signatures(): readonly SignedVersion[] {
    return [...this.#products].flatMap(([token, { memberId }]) =>
      memberId === null ? [] : (this.#requests.get(token)?.request.answers?.signed ?? []),
    );
  }

  get members(): readonly string[] {
    return [...this.#products.values()].flatMap(({ memberId }) => memberId ?? []);
  }

  /** Stores a purchase under a new product token. */
  add(details: ProductDetails): string {
    const productToken = this.#ids.next();
    this.#products.set(productToken, details);
    return productToken;
  }

  begin(request: ProductRequest, transactionNumber: string, timeZone: string): string {
    const { firstName, lastName, email, phone } = request.buyer;
    const productToken = this.add({
      transactionNumber,
      buyer: { firstName, lastName, email, phone },
      facilityId: request.club.facilityId,
      memberId: null,
      barcode: null,
      startsOn: null,
      receipt: null,
    });
    this.#requests.set(productToken, { request, timeZone });
    return productToken;
  }

  /**
   * Simulates an approved payment and returns a confirmation token. Paying again, also for another purchase of the same
   * person, doesn't create a second member.
   */
  pay(startedToken: string): string {
    const productToken = this.#paidBy(startedToken) ?? startedToken;
    const product = this.#products.get(productToken);
    if (product === undefined) throw new Error('Nobody was given this product token.');
    if (product.memberId === null) {
      const number = 900_100 + this.members.length;
      const begun = this.#requests.get(productToken);
      const today = this.#clock
        .now()
        .toZonedDateTimeISO(begun?.timeZone ?? 'UTC')
        .toPlainDate();
      const bill = begun === undefined ? null : billOf(begun.request, today);
      this.#products.set(productToken, {
        ...product,
        memberId: String(number),
        barcode: `25${number}0017`,
        startsOn: bill === null ? today.toString() : bill.startsOn,
        receipt: bill && receiptOf(`${number}`, bill),
      });
      if (begun !== undefined) this.#onMember(begun.request);
    }
    return this.#confirmations.issue(productToken);
  }

  /** What the same person paid for before. */
  #paidBy(productToken: string): string | undefined {
    const begun = this.#requests.get(productToken);
    if (begun === undefined) return undefined;
    const holder = holderOf(begun.request);
    const paid = [...this.#requests].find(
      ([token, { request }]) =>
        holderOf(request) === holder && this.#products.get(token)?.memberId != null,
    );
    return paid?.[0];
  }

  useUp(confirmationToken: string): void {
    this.#confirmations.useUp(confirmationToken);
  }

  /** Pretends that another browser paid. */
  moveToOtherBrowser(confirmationToken: string): void {
    this.#confirmations.moveToOtherBrowser(confirmationToken);
  }

  /** By a confirmation token, or by the product token itself. */
  details(token: string): Result<ProductDetails | null, CallFailure> {
    return this.#confirmations
      .read(token)
      .map((productToken) => this.#products.get(productToken ?? token) ?? null);
  }

  resend(address: ConfirmationAddress): Result<void, CallFailure> {
    const isMember = [...this.#products.values()].some(
      ({ memberId, buyer }) =>
        memberId === address.memberId &&
        buyer.email.toLowerCase() === address.email.trim().toLowerCase(),
    );
    if (!isMember) return Err(notFound('memberId'));
    this.resent.push(address);
    return Ok(undefined);
  }
}

/** Who becomes the member: an employee by their company address, anyone else by their own. */
function holderOf({ buyer, corporate }: ProductRequest): string {
  return (corporate?.companyEmail ?? buyer.email).toLowerCase();
}

function billOf({ plan, startsOn }: ProductRequest, today: Temporal.PlainDate): PlanBill {
  return planBill(plan.cost, today, startsOn === null ? today : Temporal.PlainDate.from(startsOn));
}

function receiptOf(memberId: string, bill: PlanBill): PurchaseReceipt {
  return {
    number: `${memberId}-1`,
    paid: bill.dueToday,
    paidWith: bill.dueToday.minorUnits > 0 ? 'Visa' : null,
    monthly: monthlyPayments(bill)[0].amount,
    nextChargeOn: bill.monthlyFrom,
  };
}
