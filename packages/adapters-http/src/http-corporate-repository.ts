import {
  type CallFailure,
  type CallOptions,
  type CorporateRepository,
  Err,
  Ok,
  type Result,
} from '@foyer/core';
import type { FacilityId } from '@foyer/core/clubs';
import type {
  CodeRequest,
  CodeSpent,
  CorporateAccount,
  PlanChoice,
  PlansWanted,
} from '@foyer/core/corporate';
import type { PlanOffer } from '@foyer/core/plans';

import { mapCorporatePlan } from './contract/corporate-leads.ts';
import {
  resendCorporateCode,
  verifyCorporateCode,
  verifyCorporateDomain,
  verifyCorporateEmail,
} from './contract/corporate.ts';
import { codeSpentCode } from './contract/error-codes.ts';
import { getCorporatePlans } from './contract/plans.ts';
import type { HttpClient } from './http-client.ts';
import { readPlanOffer } from './read-plans.ts';
import { isPathSegment } from './request-url.ts';

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

function isCodeSpent(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.code === codeSpentCode;
}
