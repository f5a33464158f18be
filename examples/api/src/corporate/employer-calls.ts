import { type WireEmployer } from '@foyer/adapters-http/wire';
import { invitationUsedCode, workAddressCode } from '@foyer/adapters-http/error-codes';
import { Err, Ok } from '@foyer/core';
import { currencyOf, writeMajorUnits } from '@foyer/core/kernel';

import type { Row } from '../database/schema.ts';
import type { ChainData } from '../chain-data.ts';
import { findClub } from '../clubs/club-table.ts';
import { findRow, findRows } from '../database/rows.ts';
import { failure, invalidField, notFound } from '../http/api-failure.ts';
import { findCounted, refusalPast } from '../http/limits.ts';
import { publicCalls } from '../http/serve-call.ts';
import { readPerson } from './code-calls.ts';
import { agreementClubs, isCovered, isWorkAddress } from './employer-table.ts';
import {
  findInvitation,
  hasInvitations,
  isUsable,
  refuseMember,
  useInvitationCode,
} from './invitation-table.ts';

export const employerCalls = publicCalls({
  async getEmployer({ params: { slug }, now, client }, backing) {
    const { database, data } = backing;
    const found = await findCounted(backing, { employersFrom: client }, now, () =>
      findRow(database, 'corporate_accounts', { slug }),
    );
    if (!found.ok) return found;
    const employer = found.val;
    if (!employer) return Err(notFound('There is no such employer.', 'slug'));
    const own = { corporate_account_id: employer.id };
    const domains = await findRows(database, 'corporate_domains', own, 'domain');
    const clubs = await agreementClubs(database, employer);
    const wanted = { ...own, currency: clubs.map(({ country }) => currencyOf(country)) };
    const offered = await findRows(database, 'corporate_plans', wanted, 'position');
    return Ok({
      slug,
      name: employer.name,
      domains: domains.map(({ domain }) => domain),
      clubs:
        employer.every_club === 1
          ? null
          : clubs.map(({ facility_id, name }) => ({ facilityId: facility_id, name })),
      plans: comparedPlans(offered, data),
      hasInvitations: await hasInvitations(database, employer.id, now),
    });
  },

  async useInvitation({ body, now, client }, backing) {
    const { database, ids, secret } = backing;
    const read = readPerson(body, ['personalEmail', body.personalEmail]);
    if (!read.ok) return read;
    const person = read.val;
    if (!(await findClub(database, person.facility_id))) {
      return Err(invalidField('facilityId', 'There is no such club.'));
    }
    const counted = { codeTriesFrom: client, invitationTriesBy: person.email };
    const refusal = await refusalPast(backing, counted, { now, addressField: 'personalEmail' });
    if (refusal) return Err(refusal);
    if (await isWorkAddress(database, person.email)) return Err(workAddress);
    const code = await findInvitation(database, secret, body.code, now);
    if (!code) return Ok(notVerified);
    const allowed = await refuseMember(database, person.email, now, invitationUsed);
    if (!allowed.ok) return allowed;
    const employer = await findRow(database, 'corporate_accounts', {
      id: code.corporate_account_id,
    });
    if (!employer) return Ok(notVerified);
    // A used code reveals nothing to a stranger, not even its clubs.
    if (!(await isUsable(database, code, person.email))) return Ok(notVerified);
    if (!(await isCovered(database, employer.id, person.facility_id))) return Err(notEligible);
    const invited = { ...person, corporate_account_id: employer.id, now };
    const corporateContactId = await useInvitationCode(database, ids, code, invited);
    if (corporateContactId === null) return Ok(notVerified);
    return Ok({
      status: 200,
      data: { corporateAccountId: employer.id, corporateContactId, name: employer.name },
    });
  },
});

/** The same for a wrong, used and expired code. */
const notVerified = { status: 200, data: null };

const invitationUsed = failure(
  409,
  invitationUsedCode,
  'Someone has joined with a code and this address.',
  'code',
);

const workAddress = failure(
  422,
  workAddressCode,
  'A mailed code verifies this address.',
  'personalEmail',
);

const notEligible = failure(
  422,
  'NOT_ELIGIBLE',
  'The employer has no agreement with this club.',
  'facilityId',
);

/** The employer's plans that the chain also sells to anyone, with both prices. */
function comparedPlans(
  offered: readonly Row<'corporate_plans'>[],
  { plans: { plans: publicPlans } }: ChainData,
): WireEmployer['plans'] {
  const ids = new Set(offered.map(({ plan_id: id }) => id));
  return [...ids].flatMap((planId) => {
    const ofPlan = offered.filter(({ plan_id: id }) => id === planId);
    const known = publicPlans.find(({ id }) => id === planId);
    if (known === undefined) return [];
    const prices = ofPlan.map((plan) => ({
      currency: plan.currency,
      monthlyFee: writeMajorUnits(plan.monthly_fee),
      totalDues: writeMajorUnits(joiningFee(plan.initiation_dues, plan.promotional_savings)),
      publicMonthlyFee: writeMajorUnits(plan.regular_monthly_fee),
      publicTotalDues: writeMajorUnits(
        joiningFee(known.totalDues[plan.currency], known.promotionalSavings[plan.currency]),
      ),
    }));
    return [{ planId, name: known.name, prices }];
  });
}

/** What the order charges for the initiation: never the fee before the savings. */
function joiningFee(initiation: number, savings: number): number {
  return Math.max(0, initiation - savings);
}
