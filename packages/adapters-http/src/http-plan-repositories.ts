import {
  type CallFailure,
  Err,
  type Logger,
  Ok,
  type Plan,
  type PlanRepository,
  Result,
  type ProductRepository,
} from '@foyer/core';
import {
  type CookieJar,
  type Currency,
  currencyOf,
  readMinorUnits,
  writeMajorUnits,
  type Money,
} from '@foyer/core/kernel';
import type { JoinAnswers } from '@foyer/core/join';
import {
  buildCatalogPlans,
  type ClubTerms,
  defaultCommitmentMonths,
  defaultPlanSourceSettings,
  type FacilityPlan,
  type HeldPrice,
  type HeldPriceRefused,
  openingOf,
  type PlanAccess,
  type PlanCost,
  type PlanOffer,
  planSource,
  type PlanSourceSettings,
  type PlanTerms,
  type ProductDetails,
  type ProductRequest,
  type PromoCode,
  type PromoDiscount,
  type PromoRefused,
  type PurchaseReceipt,
  type PurchaseWanted,
} from '@foyer/core/plans';

import { isPathSegment } from './addresses.ts';
import { agreementRequiredCode, versionOverCode } from './error-codes.ts';
import {
  checkPromoCode,
  createProductToken,
  getClubPlans,
  getJoinTerms,
  getProductDetails,
  listCataloguePlans,
  readHeldPrice,
  resendConfirmationEmail,
  type WireClubPlan,
  type WireHeldPrice,
  type WirePlan,
  type WireClubPlans,
  type WirePlanAccess,
  type WireJoinDetails,
  type WirePlanCost,
  type WirePlanTerms,
  type WireProductDetails,
  type WireProductTokenRequest,
  type WirePromo,
} from './contract/plans.ts';
import type { HttpClient } from './http-client.ts';
import { heldPriceCodes, promoCodes } from './error-codes.ts';
import {
  checkSuccess,
  hasCode,
  readAmount,
  readDay,
  readIfKnown,
  readMoney,
  readToken,
  textOrNull,
  unexpectedShape,
  unsuccessful,
} from './read-answer.ts';

export interface HttpPlanRepositoryOptions {
  readonly logger?: Logger;
  /** The cookie that identifies customers of the premium card partner. Defaults to the core's. */
  readonly source?: PlanSourceSettings;
}

/** The clubs' offers over HTTP. Omits and logs an offer that nobody could choose. */
export function createHttpPlanRepository(
  client: HttpClient,
  cookies: Pick<CookieJar, 'read'>,
  { logger, source: settings = defaultPlanSourceSettings }: HttpPlanRepositoryOptions = {},
): PlanRepository {
  return {
    /** Sends both requests at once. */
    async ofClub({ club, memberId }, options) {
      const source = planSource(cookies, settings);
      const request = {
        params: { facilityId: club.facilityId },
        query: { fmid: memberId ?? '', ...(source !== null && { source }) },
      };
      const [catalog, offered] = await Promise.all([
        client.send(listCataloguePlans, {}, options),
        client.send(getClubPlans, request, options),
      ]);
      if (catalog.err) return catalog;
      const entries = catalog.val.map(({ planId, includes, ...words }) => ({
        ...words,
        planId: String(planId),
        includes: includes ?? [],
      }));
      return offered.map((wire) => {
        const offers = (wire.result ?? []).map(readClubPlan);
        const currency = currencyOf(club.country);
        const terms = readOfferTerms(wire, currency);
        const { plans, unusable } = buildCatalogPlans(entries, offers, {
          currency,
          commitmentMonths: terms.terms?.commitmentMonths ?? defaultCommitmentMonths,
          opening: openingOf(wire),
        });
        for (const one of unusable) logger?.warn('plan-left-out', { ...one });
        // The specification lists neither a success nor a name for this call.
        return { ...terms, plans, success: null, clubName: null };
      });
    },
  };
}

