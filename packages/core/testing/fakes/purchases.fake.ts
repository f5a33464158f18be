import type { SignedVersion } from '../../src/forms/join-agreement-form.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { monthlyPayments, planBill } from '../../src/plans/plan-bill.ts';
import type {
  ConfirmationAddress,
  ProductDetails,
  ProductRequest,
  PurchaseReceipt,
} from '../../src/payment/product-repository.port.ts';

/** A confirmation token from the payment application. */
interface Confirmation {
  readonly productToken: string;
  readonly paidAtMs: number;
  isUsed: boolean;
  isElsewhere: boolean;
}

/** The purchases of a `FakeBackEnd`, with the payment application that completes them. */
export class FakePurchases {
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #products = new Map<string, ProductDetails>();
  readonly #requests = new Map<string, ProductRequest>();
  readonly #confirmations = new Map<string, Confirmation>();
  /** Confirmations that were mailed again. */
  readonly resent: ConfirmationAddress[] = [];
  readonly #onMember: (companyEmail: string | null) => void;

  /** `onMember` is called for each new member with the company address that they joined with. */
  constructor(clock: Clock, ids: IdSource, onMember: (companyEmail: string | null) => void) {
    this.#clock = clock;
    this.#ids = ids;
    this.#onMember = onMember;
  }

  /** Every request for a product token, oldest first. */
  get requests(): readonly ProductRequest[] {
    return [...this.#requests.values()];
  }

  /** What was signed for the purchases that are paid. */
  get signatures(): readonly SignedVersion[] {
    return [...this.#products].flatMap(([token, { memberId }]) =>
      memberId === null ? [] : (this.#requests.get(token)?.answers?.signed ?? []),
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

  begin(request: ProductRequest, transactionNumber: string): string {
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
    this.#requests.set(productToken, request);
    return productToken;
  }

  /** Simulates an approved payment and returns a confirmation token. Paying again doesn't create a second member. */
  pay(productToken: string): string {
    const product = this.#products.get(productToken);
    if (product === undefined) throw new Error('Nobody was given this product token.');
    if (product.memberId === null) {
      const number = 900_100 + this.members.length;
      const request = this.#requests.get(productToken);
      const today = this.#clock.now().toZonedDateTimeISO('UTC').toPlainDate();
      this.#products.set(productToken, {
        ...product,
        memberId: String(number),
        barcode: `25${number}0017`,
        startsOn: request?.startsOn ?? today.toString(),
        receipt: request === undefined ? null : receiptOf(`${number}`, request, today),
      });
      this.#onMember(request?.corporate?.companyEmail ?? null);
    }
    const token = this.#ids.next();
    const paidAtMs = this.#clock.now().epochMilliseconds;
    this.#confirmations.set(token, { productToken, paidAtMs, isUsed: false, isElsewhere: false });
    return token;
  }

  useUp(confirmationToken: string): void {
    const confirmation = this.#confirmations.get(confirmationToken);
    if (confirmation !== undefined) confirmation.isUsed = true;
  }

  /** Pretends that another browser paid. */
  moveToOtherBrowser(confirmationToken: string): void {
    const confirmation = this.#confirmations.get(confirmationToken);
    if (confirmation !== undefined) confirmation.isElsewhere = true;
  }

  details(token: string): Result<ProductDetails | null, CallFailure> {
    const confirmation = this.#confirmations.get(token);
    if (confirmation === undefined) return Ok(this.#products.get(token) ?? null);
    const { productToken, paidAtMs, isUsed } = confirmation;
    const isLate = this.#clock.now().epochMilliseconds - paidAtMs > confirmationLifetimeMs;
    if (isUsed || isLate) return Err(gone(isUsed ? 'TOKEN_USED' : 'TOKEN_EXPIRED'));
    if (confirmation.isElsewhere) return Err(ofOtherBrowser);
    return Ok(this.#products.get(productToken) ?? null);
  }

  resend(address: ConfirmationAddress): Result<void, CallFailure> {
    const isMember = [...this.#products.values()].some(
      ({ memberId, buyer }) => memberId === address.memberId && buyer.email === address.email,
    );
    if (!isMember) return Err(unknownMember);
    this.resent.push(address);
    return Ok(undefined);
  }
}

function receiptOf(
  memberId: string,
  { plan, startsOn }: ProductRequest,
  today: Temporal.PlainDate,
): PurchaseReceipt {
  const bill = planBill(
    plan.cost,
    today,
    startsOn === null ? today : Temporal.PlainDate.from(startsOn),
  );
  return {
    number: `${memberId}-1`,
    paid: bill.dueToday,
    paidWith: 'Visa',
    monthly: monthlyPayments(bill)[0].amount,
    nextChargeOn: bill.monthlyFrom,
  };
}

const confirmationLifetimeMs = 1_800_000;

const unknownMember: CallFailure = {
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  field: 'memberId',
};

const ofOtherBrowser: CallFailure = {
  kind: 'rejected',
  status: 403,
  code: 'OTHER_BROWSER',
  field: 'token',
};

function gone(code: string): CallFailure {
  return { kind: 'rejected', status: 410, code, field: 'token' };
}
