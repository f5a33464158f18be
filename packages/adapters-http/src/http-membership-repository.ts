import { type CallFailure, Ok, Result } from '@foyer/core';
import { type Currency, type Money, writeMajorUnits } from '@foyer/core/kernel';
import type {
  CardChange,
  Invoice,
  Membership,
  MembershipDecision,
  MembershipOffer,
  MembershipRefused,
  MembershipRepository,
  PromisedBill,
  PromisedCharge,
  RecordedPromise,
} from '@foyer/core/membership';

import { isPathSegment, isSourceAddress } from './addresses.ts';
import type { RequestOf } from './contract/call.ts';
import { membershipRefusalCodes } from './error-codes.ts';
import * as calls from './contract/membership.ts';
import type { HttpClient } from './http-client.ts';
import {
  hasCode,
  readIfKnown,
  readInstant,
  readMoney,
  textOrNull,
  unexpectedShape,
} from './read-answer.ts';

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
    async beginCardChange(options) {
      const answer = await client.send(calls.beginCardChange, {}, options);
      return answer.andThen<CardChange, CallFailure>((wire) =>
        isSourceAddress(wire.address) ? Ok(wire) : unexpectedShape('address'),
      );
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
    async promises(options) {
      const answer = await client.send(calls.listPromises, {}, options);
      return answer.andThen(({ promises, timeZone, hasOlder }) =>
        readAll(promises, readPromise).map((read) => ({ promises: read, timeZone, hasOlder })),
      );
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
    wire.promo ? readMoney(wire.promo.monthlyFee, currency, 'promo.monthlyFee') : Ok(null),
    readAll(wire.changes, ({ from, ...offer }) =>
      readOffer({ ...offer, currency }).map((change) => ({ ...change, from })),
    ),
  ).map(([fee, bought, promoFee, changes]) => ({
    joinedOn,
    timeZone,
    bought,
    changes,
    freezes,
    promo: promoFee && { months: wire.promo?.months ?? 0, monthly: promoFee },
    startsOn: textOrNull(wire.startsOn),
    terms: { ...terms, freezeFee: fee },
    hasAgreement: wire.hasAgreement === true,
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
    planId,
    planName,
    facilityId,
    monthly,
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

function readPromise({
  at,
  said,
  ...promise
}: calls.WirePromise): Result<RecordedPromise, CallFailure> {
  return Result.all(readInstant(at, 'at'), readSaid(said)).map(([instant, read]) => ({
    ...promise,
    at: instant,
    said: read,
  }));
}

function readSaid(wire: calls.WireSaid): Result<RecordedPromise['said'], CallFailure> {
  switch (wire.kind) {
    case 'price':
      return readPrice(wire);
    case 'pass-price': {
      const { currency, price, ...rest } = wire;
      return readMoney(price, currency, 'price').map((read) => ({ ...rest, price: read }));
    }
    case 'decision':
      return readDecision(wire);
    case 'consent':
      return Ok({ ...wire, jurisdiction: textOrNull(wire.jurisdiction) });
    default:
      return Ok(wire);
  }
}

function readPrice(
  wire: Extract<calls.WireSaid, { kind: 'price' }>,
): Result<RecordedPromise['said'], CallFailure> {
  const { kind, planName, facilityId, currency, commitmentMonths } = wire;
  const sum = (name: 'dueToday' | 'firstMonth' | 'initiation' | 'saved' | 'monthly') =>
    readMoney(wire[name], currency, name);
  return Result.all(
    sum('dueToday'),
    sum('firstMonth'),
    sum('initiation'),
    sum('saved'),
    sum('monthly'),
    maybeMoney(wire.regularMonthly, currency, 'regularMonthly'),
    readPromo(wire.promo, currency),
  ).map(([dueToday, firstMonth, initiation, saved, monthly, regularMonthly, promo]) => ({
    kind,
    planName,
    facilityId,
    bill: {
      dueToday,
      firstMonth,
      initiation,
      saved,
      monthly,
      regularMonthly,
      commitmentMonths,
      promo,
      monthlyFrom: textOrNull(wire.monthlyFrom),
      startsOn: textOrNull(wire.startsOn),
    },
  }));
}

function readPromo(
  wire: Extract<calls.WireSaid, { kind: 'price' }>['promo'],
  currency: Currency,
): Result<PromisedBill['promo'], CallFailure> {
  if (wire == null) return Ok(null);
  return Result.all(
    readMoney(wire.today, currency, 'promo.today'),
    readMoney(wire.monthly, currency, 'promo.monthly'),
  ).map(([today, monthly]) => ({ code: wire.code, months: wire.months, today, monthly }));
}

function readDecision(
  wire: Extract<calls.WireSaid, { kind: 'decision' }>,
): Result<RecordedPromise['said'], CallFailure> {
  const { kind, decision, planName, facilityId, currency } = wire;
  return Result.all(
    readMoney(wire.monthly, currency, 'monthly'),
    maybeMoney(wire.freezeFee, currency, 'freezeFee'),
    readCharge(wire.nextBill, currency),
    readCharge(wire.lastBill, currency),
  ).map(([monthly, freezeFee, nextBill, lastBill]) => ({
    kind,
    decision,
    planName,
    facilityId,
    monthly,
    freezeFee,
    nextBill,
    lastBill,
    from: textOrNull(wire.from),
    until: textOrNull(wire.until),
    lastDay: textOrNull(wire.lastDay),
    commitmentEnd: textOrNull(wire.commitmentEnd),
  }));
}

function readCharge(
  wire: { readonly on: string; readonly total: string | number } | null | undefined,
  currency: Currency,
): Result<PromisedCharge | null, CallFailure> {
  return wire == null
    ? Ok(null)
    : readMoney(wire.total, currency, 'total').map((total) => ({ on: wire.on, total }));
}

function maybeMoney(
  amount: string | number | null | undefined,
  currency: Currency,
  field: string,
): Result<Money | null, CallFailure> {
  return amount == null ? Ok(null) : readMoney(amount, currency, field);
}

/** The first failure, if one can't be read. */
function readAll<Wire, Value>(
  wires: readonly Wire[],
  read: (wire: Wire) => Result<Value, CallFailure>,
): Result<Value[], CallFailure> {
  return Result.all(...wires.map(read));
}
