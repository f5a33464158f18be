import {
  type CallFailure,
  type CallOptions,
  type CorporateLeadRepository,
  type CorporateRepository,
  Err,
  Ok,
  type Plan,
  type Result,
} from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type {
  CodeRequest,
  CodeSpent,
  CorporateAccount,
  CorporateLead,
  CreatedCorporateLead,
  PlanChoice,
  PlansWanted,
} from '@foyer/core/corporate';
import { currencyOf, readMinorUnits } from '@foyer/core/kernel';
import { type ClubTerms, openingOf, type PlanCost, type PlanOffer } from '@foyer/core/plans';

import type { AnswerOf } from './contract/call.ts';
import {
  createCorporateLead,
  mapCorporatePlan,
  resendCorporateCode,
  updateCorporateLead,
  verifyCorporateCode,
  verifyCorporateDomain,
  verifyCorporateEmail,
  type WireCorporateLead,
} from './contract/corporate.ts';
import { codeSpentCode } from './contract/error-codes.ts';
import {
  getCorporatePlans,
  type WireCorporatePlans,
  type WirePlan,
  type WirePlanCost,
} from './contract/plans.ts';
import type { HttpClient } from './http-client.ts';
import { isPathSegment, pageAddress } from './addresses.ts';
import { textOrNull } from './text-or-null.ts';

