import { type CallFailure, Err, Ok, Result } from '@foyer/core';
import type {
  EmployerFacts,
  EmployerPlan,
  EmployerPrice,
  EmployerRepository,
} from '@foyer/core/corporate';

import { isPathSegment } from './addresses.ts';
import { getEmployer, useInvitation, type WireEmployer } from './contract/employers.ts';
import { invitationUsedCode } from './error-codes.ts';
import type { HttpClient } from './http-client.ts';
import { hasCode, readAmount, readIfKnown, unsuccessful } from './read-answer.ts';

/** Employers' public pages and invitation codes over HTTP. */
export function createHttpEmployerRepository(client: HttpClient): EmployerRepository {
  return {
    async find(slug, options) {
      if (!isPathSegment(slug)) return Ok(null);
      const answer = await client.send(getEmployer, { params: { slug } }, options);
      return readIfKnown<WireEmployer, EmployerFacts>(answer, readEmployer);
    },
    async useInvitation({ code, contact, facilityId }, options) {
      const body = {
        code,
        facilityId,
        firstName: contact.firstName,
        lastName: contact.lastName,
        personalEmail: contact.email,
        phoneNumber: contact.phone,
      };
      const answer = await client.send(useInvitation, { body }, options);
      if (answer.err) {
        return Err(
          hasCode(answer.val, invitationUsedCode) ? { kind: 'invitation-used' } : answer.val,
        );
      }
      const { status, data } = answer.val;
      if (status !== 200) return unsuccessful;
      return Ok(
        data == null
          ? null
          : {
              corporateAccountId: String(data.corporateAccountId),
              corporateContactId: String(data.corporateContactId),
              companyName: data.name,
            },
      );
    },
  };
}

function readEmployer(wire: WireEmployer): Result<EmployerFacts, CallFailure> {
  const { slug, name, domains, clubs, hasInvitations } = wire;
  const plans = wire.plans.map((plan, at) => readPlan(plan, `plans.${at}`));
  return Result.all(...plans).map((read) => ({
    slug,
    name,
    domains,
    hasInvitations,
    clubs: clubs && clubs.map((club) => ({ ...club, facilityId: String(club.facilityId) })),
    plans: read,
  }));
}

function readPlan(
  { planId, name, prices }: WireEmployer['plans'][number],
  path: string,
): Result<EmployerPlan, CallFailure> {
  const read = prices.map((price, at) => readPrice(price, `${path}.prices.${at}`));
  return Result.all(...read).map((all) => ({ planId: String(planId), name, prices: all }));
}

function readPrice(
  wire: WireEmployer['plans'][number]['prices'][number],
  path: string,
): Result<EmployerPrice, CallFailure> {
  return Result.all(
    readAmount(wire.monthlyFee, `${path}.monthlyFee`),
    readAmount(wire.totalDues, `${path}.totalDues`),
    readAmount(wire.publicMonthlyFee, `${path}.publicMonthlyFee`),
    readAmount(wire.publicTotalDues, `${path}.publicTotalDues`),
  ).map(([monthlyFee, joiningFee, publicMonthlyFee, publicJoiningFee]) => ({
    currency: wire.currency,
    monthlyFee,
    joiningFee,
    publicMonthlyFee,
    publicJoiningFee,
  }));
}
