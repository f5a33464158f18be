import { describe, expect, it } from 'vitest';

import type { CallFailure, CallOptions, Result } from '../../src/kernel/result.ts';
import {
  type BackEndEnvironment,
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import { openSlots } from './open-times-repository.contract.ts';
import type { SlotTaken } from '../../src/lead/lead-repository.port.ts';
import { aContact, aLead } from '../builders/lead.builder.ts';
import type { Lead } from '../../src/lead/lead.ts';

/** Without `countLeads`, the suite doesn't check that a rejected lead isn't stored. */
type LeadsEnvironment = BackEndWith<
  | 'leads'
  | 'openTimes'
  | 'acceptingClub'
  | 'otherAcceptingClub'
  | 'closedClub'
  | 'noClub'
  | 'newTransactionId'
> &
  Partial<Pick<BackEndEnvironment, 'countLeads'>>;

/** The behavior of every `LeadRepository`. */
export function leadRepositoryContract(
  subject: string,
  open: () => Promise<LeadsEnvironment>,
): void {
  describe(`${subject} is a lead repository`, () => {
    const env = eachTestIn(open);

    it('returns a token and the transaction that was sent', meets('HT-27'), async () => {
      const lead = newLead(env());
      const created = (await env().leads.create(lead)).unwrap();
      expect(created.leadTokenId).toEqual(expect.stringMatching(/./));
      expect(created.transactionId).toBe(lead.transactionId);
    });

    it('the same transaction again is the same lead', meets('LC-17'), async () => {
      const lead = newLead(env());
      const first = (await env().leads.create(lead)).unwrap();
      const again = (await env().leads.create(lead)).unwrap();
      expect(again).toEqual(first);
    });

    it('the same transaction sent twice in parallel is one lead', meets('LC-17'), async () => {
      const lead = newLead(env());
      const [one, other] = await Promise.all([env().leads.create(lead), env().leads.create(lead)]);
      expect(one.unwrap()).toEqual(other.unwrap());
    });

    it('two transactions are two leads', async () => {
      const one = (await env().leads.create(newLead(env()))).unwrap();
      const other = (await env().leads.create(newLead(env()))).unwrap();
      expect(one.leadTokenId).not.toBe(other.leadTokenId);
    });

    it('accepts every field of a lead', meets('LC-23'), async () => {
      const lead: Lead = {
        ...newLead(env()),
        contact: aContact({ companyEmail: 'ada@works.example', postalCode: '10018' }),
        answers: [{ answerId: 'newsletter', additionalInfo: null }],
        receiveTextAlerts: true,
        memberId: '900100',
        referringId: 'R-1',
        shareId: 'S-1',
      };
      expect((await env().leads.create(lead)).ok).toBe(true);
    });

    it.each<[string, Partial<Lead>]>([
      ['TransactionId', { transactionId: ' ' }],
      ['FirstName', { contact: aContact({ firstName: '12345' }) }],
      ['LastName', { contact: aContact({ lastName: 'x'.repeat(51) }) }],
      ['EmailAddress', { contact: aContact({ email: 'nobody' }) }],
      ['PhoneNumber', { contact: aContact({ phone: '123' }) }],
      ['Zipcode', { contact: aContact({ postalCode: '1' }) }],
      ['companyEmail', { contact: aContact({ companyEmail: 'nobody' }) }],
    ])('rejects a lead with a wrong %s', meets('HT-27 HT-28'), async (field, differences) => {
      await expectRefusal(env(), field, differences);
    });

    it('rejects a lead for a club that doesn’t exist', meets('HT-27 HT-28'), async () => {
      await expectRefusal(env(), 'FacilityId', { facilityId: env().noClub });
    });

    it('updates a lead and keeps its token', meets('HT-28'), async () => {
      const lead = newLead(env());
      const created = (await env().leads.create(lead)).unwrap();
      const moved = { ...lead, facilityId: env().otherAcceptingClub };
      const updated = (await env().leads.updateAbandoned(moved)).unwrap();
      expect(updated.leadTokenId).toBe(created.leadTokenId);
      expect(updated.transactionId).toBe(lead.transactionId);
    });

    it(
      'books a time by transaction, then the same time again, and then another',
      meets('HT-24 LC-25'),
      async () => {
        const { acceptingClub } = env();
        const lead = await aStoredLead(env());
        const [first = '', second = ''] = await openSlots(env(), acceptingClub);
        expect((await book(env(), lead, first)).ok).toBe(true);
        expect((await book(env(), lead, first)).ok).toBe(true);
        expect((await book(env(), lead, second)).ok).toBe(true);
        const open = await openSlots(env(), acceptingClub);
        expect(open).toContain(first);
        expect(open).not.toContain(second);
      },
    );

    it('books a time by token, at the club that it names', meets('HT-24 LC-25'), async () => {
      const { leads, otherAcceptingClub } = env();
      const { leadTokenId } = (await leads.create(newLead(env()))).unwrap();
      const [time = ''] = await openSlots(env(), otherAcceptingClub);
      const booked = await leads.update({
        by: 'token',
        leadTokenId: leadTokenId ?? '',
        facilityId: otherAcceptingClub,
        scheduledVisitTime: time,
        answers: null,
      });
      expect(booked.ok).toBe(true);
      expect(await openSlots(env(), otherAcceptingClub)).not.toContain(time);
    });

    it('a change without a time leaves the visit unchanged', meets('HT-24'), async () => {
      const { leads, acceptingClub } = env();
      const { leadTokenId, ...lead } = await aStoredLead(env());
      const [time = ''] = await openSlots(env(), acceptingClub);
      expect((await book(env(), lead, time)).ok).toBe(true);
      const changed = await leads.update({
        by: 'token',
        leadTokenId: leadTokenId ?? '',
        facilityId: acceptingClub,
        scheduledVisitTime: null,
        answers: [{ answerId: '83', additionalInfo: null }],
      });
      expect(changed.ok).toBe(true);
      expect(await openSlots(env(), acceptingClub)).not.toContain(time);
    });

    it('a survey that names another club leaves the lead’s as it is', meets('PG-374'), async () => {
      const { leads, acceptingClub, otherAcceptingClub } = env();
      const { leadTokenId, ...lead } = await aStoredLead(env());
      const answered = await leads.update({
        by: 'token',
        leadTokenId: leadTokenId ?? '',
        facilityId: otherAcceptingClub,
        scheduledVisitTime: null,
        answers: [{ answerId: '83', additionalInfo: null }],
      });
      expect(answered.ok).toBe(true);
      const [time = ''] = await openSlots(env(), acceptingClub);
      expect((await book(env(), lead, time)).ok).toBe(true);
      expect(await openSlots(env(), acceptingClub)).not.toContain(time);
    });

    it(
      'a time that another lead holds is taken, and both leads keep their own',
      meets('LS-13'),
      async () => {
        const { acceptingClub } = env();
        const [first = '', second = ''] = await openSlots(env(), acceptingClub);
        const holder = await aStoredLead(env());
        const latecomer = await aStoredLead(env());
        expect((await book(env(), holder, first)).ok).toBe(true);
        expect((await book(env(), latecomer, second)).ok).toBe(true);
        expect((await book(env(), latecomer, first)).val).toEqual({ kind: 'slot-taken' });
        const open = await openSlots(env(), acceptingClub);
        expect(open).not.toContain(first);
        expect(open).not.toContain(second);
        expect((await book(env(), holder, first)).ok).toBe(true);
      },
    );

    it('if many leads want one time at once, one gets it', meets('LS-13'), async () => {
      const [time = ''] = await openSlots(env(), env().acceptingClub);
      const rivals = await Promise.all(Array.from({ length: 8 }, () => aStoredLead(env())));
      const answers = await Promise.all(rivals.map((lead) => book(env(), lead, time)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      const losers = answers.filter((answer) => answer.err).map((answer) => answer.val);
      expect(losers).toEqual(Array.from({ length: 7 }, () => ({ kind: 'slot-taken' })));
    });

    it('rejects a time that the club doesn’t offer', meets('HT-24'), async () => {
      const lead = await aStoredLead(env());
      const answer = await book(env(), lead, '2001-01-01T03:33:00Z');
      expect(answer.val).toMatchObject({ kind: 'rejected', code: 'INVALID_FIELD' });
    });

    it('can’t book at a club that takes no appointments', meets('HT-24'), async () => {
      const { leads, acceptingClub, closedClub } = env();
      const { leadTokenId } = await aStoredLead(env());
      const [time = ''] = await openSlots(env(), acceptingClub);
      const answer = await leads.update({
        by: 'token',
        leadTokenId: leadTokenId ?? '',
        facilityId: closedClub,
        scheduledVisitTime: time,
        answers: null,
      });
      expect(answer.val).toMatchObject({ kind: 'rejected', code: 'INVALID_FIELD' });
    });

    it('rejects a change to a club that doesn’t exist', meets('HT-24'), async () => {
      const { leads, noClub } = env();
      const { leadTokenId } = await aStoredLead(env());
      const answer = await leads.update({
        by: 'token',
        leadTokenId: leadTokenId ?? '',
        facilityId: noClub,
        scheduledVisitTime: null,
        answers: null,
      });
      const refusal = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field: 'FacilityId' };
      expect(answer.val).toEqual(refusal);
    });

    it('rejects an unknown lead', meets('HT-24'), async () => {
      const stranger = newLead(env());
      const [time = ''] = await openSlots(env(), env().acceptingClub);
      const booked = await book(env(), stranger, time);
      expect(booked.val).toMatchObject({ kind: 'rejected', status: 404 });
      expect(await openSlots(env(), env().acceptingClub)).toContain(time);
    });

    it(
      'a canceled visit frees its time, and canceling twice succeeds',
      meets('HT-29'),
      async () => {
        const { leads, acceptingClub } = env();
        const lead = await aStoredLead(env());
        const other = await aStoredLead(env());
        const [time = '', stored = ''] = await openSlots(env(), acceptingClub);
        expect((await book(env(), lead, time)).ok).toBe(true);
        expect((await book(env(), other, stored)).ok).toBe(true);
        expect((await leads.cancelVisit(lead)).ok).toBe(true);
        expect((await leads.cancelVisit(lead)).ok).toBe(true);
        const open = await openSlots(env(), acceptingClub);
        expect(open).toContain(time);
        expect(open).not.toContain(stored);
      },
    );

    it('cancels the visit of a lead that its token names', meets('HT-29'), async () => {
      const { leads, acceptingClub, newTransactionId } = env();
      const lead = await aStoredLead(env());
      const [time = ''] = await openSlots(env(), acceptingClub);
      (await book(env(), lead, time)).unwrap();
      const { leadTokenId } = lead;
      const named = { leadTokenId, transactionId: newTransactionId() };
      expect((await leads.cancelVisit(named)).ok).toBe(true);
      expect(await openSlots(env(), acceptingClub)).toContain(time);
      const stranger = await leads.cancelVisit({ ...named, leadTokenId: null });
      expect(stranger.val).toMatchObject({ kind: 'rejected', status: 404 });
    });

    failsAndAborts('creating', env, (all, options) => all.leads.create(newLead(all), options));
    failsAndAbortsAfter('bringing up to date', env, async (all) => {
      const lead = await aStoredLead(all);
      return (options) => all.leads.updateAbandoned(lead, options);
    });
    failsAndAbortsAfter('booking', env, async (all) => {
      const lead = await aStoredLead(all);
      const [time = ''] = await openSlots(all, all.acceptingClub);
      return (options) => book(all, lead, time, options);
    });
    failsAndAbortsAfter('cancelling', env, async (all) => {
      const lead = await aStoredLead(all);
      return (options) => all.leads.cancelVisit(lead, options);
    });
  });
}

function newLead({ acceptingClub, newTransactionId }: LeadsEnvironment): Lead {
  return aLead({ transactionId: newTransactionId(), facilityId: acceptingClub });
}

/** A lead that the back end knows. */
async function aStoredLead(env: LeadsEnvironment): Promise<Lead> {
  const lead = newLead(env);
  const created = (await env.leads.create(lead)).unwrap();
  return { ...lead, leadTokenId: created.leadTokenId };
}

async function expectRefusal(
  env: LeadsEnvironment,
  field: string,
  differences: Partial<Lead>,
): Promise<void> {
  const lead = { ...newLead(env), ...differences };
  const refusal = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field };
  expect((await env.leads.create(lead)).val).toEqual(refusal);
  expect((await env.leads.updateAbandoned(lead)).val).toEqual(refusal);
  expect((await env.countLeads?.(lead.transactionId)) ?? 0).toBe(0);
}

/** Books by transaction, like a first booking. */
function book(
  { leads }: LeadsEnvironment,
  { transactionId }: Pick<Lead, 'transactionId'>,
  time: string,
  options?: CallOptions,
): Promise<Result<void, CallFailure | SlotTaken>> {
  return leads.update(
    {
      by: 'transaction',
      transactionId,
      scheduledVisitTime: time,
      meetingPurpose: 'tour',
      preferredCommunicationMethod: 'Email',
      preferredTimeOfDay: 'Morning',
    },
    options,
  );
}