/** Purchases over HTTP. A token comes from a cookie or the URL and may be anything. */
export function createHttpProductRepository(client: HttpClient): ProductRepository {
  return {
    async promo({ code, facilityId }, options) {
      const body = { promoCode: code, facilityId };
      const answer = await client.send(checkPromoCode, { body }, options);
      return answer
        .mapErr(orPromoRefused)
        .andThen<PromoCode, CallFailure | PromoRefused>(readPromo);
    },
    /** A back end without this call asks for nothing. */
    async joinTerms(wanted, options) {
      const answer = await client.send(getJoinTerms, joinTermsRequest(wanted), options);
      return readIfKnown(answer, ({ agreement, asks: questions }) => Ok({ agreement, questions }));
    },
    async createToken(request, options) {
      const body = writeProductRequest(request);
      const answer = readToken(await client.send(createProductToken, { body }, options));
      if (answer.ok) return answer;
      const isOver =
        hasCode(answer.val, versionOverCode) || hasCode(answer.val, agreementRequiredCode);
      return isOver ? Err({ kind: 'agreement-over' }) : answer.mapErr(orRefused);
    },
    async heldPrice(token, options) {
      const answer = await client.send(readHeldPrice, { body: { token } }, options);
      return readIfKnown<WireHeldPrice, HeldPrice>(answer, readHeld);
    },
    async details(token, options) {
      if (!isPathSegment(token)) return Ok(null);
      const answer = await client.send(getProductDetails, { params: { token } }, options);
      return readIfKnown(answer, readProduct);
    },
    async resendConfirmation({ memberId, fullName, facilityId, email }, options) {
      const params = { memberId, fullName, facilityId, email };
      if (!Object.values(params).every(isPathSegment)) return unsuccessful;
      return checkSuccess(await client.send(resendConfirmationEmail, { params }, options));
    },
  };
}

/** What an offer of the chain and one of an employer have in common. */
export function readOfferTerms(
  wire: Omit<WireClubPlans, 'result'>,
  currency: Currency,
): Omit<PlanOffer, 'plans' | 'success' | 'clubName'> {
  return {
    region: wire.region ?? null,
    promotionId: textOrNull(wire.promotionId),
    memberId: textOrNull(wire.memberId),
    isPresale: wire.isPresale ?? null,
    facilityStatus: wire.facilityStatus ?? null,
    facilityOpenDate: wire.facilityOpenDate ?? null,
    corporateAgreementId: textOrNull(wire.corporateAgreementId),
    recommendedPlanId: textOrNull(wire.recommendedPlanId),
    terms: wire.terms ? readTerms(wire.terms, currency) : null,
    trialDays: wire.trialDays ?? null,
    dayPassPrice: wire.dayPassPrice == null ? null : sumOf(wire.dayPassPrice, currency),
  };
}

/** Null if it is invalid, so that nothing is offered at an unknown price. */
function sumOf(amount: string | number, currency: Currency): Money | null {
  const minorUnits = readMinorUnits(amount);
  return minorUnits === null ? null : { minorUnits, currency };
}

/** Null if the fee can't be read, because terms must not be shown in part. */
function readTerms({ freezeFee, ...terms }: WirePlanTerms, currency: Currency): PlanTerms | null {
  const minorUnits = readMinorUnits(freezeFee);
  return minorUnits === null ? null : { ...terms, freezeFee: { minorUnits, currency } };
}

function readClubPlan({ id, planProperties, promotion, access }: WireClubPlan): FacilityPlan {
  const { monthlyFee, regularMonthlyFee, totalDues, promotionalSavings, isReimbursementAvailable } =
    planProperties;
  return {
    id: String(id),
    planProperties: {
      monthlyFee: monthlyFee ?? null,
      regularMonthlyFee: regularMonthlyFee ?? null,
      totalDues: totalDues ?? null,
      promotionalSavings: promotionalSavings ?? null,
      isReimbursementAvailable: isReimbursementAvailable ?? null,
    },
    promotion: promotion ?? null,
    access: readAccess(access),
  };
}

function readAccess(access: WirePlanAccess | null | undefined): PlanAccess | null {
  return access ? { ...access, facilityIds: access.facilityIds ?? null } : null;
}

/** A plan as an employer offers it, with amounts in minor units. */
export function readPlan(
  { planId, planType, name, description, cost, includes, access, publicCost }: WirePlan,
  terms: ClubTerms,
  path: string,
): Result<Plan, CallFailure> {
  return Result.all(
    readCost(cost, terms, `${path}.cost`),
    publicCost ? readCost(publicCost, terms, `${path}.publicCost`) : Ok(null),
  ).map(([read, publicRead]) => ({
    planType,
    name,
    description,
    id: null,
    planId: String(planId),
    cost: read,
    promotion: null,
    includes: includes ?? [],
    access: readAccess(access),
    publicCost: publicRead,
  }));
}

