import type { contract, WireProductTokenRequest } from '@foyer/adapters-http/wire';
import {
  agreementRequiredCode,
  heldPriceCodes,
  versionOverCode,
} from '@foyer/adapters-http/error-codes';
import { Err, type IdSource, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';
import { membershipAgreementId } from '@foyer/core/account';
import { checkedValue, startInput } from '@foyer/core/forms';
import { joinAgreementForm } from '@foyer/core/join';
import { isPromoFor, isStartIn, type PlanPromo, startWindow, withPromo } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import { clubOf, type StoredClub } from '../clubs/club-table.ts';
import { latestTransactionOf as latestCorporateTransactionOf } from '../corporate/corporate-lead-calls.ts';
import { findContact } from '../corporate/employer-table.ts';
import { findRow, insertRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { allOf, check, checkName, checkPhone } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import { type FreshLead, latestTransactionOf, saveLead } from '../leads/lead-table.ts';
import { findHeldPrice, heldIn, statusOfHeld } from '../held-price/held-price-table.ts';
import { promoNotForPlan, readPromo, reservePromo } from '../promo/promo-codes.ts';
import {
  agreementsFor,
  inLanguage,
  questionsAt,
  type SignedText,
  type StoredAnswers,
} from './join-terms.ts';
import {
  type BuyersHeldPrice,
  corporateOffer,
  notVerified,
  type PlanToBuy,
  standardOffer,
} from './plan-to-buy.ts';
import { type BoughtPlan, type Buyer, costOf, holderOf } from './product-table.ts';

/** How long a started purchase can be paid for: as long as the flow's state is kept. */
const lifetime = { minutes: 30 };

/** How long before the purchase its lead was saved at the earliest: the join saves it on the way. */
const leadAge = { hours: 1 };

export const purchaseCalls = publicCalls({
  /** What must be signed and answered before a plan is bought. The path has `new` where HT-44 has a member's id. */
  async getJoinTerms({ params, query, now, locale, client }, backing) {
    const { database, data } = backing;
    const { facilityId } = params;
    const { planId, monthlyFee, totalDues, promotionalSavings } = query;
    if (params.agreementId !== membershipAgreementId) {
      return Err(notFound('There is no such agreement.', 'agreementId'));
    }
    const cost = {
      monthlyFee: monthlyFee ?? '',
      initiation: { totalDues: totalDues ?? '' },
      promotionalSavings: promotionalSavings ?? '',
    };
    // The purchase refuses a promo code or a held price that doesn't apply.
    const held = await heldPriceOf(database, query, { facilityId, planId, now });
    const found =
      query.corporateContactId === undefined
        ? await standardOffer(database, { facilityId, planId, cost, held })
        : await corporateOffer(database, { ...query, facilityId, planId });
    if (!found.ok) return found;
    const { club, offer } = found.val;
    const startsOn = checkStart(query.startDate, offer, now);
    if (!startsOn.ok) return startsOn;
    const { commitmentMonths } = held ?? data.terms;
    const asked = { promoCode: query.promoCode, now, client };
    const promo = (await promoOf(backing, asked, { offer, facilityId })).unwrapOr(null);
    const plan: BoughtPlan = {
      ...offer,
      commitmentMonths,
      startsOn: startsOn.val,
      ...(promo && { promo }),
    };
    const text = inLanguage(agreementsFor(data, club, plan, now), locale);
    const agreement = text && {
      agreementId: text.agreementId,
      version: text.version,
      title: text.title,
      paragraphs: [...text.paragraphs],
    };
    return Ok({ agreement, asks: questionsAt(club, data.joining) });
  },

  /** Starts the purchase of an employer's plan or of the club's own. */
  async createProductToken(request, backing) {
    const { body, now, client, locale } = request;
    const { database, ids, data } = backing;
    const buyer = readBuyer(body.productBase.buyer);
    if (!buyer.ok) return buyer;
    const held = await readHeldPrice(backing, request, buyer.val);
    if (!held.ok) return held;
    const read = await (body.isCorp
      ? readCorporatePurchase(database, request, buyer.val)
      : readStandardPurchase(database, request, buyer.val, held.val));
    if (!read.ok) return read;
    const { facilityId, corporate, offer, club } = read.val;
    const startsOn = checkStart(body.startDate, offer, now);
    if (!startsOn.ok) return startsOn;
    const { commitmentMonths } = held.val ?? data.terms;
    const asked = { promoCode: body.promoCode, now, client };
    const promo = await promoOf(backing, asked, read.val);
    if (!promo.ok) return promo;
    const plan: BoughtPlan = {
      ...offer,
      commitmentMonths,
      startsOn: startsOn.val,
      ...(promo.val && { promo: promo.val }),
    };
    const joining = readAnswers(body, { data, club, plan }, now);
    if (!joining.ok) return joining;
    const refusal = await refusalPast(backing, { purchasesFrom: client }, { now });
    if (refusal) return Err(refusal);
    const productToken = ids.next();
    const at = instantText(now);
    const holder = holderOf(read.val.employee, buyer.val);
    const expiresAt = now.add(lifetime);
    const begun = await inTransaction(database, async (transaction) => {
      if (promo.val) {
        const use = { code: promo.val.code, holder, until: expiresAt, now };
        const reserved = await reservePromo(transaction, backing, use);
        if (!reserved.ok) return reserved;
      }
      const fresh = { id: ids.next(), tokenId: ids.next(), at, locale };
      const transactionNumber = await leadOf(transaction, ids, fresh, read.val);
      await insertRow(transaction, 'product_tokens', {
        product_token: productToken,
        transaction_number: transactionNumber,
        buyer: JSON.stringify(buyer.val),
        facility_id: facilityId,
        created_at: at,
        expires_at: instantText(expiresAt),
        plan: JSON.stringify(plan),
        ...joining.val,
        holder,
        ...corporate,
      });
      return Ok(undefined);
    });
    return begun.map(() => ({ success: true, result: productToken }));
  },
});

interface PurchaseToBegin {
  readonly buyer: Buyer;
  readonly facilityId: string;
  readonly club: StoredClub;
  /** At the seller's own price; prices in the request aren't trusted. */
  readonly offer: PlanToBuy;
  readonly corporate: Pick<
    Row<'product_tokens'>,
    'corporate_contact_id' | 'company_email' | 'company_name'
  > | null;
  readonly employee: Row<'corporate_contacts'> | null;
  /** For the lead that a buyer without one becomes. */
  readonly outreachCode: string;
  /** The transaction of the buyer's existing lead; null when there is none. */
  readonly findTransaction: (transaction: Database) => Promise<string | null>;
}

/** The transaction of the buyer's lead. A buyer without a lead becomes one. */
async function leadOf(
  transaction: Database,
  ids: IdSource,
  fresh: FreshLead,
  { buyer, facilityId, corporate, outreachCode, findTransaction }: PurchaseToBegin,
): Promise<string> {
  const known = await findTransaction(transaction);
  const isLead = known !== null && (await findRow(transaction, 'leads', { transaction_id: known }));
  if (isLead) return known;
  const lead = await saveLead(
    transaction,
    {
      transaction_id: ids.next(),
      facility_id: facilityId,
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email: buyer.email,
      phone: buyer.phone,
      company_email: corporate?.company_email ?? null,
      outreach_code: outreachCode,
      receive_text_alerts: 0,
      consents: '[]',
    },
    fresh,
  );
  return lead.transaction_id;
}

/**
 * The price that the buyer's link holds; null without a link. It holds for the visitor whom it was mailed to, at its club
 * and for its plan.
 */
async function readHeldPrice(
  { database, secret }: Backing,
  { body, now }: CallRequest<typeof contract.createProductToken>,
  buyer: Buyer,
): Promise<Result<BuyersHeldPrice | null, ApiFailure>> {
  if (body.heldPriceToken === undefined) return Ok(null);
  const stored = await findHeldPrice(database, secret, body.heldPriceToken);
  const lead = stored && (await findRow(database, 'leads', { id: stored.lead_id }));
  if (!stored || !lead || body.isCorp) return Err(heldPriceOver);
  if (stored.used_at !== null) return Err(heldPriceUsed);
  const { facilityId } = body.selectedClubDetails;
  const wanted = { facilityId, planId: body.selectedPlan.planId, now };
  const held = await heldPriceOf(database, { heldPriceId: stored.token_hash }, wanted);
  if (held === null) return Err(heldPriceOver);
  if (lead.email.toLowerCase() !== buyer.email.toLowerCase()) return Err(otherPersons);
  return Ok(held);
}

/** The held price with this id; null unless it holds for the plan today. */
async function heldPriceOf(
  database: Database,
  { heldPriceId }: { readonly heldPriceId?: string | undefined },
  wanted: { readonly facilityId: string; readonly planId: string; readonly now: Temporal.Instant },
): Promise<BuyersHeldPrice | null> {
  if (heldPriceId === undefined) return null;
  const stored = await findRow(database, 'held_prices', { token_hash: heldPriceId });
  if (stored?.facility_id !== wanted.facilityId || stored.plan_id !== wanted.planId) return null;
  const club = await clubOf(database, stored.facility_id);
  const isOpen = statusOfHeld(stored, club, wanted.now) === 'open';
  return isOpen ? { ...heldIn(stored), tokenHash: stored.token_hash } : null;
}

const heldPriceOver = failure(
  409,
  heldPriceCodes.over,
  'The price is no longer held.',
  'heldPriceToken',
);

const heldPriceUsed = failure(
  409,
  heldPriceCodes.used,
  'Someone has joined with the price.',
  'heldPriceToken',
);

const otherPersons = failure(
  409,
  heldPriceCodes['other-person'],
  'The price is held for another email address.',
  'heldPriceToken',
);

/** What the buyer's promo code takes off the plan; null without a code. */
async function promoOf(
  backing: Backing,
  asked: { readonly promoCode: string | undefined } & Pick<
    CallRequest<typeof contract.createProductToken>,
    'now' | 'client'
  >,
  { offer, facilityId }: Pick<PurchaseToBegin, 'offer' | 'facilityId'>,
): Promise<Result<PlanPromo | null, ApiFailure>> {
  const { promoCode, now, client } = asked;
  if (promoCode === undefined) return Ok(null);
  const club = await clubOf(backing.database, facilityId);
  const read = await readPromo(backing, { typed: promoCode, club, now, client });
  if (!read.ok) return read;
  const cost = costOf({ ...offer, commitmentMonths: backing.data.terms.commitmentMonths });
  const { promo } = withPromo(cost, isPromoFor(read.val, offer) ? read.val : null);
  return promo === undefined ? Err(promoNotForPlan) : Ok(promo);
}

/** The first day that the buyer chose, as an ISO date. */
function checkStart(
  wanted: string | undefined,
  { opening, timeZone }: PlanToBuy,
  now: Temporal.Instant,
): Result<string, ApiFailure> {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  if (wanted === undefined) return Ok(today.toString());
  const window = startWindow({ opening }, today);
  return window !== null && isStartIn(window, wanted)
    ? Ok(wanted)
    : Err(invalidField('startDate', 'The membership can’t start on this day.'));
}

/** Validates and normalizes a buyer with the validators of the visitor's form. */
function readBuyer(
  sent: WireProductTokenRequest['productBase']['buyer'],
): Result<Buyer, ApiFailure> {
  const at = (name: string) => `productBase.buyer.${name}`;
  return allOf({
    firstName: checkName(at('firstName'), sent.firstName),
    lastName: checkName(at('lastName'), sent.lastName),
    email: check(at('email'), parseEmail(sent.email)),
    phone: checkPhone(at('phone'), sent.phone),
  });
}

/**
 * A purchase without an employer. The club must offer the plan, and its own price applies. A presale club sells at its
 * founders' price; an offline club doesn't sell. A held price applies even if the club's own has changed since, or the
 * club no longer offers the plan.
 */
async function readStandardPurchase(
  database: Database,
  { body, now }: CallRequest<typeof contract.createProductToken>,
  buyer: Buyer,
  held: BuyersHeldPrice | null,
): Promise<Result<PurchaseToBegin, ApiFailure>> {
  const employers = employersField(body);
  if (employers !== null) {
    return Err(invalidField(employers, 'Send it only with an employer’s plan: isCorp is false.'));
  }
  const { cost, planId } = body.selectedPlan;
  const { facilityId } = body.selectedClubDetails;
  const found = await standardOffer(database, { facilityId, planId, cost, held });
  return found.map(({ club, offer }) => ({
    buyer,
    facilityId,
    club,
    offer,
    corporate: null,
    employee: null,
    outreachCode: 'WEBLEAD_JOIN',
    findTransaction: ownLead(buyer, now),
  }));
}

/** Finds the lead that the buyer has just left, by their address and number. */
function ownLead(buyer: Buyer, now: Temporal.Instant): PurchaseToBegin['findTransaction'] {
  return (transaction) =>
    latestTransactionOf(transaction, buyer, instantText(now.subtract(leadAge)));
}

/** The field that names an employer although the purchase is a standard one; null for none. */
function employersField(body: WireProductTokenRequest): string | null {
  const named = (
    [
      'companyEmail',
      'companyName',
      'corporateAccountId',
      'corporateAgreementId',
      'corporateContactId',
    ] as const
  ).find((field) => body[field] !== null);
  return named ?? (body.productBase.buyer.companyEmail === null ? null : buyersCompanyEmail);
}

const buyersCompanyEmail = 'productBase.buyer.companyEmail';

/**
 * A purchase through an employer. The buyer must have confirmed their company address, and pays the price that the club
 * offers to the employer's people.
 */
async function readCorporatePurchase(
  database: Database,
  { body, now }: CallRequest<typeof contract.createProductToken>,
  buyer: Buyer,
): Promise<Result<PurchaseToBegin, ApiFailure>> {
  if (body.companyEmail === null) return Err(missing('companyEmail'));
  if (body.corporateAccountId === null) return Err(missing('corporateAccountId'));
  const contact = await findContact(database, body.companyEmail);
  if (contact?.verified_at == null || contact.id !== body.corporateContactId)
    return Err(notVerified);
  const found = await corporateOffer(database, {
    corporateAccountId: body.corporateAccountId,
    corporateContactId: contact.id,
    facilityId: body.selectedClubDetails.facilityId,
    planId: body.selectedPlan.planId,
  });
  return found.map(({ club, offer, employer }) => ({
    buyer,
    facilityId: club.facility_id,
    club,
    offer,
    corporate: {
      corporate_contact_id: contact.id,
      company_email: contact.email,
      company_name: employer.name,
    },
    employee: contact,
    outreachCode: 'CORPENROLL',
    // Anyone may have typed an invited person's address.
    findTransaction:
      contact.invitation_id === null
        ? (transaction) => latestCorporateTransactionOf(transaction, contact.email)
        : ownLead(buyer, now),
  }));
}

/** The signature and the answers that the chain requires, as stored with the purchase. */
function readAnswers(
  { agreement: signed, joinDetails = {} }: WireProductTokenRequest,
  sale: { readonly data: ChainData; readonly club: StoredClub; readonly plan: BoughtPlan },
  now: Temporal.Instant,
): Result<Pick<Row<'product_tokens'>, 'agreement' | 'answers'>, ApiFailure> {
  const { data, club, plan } = sale;
  const texts = agreementsFor(data, club, plan, now);
  if (texts.length > 0 && signed === undefined) return Err(agreementRequired);
  const text = texts.find(
    ({ agreementId, version }) => agreementId === signed?.agreementId && version === signed.version,
  );
  if (signed !== undefined && text === undefined) return Err(versionOver);
  const form = joinAgreementForm({
    questions: questionsAt(club, data.joining),
    agreement: text ?? null,
    country: club.country,
    today: now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString(),
    birthDate: joinDetails.birth_date ?? '',
  });
  const input = startInput(
    form,
    Object.fromEntries(
      form.fields.map(({ name, kind }) => [name, kind === 'tick' ? checkedValue : textOf(name)]),
    ),
  );
  const { errors, values } = form.check(input);
  if (values === null) {
    const field = Object.keys(errors)[0] ?? '';
    const path = field === 'signature' ? 'agreement.signature' : `joinDetails.${field}`;
    return Err(invalidField(path, `${path} is missing or invalid.`));
  }
  const { signed: version, ...answers } = values;
  const stored: SignedText | null =
    text === undefined || version === null
      ? null
      : { ...text, signature: version.signature, signedAt: instantText(now) };
  return Ok({
    agreement: stored && JSON.stringify(stored),
    answers: JSON.stringify(answers satisfies StoredAnswers),
  });

  function textOf(name: string): string {
    return name === 'signature'
      ? (signed?.signature ?? '')
      : (joinDetails[name as keyof typeof joinDetails] ?? '');
  }
}

const agreementRequired = failure(
  422,
  agreementRequiredCode,
  'The membership agreement has not been signed.',
  'agreement',
);

const versionOver = failure(
  409,
  versionOverCode,
  'This text is no longer current.',
  'agreement.version',
);

function missing(field: string): ApiFailure {
  return invalidField(field, 'An employer’s plan is bought with a company address.');
}
