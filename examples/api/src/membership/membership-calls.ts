import type { contract } from '@foyer/adapters-http/wire';
import { membershipRefusalCodes, noMembershipCode } from '@foyer/adapters-http/error-codes';
import { Err, Ok, type Result } from '@foyer/core';
import {
  currentFreeze,
  decide,
  freezeForm,
  type Membership,
  type MembershipDecision,
  type MembershipOffer,
  todayOf,
} from '@foyer/core/membership';
import { parseDate } from '@foyer/core/forms';
import { readMinorUnits, writeMajorUnits } from '@foyer/core/kernel';
import type * as z from 'zod/mini';

import type { Account } from '../account/account-table.ts';
import { translator } from '../copy/translate.ts';
import { findRow } from '../database/rows.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { check } from '../http/read-request.ts';
import { memberCalls } from '../http/serve-call.ts';
import {
  decideMembership,
  type MembersDecision,
  offersTo,
  type Refusal,
} from './decide-membership.ts';
import { invoicesOf, toWireInvoice } from './invoice-table.ts';
import { membershipOf } from './membership-table.ts';
import { promisesOf } from '../promises/promise-table.ts';
import { beginCardChange } from './change-card.ts';

export const membershipCalls = memberCalls({
  async getMembership({ caller: { account }, now }, { database }) {
    const membership = await membershipOf(database, account.member_id, now);
    return Ok(membership && toWire(membership));
  },

  async decideMembership({ body, caller: { account }, now, locale }, backing) {
    if (!isMember(account)) return Err(refusalOf('no-membership', 'decision'));
    const decision = readDecision(body.decision);
    if (!decision.ok) return decision;
    const wanted = { account, decision: decision.val, note: body.note.trim(), now, locale };
    const page = { rule: decide, place: '/account/membership' };
    const decided = await decideMembership(backing, { ...wanted, ...page });
    return decided.map(toWire).mapErr((refusal) => refusalOf(refusal, 'decision'));
  },

  async beginCardChange({ caller: { account, sessionHash }, now }, { database, secret }) {
    const membership = await findRow(database, 'memberships', {
      member_id: account.member_id ?? '',
    });
    if (!membership) return Err(refusalOf('no-membership', 'decision'));
    const { member_id } = membership;
    const member = { account_id: account.id, member_id, session_hash: sessionHash };
    const token = await beginCardChange(database, secret, member, now);
    return Ok({ token, address: '/payment/card' });
  },

  async listMembershipOffers({ params, caller: { account } }, { database }) {
    if (account.member_id === null) return Ok({ offers: [] });
    const offers = await offersTo(database, account.member_id, params.facilityId);
    return Ok({
      offers: offers.map((offer) => ({ ...toWireOffer(offer), currency: offer.monthly.currency })),
    });
  },

  async listInvoices({ caller: { account } }, { database }) {
    if (account.member_id === null) return Ok({ invoices: [] });
    const invoices = await invoicesOf(database, account.member_id);
    return Ok({ invoices: invoices.map(toWireInvoice) });
  },

  async listPromises({ caller: { account }, locale }, { database, data }) {
    if (account.member_id === null) return Ok(noPromises);
    const membership = await findRow(database, 'memberships', { member_id: account.member_id });
    if (!membership) return Ok(noPromises);
    const translate = translator(data.translations, locale);
    const record = await promisesOf(database, account.member_id, translate);
    const { promises, hasOlder } = record;
    return Ok({ timeZone: membership.time_zone, promises: [...promises], hasOlder });
  },

  /** The former freeze call: the same decision, except that it replaces a freeze that hasn't started. */
  async requestFreeze({ body, caller: { account }, now, locale }, backing) {
    const membership = await membershipOf(backing.database, account.member_id, now);
    if (!isMember(account) || !membership) return Err(noHomeClub);
    const { freezeDuration, startDate, medicalReason } = body;
    const input = { freezeDuration: `${freezeDuration}`, startDate, medicalReason };
    const { errors, values } = freezeForm({ today: todayOf(membership, now) }).check(input);
    if (values === null) {
      const field = Object.keys(errors)[0] ?? '';
      return Err(invalidField(field, `${field} is missing or invalid.`));
    }
    const { months, startDate: from, medicalReason: note } = values;
    const decision = { kind: 'freeze', from, months } as const;
    const wanted = { account, decision, note, rule: replacingFreeze, now, locale };
    const decided = await decideMembership(backing, { ...wanted, place: '/account/freeze' });
    return decided
      .map(() => ({ success: true }))
      .mapErr((refusal) => refusalOf(refusal, 'startDate'));
  },
});

function isMember(account: Account): account is MembersDecision['account'] {
  return account.member_id !== null;
}

const replacingFreeze: MembersDecision['rule'] = (membership, decision, today) => {
  const current = currentFreeze(membership, today);
  const freezes = membership.freezes.filter((freeze) => freeze !== current || freeze.from <= today);
  return decide({ ...membership, freezes }, decision, today);
};

type WireDecision = z.output<typeof contract.decideMembership.body>['decision'];

function readDecision(wire: WireDecision): Result<MembershipDecision, ApiFailure> {
  switch (wire.kind) {
    case 'freeze': {
      const { kind, months } = wire;
      return check('decision.from', parseDate(wire.from)).map((from) => ({ kind, from, months }));
    }
    case 'change': {
      const { kind, planId, facilityId, currency } = wire;
      const minorUnits = readMinorUnits(wire.monthlyFee);
      if (minorUnits === null) {
        return Err(invalidField('decision.monthlyFee', 'decision.monthlyFee is no amount.'));
      }
      const monthly = { minorUnits, currency };
      return Ok({ kind, offer: { planId, planName: '', facilityId, monthly } });
    }
    default:
      return Ok(wire);
  }
}

/** `field` is the part of the request that asks for it. */
function refusalOf(refusal: Refusal, field: string): ApiFailure {
  if (typeof refusal === 'object') return refusal;
  return refusal === 'no-membership'
    ? failure(409, noMembershipCode, 'There is no membership that was bought online.', field)
    : failure(
        409,
        membershipRefusalCodes[refusal],
        `This change isn’t possible: ${refusal}.`,
        field,
      );
}

type WireMembership = NonNullable<z.input<typeof contract.getMembership.answer>>;

function toWire(membership: Membership): WireMembership {
  const {
    joinedOn,
    startsOn,
    timeZone,
    terms,
    bought,
    promo,
    changes,
    freezes,
    lastDay,
    hasAgreement,
  } = membership;
  return {
    joinedOn,
    startsOn,
    timeZone,
    lastDay,
    hasAgreement,
    currency: bought.monthly.currency,
    terms: { ...terms, freezeFee: writeMajorUnits(terms.freezeFee.minorUnits) },
    bought: toWireOffer(bought),
    promo: promo && {
      months: promo.months,
      monthlyFee: writeMajorUnits(promo.monthly.minorUnits),
    },
    changes: changes.map(({ from, ...offer }) => ({ ...toWireOffer(offer), from })),
    freezes: [...freezes],
  };
}

function toWireOffer({ planId, planName, facilityId, monthly }: MembershipOffer) {
  return { planId, planName, facilityId, monthlyFee: writeMajorUnits(monthly.minorUnits) };
}

const noPromises = { timeZone: 'UTC', promises: [], hasOlder: false };

const noHomeClub = failure(409, 'NO_HOME_CLUB', 'There is no membership at a club.');