function readCost(
  wire: WirePlanCost,
  terms: ClubTerms,
  path: string,
): Result<PlanCost, CallFailure> {
  const { isReimbursementAvailable } = wire;
  return Result.all(
    readAmount(wire.monthlyFee, `${path}.monthlyFee`),
    readAmount(wire.regularMonthlyFee, `${path}.regularMonthlyFee`),
    readAmount(wire.initiation.totalDues, `${path}.initiation.totalDues`),
    readAmount(wire.promotionalSavings, `${path}.promotionalSavings`),
  ).map(([monthlyFee, regularMonthlyFee, totalDues, promotionalSavings]) => ({
    ...terms,
    monthlyFee,
    regularMonthlyFee,
    promotionalSavings,
    isReimbursementAvailable,
    initiation: { totalDues },
  }));
}

function orRefused(failure: CallFailure): CallFailure | PromoRefused | HeldPriceRefused {
  const why = (['over', 'used', 'other-person'] as const).find((reason) =>
    hasCode(failure, heldPriceCodes[reason]),
  );
  return why === undefined ? orPromoRefused(failure) : { kind: 'held-price-refused', why };
}

/** Without the club's opening, which the club's own offer says. */
function readHeld({
  facilityId,
  country,
  until,
  status,
  offer,
}: WireHeldPrice): Result<HeldPrice, CallFailure> {
  const held = { facilityId: String(facilityId), until, status };
  if (offer == null) return Ok({ ...held, offer: null });
  const { contact, promotion, commitmentMonths } = offer;
  const terms = { currency: currencyOf(country), commitmentMonths, opening: null };
  return readPlan(offer.plan, terms, 'offer.plan').map((plan) => ({
    ...held,
    offer: {
      contact,
      plan: {
        ...plan,
        id: plan.planId,
        promotion: textOrNull(promotion),
        heldUntil: until,
        heldPriceId: offer.id,
      },
    },
  }));
}

function orPromoRefused(failure: CallFailure): CallFailure | PromoRefused {
  const reasons = ['unknown', 'ended', 'elsewhere'] as const;
  const why = reasons.find((reason) => hasCode(failure, promoCodes[reason]));
  return why === undefined ? failure : { kind: 'promo-refused', why };
}

function readPromo({
  promoCode,
  planIds,
  initiation,
  monthly,
}: WirePromo): Result<PromoCode, CallFailure> {
  return Result.all(
    initiation ? readDiscount(initiation, 'initiation') : Ok(null),
    monthly ? readDiscount(monthly, 'monthly') : Ok(null),
  ).map(([ofInitiation, ofMonths]) => ({
    code: promoCode,
    planIds: planIds?.map(String) ?? null,
    initiation: ofInitiation,
    monthly: ofMonths && monthly ? { discount: ofMonths, months: monthly.months } : null,
  }));
}

/** A discount that can't be read is a failure, so that nobody sees a guessed price. */
function readDiscount(
  { percent, amount }: NonNullable<WirePromo['initiation']>,
  path: string,
): Result<PromoDiscount, CallFailure> {
  if (amount !== undefined) {
    return readAmount(amount, path).map((minorUnits) => ({ kind: 'amount', minorUnits }));
  }
  return percent !== undefined && percent >= 1 && percent <= 100
    ? Ok({ kind: 'percent', percent })
    : unexpectedShape(path);
}

function readProduct(wire: WireProductDetails): Result<ProductDetails, CallFailure> {
  if (wire.success === false) return unsuccessful;
  const buyer = wire.productBase?.buyer;
  if (buyer === undefined) return unexpectedShape('productBase');
  return readReceipt(wire.receipt ?? null).map((receipt) => ({
    receipt,
    transactionNumber: textOrNull(wire.transactionNumber),
    buyer: {
      firstName: buyer.firstName ?? '',
      lastName: buyer.lastName ?? '',
      email: buyer.email ?? '',
      phone: buyer.phone ?? '',
    },
    facilityId: textOrNull(wire.selectedClubDetails?.facilityId),
    memberId: textOrNull(wire.memberID),
    barcode: textOrNull(wire.barcode),
    startsOn: readDay(wire.startDate ?? '', 'startDate')
      .map(String)
      .unwrapOr(null),
  }));
}