/** Employers, mailed codes and corporate plans over HTTP. */
export class HttpCorporateRepository implements CorporateRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async verifyDomain(
    companyEmail: string,
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>> {
    const answer = await this.#client.send(
      verifyCorporateDomain,
      { params: {}, query: { email: companyEmail, facilityId }, body: undefined },
      options,
    );
    return answer.map(({ domainVerified }) => domainVerified);
  }

  async createCode(
    { contact, facilityId }: CodeRequest,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount, CallFailure>> {
    const body = {
      corporateEmail: contact.companyEmail,
      facilityId,
      firstName: contact.firstName,
      lastName: contact.lastName,
      personalEmail: contact.email,
      phoneNumber: contact.phone,
    };
    const answer = await this.#client.send(
      verifyCorporateEmail,
      { params: {}, query: {}, body },
      options,
    );
    return answer.andThen(({ status, data }) =>
      status === 200 && data != null
        ? Ok({
            corporateAccountId: String(data.corporateAccountId),
            corporateContactId: String(data.corporateContactId),
            companyName: data.name,
          })
        : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }

  async resendCode(
    companyEmail: string,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    const request = { params: {}, query: { email: companyEmail }, body: undefined };
    const answer = await this.#client.send(resendCorporateCode, request, options);
    return answer.andThen(({ status }) =>
      status === 200 ? Ok(undefined) : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }

  async verifyCode(
    companyEmail: string,
    code: string,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure | CodeSpent>> {
    const request = { params: {}, query: {}, body: { email: companyEmail, token: code } };
    const answer = await this.#client.send(verifyCorporateCode, request, options);
    if (answer.err) return Err(isCodeSpent(answer.val) ? { kind: 'code-spent' } : answer.val);
    const { status, data } = answer.val;
    return Ok(status === 200 && data?.verified === true);
  }

  async plans(
    { club, companyEmail, corporateAccountId }: PlansWanted,
    options?: CallOptions,
  ): Promise<Result<PlanOffer, CallFailure>> {
    const request = {
      params: { id: club.facilityId },
      query: { email: companyEmail, corporateAccountId },
      body: undefined,
    };
    const answer = await this.#client.send(getCorporatePlans, request, options);
    return answer.andThen((wire) => readPlanOffer(wire, club.country));
  }

  async choosePlan(
    { transactionId, corporateAccountId, planId }: PlanChoice,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    if (!isPathSegment(planId)) return Err({ kind: 'unsuccessful' });
    const request = {
      params: { planId },
      query: {},
      body: { corporateAccountId, id: transactionId },
    };
    const answer = await this.#client.send(mapCorporatePlan, request, options);
    return answer.andThen(({ success }) =>
      success ? Ok(undefined) : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }
}

export class HttpCorporateLeadRepository implements CorporateLeadRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async create(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    const request = { params: {}, query: {}, body: writeCorporateLead(lead) };
    const answer = await this.#client.send(createCorporateLead, request, options);
    return answer.andThen((created) => readCreated(created, lead));
  }

  async update(
    lead: CorporateLead,
    options?: CallOptions,
  ): Promise<Result<CreatedCorporateLead, CallFailure>> {
    const request = { params: {}, query: {}, body: writeCorporateLead(lead) };
    const answer = await this.#client.send(updateCorporateLead, request, options);
    return answer.andThen((created) => readCreated(created, lead));
  }
}

function isCodeSpent(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.code === codeSpentCode;
}

/**
 * Reads a corporate plan offer with amounts in minor units of the club's currency. `success: false` and an invalid
 * amount are failures, so that nobody sees a guessed price.
 */
function readPlanOffer(
  wire: WireCorporatePlans,
  clubCountry: string,
): Result<PlanOffer, CallFailure> {
  if (wire.success === false) return Err({ kind: 'unsuccessful' });
  const terms = { currency: currencyOf(clubCountry), opening: openingOf(wire) };
  const plans: Plan[] = [];
  for (const [index, each] of (wire.result ?? []).entries()) {
    const plan = readPlan(each, terms);
    if (plan.err) {
      return Err({ kind: 'unexpected-shape', path: `result.${index}.cost.${plan.val}` });
    }
    plans.push(plan.val);
  }
  return Ok({
    plans,
    success: wire.success ?? null,
    clubName: wire.clubName ?? null,
    region: wire.region ?? null,
    promotionId: textOrNull(wire.promotionId),
    memberId: textOrNull(wire.memberId),
    isPresale: wire.isPresale ?? null,
    facilityStatus: wire.facilityStatus ?? null,
    facilityOpenDate: wire.facilityOpenDate ?? null,
    corporateAgreementId: textOrNull(wire.corporateAgreementId),
  });
}

/** Fails with the name of the invalid amount. */
function readPlan(
  { planId, planType, name, description, cost }: WirePlan,
  terms: ClubTerms,
): Result<Plan, string> {
  return readCost(cost, terms).map((read) => ({
    ...{ planType, name, description },
    id: null,
    planId: String(planId),
    cost: read,
    promotion: null,
  }));
}

function readCost(wire: WirePlanCost, terms: ClubTerms): Result<PlanCost, string> {
  const monthlyFee = readMinorUnits(wire.monthlyFee);
  if (monthlyFee === null) return Err('monthlyFee');
  const regularMonthlyFee = readMinorUnits(wire.regularMonthlyFee);
  if (regularMonthlyFee === null) return Err('regularMonthlyFee');
  const totalDues = readMinorUnits(wire.initiation.totalDues);
  if (totalDues === null) return Err('initiation.totalDues');
  const promotionalSavings = readMinorUnits(wire.promotionalSavings);
  if (promotionalSavings === null) return Err('promotionalSavings');
  const { isReimbursementAvailable } = wire;
  return Ok({
    ...terms,
    ...{ monthlyFee, regularMonthlyFee, promotionalSavings, isReimbursementAvailable },
    initiation: { totalDues },
  });
}

/** Uses the field names of the corporate payload. */
function writeCorporateLead(lead: CorporateLead): WireCorporateLead {
  return {
    Answers: lead.answers.map(({ answerId, additionalInfo }) => ({ answerId, additionalInfo })),
    CTALabel: lead.ctaLabel,
    EmailAddress: lead.contact.email,
    FacilityId: lead.facilityId,
    FirstName: lead.contact.firstName,
    IsAbandonedLead: lead.isAbandonedLead,
    LastName: lead.contact.lastName,
    OutreachCode: lead.outreachCode,
    PhoneNumber: lead.contact.phone,
    SourceUrl: pageAddress(lead.sourceUrl),
    TransactionId: lead.transactionId,
    UserLocation: lead.userLocation,
    companyEmail: lead.contact.companyEmail,
    receiveTextAlerts: lead.receiveTextAlerts,
    ...(lead.visitSkipped === true && { visitSkipped: true }),
  };
}

/** A status other than 200 in the response is a failure, and so is a response without a lead. */
function readCreated(
  { status, tokenId, TransactionId }: AnswerOf<typeof createCorporateLead>,
  lead: CorporateLead,
): Result<CreatedCorporateLead, CallFailure> {
  const isNo = status !== undefined && status !== 200;
  if (isNo || (!tokenId && !TransactionId)) return Err({ kind: 'unsuccessful' });
  return Ok({ leadTokenId: tokenId || null, transactionId: TransactionId || lead.transactionId });
}
