import {
  type CallFailure,
  type CorporateLeadRepository,
  type CorporateRepository,
  Err,
  Ok,
  Result,
} from '@foyer/core';
import type { CorporateLead, CreatedCorporateLead } from '@foyer/core/corporate';
import { currencyOf } from '@foyer/core/kernel';
import { defaultCommitmentMonths, openingOf, type PlanOffer } from '@foyer/core/plans';

import { isPathSegment, pageAddress } from './addresses.ts';
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
import { codeSpentCode } from './error-codes.ts';
import { getCorporatePlans, type WireCorporatePlans } from './contract/plans.ts';
import type { HttpClient } from './http-client.ts';
import { readOfferTerms, readPlan } from './http-plan-repositories.ts';
import { checkSuccess, hasCode, unsuccessful } from './read-answer.ts';

/** Employers, mailed codes and corporate plans over HTTP. */
export function createHttpCorporateRepository(client: HttpClient): CorporateRepository {
  return {
    async verifyDomain(companyEmail, facilityId, options) {
      const query = { email: companyEmail, facilityId };
      const answer = await client.send(verifyCorporateDomain, { query }, options);
      return answer.map(({ domainVerified }) => domainVerified);
    },
    async createCode({ contact, facilityId }, options) {
      const body = {
        corporateEmail: contact.companyEmail,
        facilityId,
        firstName: contact.firstName,
        lastName: contact.lastName,
        personalEmail: contact.email,
        phoneNumber: contact.phone,
      };
      const answer = await client.send(verifyCorporateEmail, { body }, options);
      return answer.andThen(({ status, data }) =>
        status === 200 && data != null
          ? Ok({
              corporateAccountId: String(data.corporateAccountId),
              corporateContactId: String(data.corporateContactId),
              companyName: data.name,
            })
          : unsuccessful,
      );
    },
    async resendCode(companyEmail, options) {
      const query = { email: companyEmail };
      const answer = await client.send(resendCorporateCode, { query }, options);
      return answer.andThen(({ status }) => (status === 200 ? Ok(undefined) : unsuccessful));
    },
    async verifyCode(companyEmail, code, options) {
      const body = { email: companyEmail, token: code };
      const answer = await client.send(verifyCorporateCode, { body }, options);
      if (answer.ok) return Ok(answer.val.status === 200 && answer.val.data?.verified === true);
      return Err(hasCode(answer.val, codeSpentCode) ? { kind: 'code-spent' } : answer.val);
    },
    async plans({ club, companyEmail, corporateAccountId, corporateContactId }, options) {
      const request = {
        params: { id: club.facilityId },
        query: { email: companyEmail, corporateAccountId, corporateContactId },
      };
      const answer = await client.send(getCorporatePlans, request, options);
      return answer.andThen((wire) => readPlanOffer(wire, club.country));
    },
    async choosePlan({ transactionId, planId, ...person }, options) {
      if (!isPathSegment(planId)) return unsuccessful;
      const { corporateAccountId, corporateContactId } = person;
      const request = {
        params: { planId },
        body: { corporateAccountId, id: transactionId, corporateContactId },
      };
      return checkSuccess(await client.send(mapCorporatePlan, request, options));
    },
  };
}

export function createHttpCorporateLeadRepository(client: HttpClient): CorporateLeadRepository {
  return {
    async create(lead, options) {
      const body = writeCorporateLead(lead);
      const answer = await client.send(createCorporateLead, { body }, options);
      return answer.andThen((created) => readCreated(created, lead));
    },
    async update(lead, options) {
      const body = writeCorporateLead(lead);
      const answer = await client.send(updateCorporateLead, { body }, options);
      return answer.andThen((created) => readCreated(created, lead));
    },
  };
}

/**
 * Reads a corporate plan offer with amounts in minor units of the club's currency. `success: false` and an invalid
 * amount are failures, so that nobody sees a guessed price.
 */
function readPlanOffer(
  wire: WireCorporatePlans,
  clubCountry: string,
): Result<PlanOffer, CallFailure> {
  if (wire.success === false) return unsuccessful;
  const currency = currencyOf(clubCountry);
  const offerTerms = readOfferTerms(wire, currency);
  const terms = {
    currency,
    commitmentMonths: offerTerms.terms?.commitmentMonths ?? defaultCommitmentMonths,
    opening: openingOf(wire),
  };
  const plans = (wire.result ?? []).map((plan, at) => readPlan(plan, terms, `result.${at}`));
  return Result.all(...plans).map((read) => ({
    ...offerTerms,
    plans: read,
    success: wire.success ?? null,
    clubName: wire.clubName ?? null,
  }));
}

/** Uses the field names of the corporate payload. */
function writeCorporateLead(lead: CorporateLead): WireCorporateLead {
  return {
    Answers: [...lead.answers],
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
  if (isNo || (!tokenId && !TransactionId)) return unsuccessful;
  return Ok({ leadTokenId: tokenId || null, transactionId: TransactionId || lead.transactionId });
}