function readReceipt(
  wire: NonNullable<WireProductDetails['receipt']> | null,
): Result<PurchaseReceipt | null, CallFailure> {
  if (wire === null) return Ok(null);
  const { number, currency, paidWith, nextChargeOn } = wire;
  return Result.all(
    readMoney(wire.paid, currency, 'receipt.paid'),
    readMoney(wire.monthly, currency, 'receipt.monthly'),
  ).map(([paid, monthly]) => ({
    number,
    paid,
    monthly,
    paidWith: textOrNull(paidWith),
    nextChargeOn: textOrNull(nextChargeOn),
  }));
}

/** Maps a purchase to the product token request. Amounts are strings in major units. */
function writeProductRequest({
  corporate,
  buyer,
  isUserLoggedIn,
  club,
  plan,
  startsOn,
  heldPriceToken,
  answers,
}: ProductRequest): WireProductTokenRequest {
  const companyEmail = corporate?.companyEmail ?? null;
  return {
    companyEmail,
    companyName: corporate?.companyName ?? null,
    corporateAccountId: corporate?.corporateAccountId ?? null,
    corporateAgreementId: corporate?.corporateAgreementId ?? null,
    corporateContactId: corporate?.corporateContactId ?? null,
    hasOptedOutOfEmail: !buyer.newsletter,
    isCorp: corporate !== null,
    productBase: {
      buyer: {
        companyEmail,
        email: buyer.email,
        firstName: buyer.firstName,
        lastName: buyer.lastName,
        newsletter: buyer.newsletter,
        phone: buyer.phone,
      },
      isUserLoggedIn,
      productType: 'join',
    },
    selectedClubDetails: { facilityId: club.facilityId, name: club.name },
    ...(startsOn !== null && { startDate: startsOn }),
    ...(heldPriceToken !== undefined && { heldPriceToken }),
    ...(plan.cost.promo && { promoCode: plan.cost.promo.code }),
    ...(answers !== null && writeAnswers(answers)),
    selectedPlan: {
      cost: writeCost(plan.cost),
      planId: plan.planId,
      planType: plan.planType,
      title: plan.name,
    },
  };
}

function joinTermsRequest({ club, plan, startsOn, corporate }: PurchaseWanted) {
  const { monthlyFee, initiation, promotionalSavings } = plan.cost;
  return {
    params: { agreementId: 'membership', facilityId: club.facilityId },
    query: {
      planId: plan.planId,
      ...(startsOn !== null && { startDate: startsOn }),
      monthlyFee: writeMajorUnits(monthlyFee),
      totalDues: writeMajorUnits(initiation.totalDues),
      promotionalSavings: writeMajorUnits(promotionalSavings),
      ...(plan.cost.promo && { promoCode: plan.cost.promo.code }),
      ...(plan.heldPriceId !== undefined && { heldPriceId: plan.heldPriceId }),
      ...(corporate !== null && {
        corporateAccountId: corporate.corporateAccountId,
        corporateContactId: corporate.corporateContactId,
      }),
    },
  };
}

function writeAnswers({
  signed,
  birthDate,
  address,
  guardian,
}: JoinAnswers): Pick<WireProductTokenRequest, 'agreement' | 'joinDetails'> {
  const details: WireJoinDetails = {
    ...(birthDate !== null && { birth_date: birthDate }),
    ...(address !== null && {
      street_address: address.street,
      ...(address.floor !== null && { floor: address.floor }),
      city: address.city,
      ...(address.state !== null && { state: address.state }),
      zip: address.postalCode,
    }),
    ...(guardian !== null && { guardian_name: guardian.name, guardian_email: guardian.email }),
  };
  return {
    ...(signed !== null && { agreement: signed }),
    ...(Object.keys(details).length > 0 && { joinDetails: details }),
  };
}

function writeCost(cost: PlanCost): WirePlanCost {
  return {
    monthlyFee: writeMajorUnits(cost.monthlyFee),
    regularMonthlyFee: writeMajorUnits(cost.regularMonthlyFee),
    initiation: { totalDues: writeMajorUnits(cost.initiation.totalDues) },
    promotionalSavings: writeMajorUnits(cost.promotionalSavings),
    isReimbursementAvailable: cost.isReimbursementAvailable,
  };
}
