import { type CallFailure, Ok, Result } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';
import type {
  Invoice,
  Membership,
  MembershipDecision,
  MembershipOffer,
  MembershipRefused,
  MembershipRepository,
} from '@foyer/core/membership';

import { isPathSegment } from './addresses.ts';
import type { RequestOf } from './contract/call.ts';
import { membershipRefusalCodes } from './contract/errors.ts';
import * as calls from './contract/membership.ts';
import type { HttpClient } from './http-client.ts';
import { hasCode, readIfKnown, readMoney, textOrNull } from './read-answer.ts';

/** Reads and changes the membership over HTTP. Needs the account client. */
export function createHttpMembershipRepository(client: HttpClient): MembershipRepository {
  return {
    async read(options) {
      const answer = await client.send(calls.getMembership, {}, options);
      return readIfKnown(answer, readMembership);
    },
    async decide(decision, note, options) {
      const body = { decision: writeDecision(decision), note };
      const answer = await client.send(calls.decideMembership, { body }, options);
      return answer
        .mapErr(refusedOr)
        .andThen<Membership, CallFailure | MembershipRefused>(readMembership);
    },
    async offersAt(facilityId, options) {
      if (!isPathSegment(facilityId)) return Ok([]);
      const request = { params: { facilityId } };
      const answer = await client.send(calls.listMembershipOffers, request, options);
      return answer.andThen(({ offers }) => readAll(offers, readOffer));
    },
    async invoices(options) {
      const answer = await client.send(calls.listInvoices, {}, options);
      return answer.andThen(({ invoices }) => readAll(invoices, readInvoice));
    },
  };
}

function writeDecision(
  decision: MembershipDecision,
): RequestOf<typeof calls.decideMembership>['body']['decision'] {
  if (decision.kind !== 'change') return decision;
  const { planId, facilityId, monthly } = decision.offer;
  const monthlyFee = writeMajorUnits(monthly.minorUnits);
  return { kind: 'change', planId, facilityId, monthlyFee, currency: monthly.currency };
}

function refusedOr(failure: CallFailure): CallFailure | MembershipRefused {
  const refusals = Object.entries(membershipRefusalCodes);
  const [why] = refusals.find(([, code]) => hasCode(failure, code)) ?? [];
  return why === undefined
    ? failure
    : { kind: 'refused', why: why as keyof typeof membershipRefusalCodes };
}

function readMembership(wire: calls.WireMembership): Result<Membership, CallFailure> {
  const { joinedOn, timeZone, currency, freezes } = wire;
  const { freezeFee, ...terms } = wire.terms;
  return Result.all(
    readMoney(freezeFee, currency, 'terms.freezeFee'),
    readOffer({ ...wire.bought, currency }),
    readAll(wire.changes, ({ from, ...offer }) =>
      readOffer({ ...offer, currency }).map((change) => ({ ...change, from })),
    ),
  ).map(([fee, bought, changes]) => ({
    ...{ joinedOn, timeZone, bought, changes, freezes },
    startsOn: textOrNull(wire.startsOn),
    terms: { ...terms, freezeFee: fee },
    lastDay: textOrNull(wire.lastDay),
  }));
}

function readOffer({
  monthlyFee,
  currency,
  planId,
  planName,
  facilityId,
}: calls.WireMembershipOffer): Result<MembershipOffer, CallFailure> {
  return readMoney(monthlyFee, currency, 'monthlyFee').map((monthly) => ({
    ...{ planId, planName, facilityId, monthly },
  }));
}

function readInvoice({
  currency,
  lines,
  total,
  paidWith,
  ...invoice
}: calls.WireInvoice): Result<Invoice, CallFailure> {
  return Result.all(
    readMoney(total, currency, 'total'),
    readAll(lines, ({ amount, ...line }) =>
      readMoney(amount, currency, 'lines.amount').map((read) => ({ ...line, amount: read })),
    ),
  ).map(([sum, read]) => ({
    ...invoice,
    lines: read,
    total: sum,
    paidWith: textOrNull(paidWith),
  }));
}

/** The first failure, if one can't be read. */
function readAll<Wire, Value>(
  wires: readonly Wire[],
  read: (wire: Wire) => Result<Value, CallFailure>,
): Result<Value[], CallFailure> {
  return Result.all(...wires.map(read));
}
