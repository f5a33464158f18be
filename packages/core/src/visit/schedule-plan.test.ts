import { describe, expect, it } from 'vitest';

import { aClub } from '../../testing/builders/club.builder.ts';
import { aLead } from '../../testing/builders/lead.builder.ts';
import type { LeadUpdate } from '../lead/lead.ts';
import { FakeLeadRepository } from '../../testing/fakes/lead-repository.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { FakeOpenTimesRepository } from '../../testing/fakes/back-end-repositories.fake.ts';
import { type BookInput, SchedulePlan } from './schedule-plan.ts';

const club = aClub();

async function anAgenda() {
  const backEnd = new FakeBackEnd();
  const leads = new FakeLeadRepository(backEnd);
  const openTimes = new FakeOpenTimesRepository(backEnd);
  const { leadTokenId } = backEnd.saveLead(aLead());
  const updates: LeadUpdate[] = [];
  const watched: typeof leads.update = (update, options) => {
    updates.push(update);
    return leads.update(update, options);
  };
  const schedulePlan = new SchedulePlan(
    openTimes,
    {
      update: watched,
      create: leads.create.bind(leads),
      createResidential: leads.createResidential.bind(leads),
      updateAbandoned: leads.updateAbandoned.bind(leads),
      cancelVisit: leads.cancelVisit.bind(leads),
    },
    backEnd.clock,
  );
  const plan = (await schedulePlan.execute({ club, purpose: 'tour', blackoutDates: [] })).unwrap();
  const slot = plan.days[1]?.slots[0];
  if (slot === undefined) throw new Error('The fake club has times tomorrow.');
  const booking: BookInput = {
    club,
    slot,
    leadTokenId,
    transactionId: aLead().transactionId,
    meetingPurpose: 'tour',
    receiveTextAlerts: true,
  };
  return { backEnd, leads, openTimes, updates, schedulePlan, plan, slot, booking };
}

describe('SchedulePlan', () => {
  it('LS-02 lays out the club’s days and times from today on', async () => {
    const { plan } = await anAgenda();
    expect(plan.today).toBe('2026-11-20');
    expect(plan.days[0]?.openCount).toBe(0);
    expect(plan.days[1]?.slots[0]).toEqual({
      startsAt: '2026-11-21T09:00:00-05:00',
      date: '2026-11-21',
      label: '9:00 AM',
      available: true,
    });
  });

  it('LS-08 a first booking sends the purpose and goes by transaction id', async () => {
    const { backEnd, updates, schedulePlan, booking } = await anAgenda();
    expect((await schedulePlan.book(booking)).ok).toBe(true);
    expect(updates).toEqual([
      {
        by: 'transaction',
        transactionId: booking.transactionId,
        scheduledVisitTime: '2026-11-21T09:00:00-05:00',
        meetingPurpose: 'tour',
        preferredCommunicationMethod: 'Text',
        preferredTimeOfDay: 'Morning',
      },
    ]);
    expect(backEnd.leads[0]).toMatchObject({
      meetingPurpose: 'tour',
      visit: { facilityId: '101' },
    });
  });

  it.each([
    ['2026-11-21T11:59:00-05:00', 'Morning'],
    ['2026-11-21T12:00:00-05:00', 'Afternoon'],
    ['2026-11-21T16:59:00-05:00', 'Afternoon'],
    ['2026-11-21T17:00:00-05:00', 'Evening'],
    // The part of day follows the club's clock, regardless of the offset that was sent.
    ['2026-11-21T21:30:00Z', 'Afternoon'],
  ])('LC-25 a booking at %s prefers the %s', async (startsAt, preferred) => {
    const { updates, schedulePlan, slot, booking } = await anAgenda();
    await schedulePlan.book({ ...booking, slot: { ...slot, startsAt } });
    expect(updates).toMatchObject([{ preferredTimeOfDay: preferred }]);
  });

  it('LC-25 a visitor who declines text messages gets e-mail', async () => {
    const { updates, schedulePlan, booking } = await anAgenda();
    await schedulePlan.book({ ...booking, receiveTextAlerts: false });
    expect(updates).toMatchObject([{ preferredCommunicationMethod: 'Email' }]);
  });

  it('LS-08 a first booking without a token goes by transaction id, with or without a purpose', async () => {
    const { updates, schedulePlan, booking } = await anAgenda();
    await schedulePlan.book({ ...booking, leadTokenId: null, meetingPurpose: null });
    expect(updates).toMatchObject([{ by: 'transaction', meetingPurpose: null }]);
  });

  it('LC-25 a later booking goes by token and includes the club', async () => {
    const { updates, schedulePlan, booking } = await anAgenda();
    await schedulePlan.book({ ...booking, meetingPurpose: null });
    expect(updates).toEqual([
      {
        by: 'token',
        leadTokenId: booking.leadTokenId,
        facilityId: '101',
        scheduledVisitTime: '2026-11-21T09:00:00-05:00',
        answers: null,
      },
    ]);
  });

  it('LS-13 reports a time that someone else just took separately from other failures', async () => {
    const { backEnd, leads, schedulePlan, slot, booking } = await anAgenda();
    backEnd.takeSlot(club.facilityId, slot.startsAt);
    expect((await schedulePlan.book(booking)).val).toEqual({ kind: 'slot-taken' });
    leads.faults.failNext('update', { kind: 'timeout' });
    expect((await schedulePlan.book(booking)).val).toEqual({ kind: 'timeout' });
  });

  it('LC-17 booking again after a lost response books once', async () => {
    const { leads, schedulePlan, booking } = await anAgenda();
    leads.faults.failNext('update', { kind: 'network' }, { takesEffect: true });
    expect((await schedulePlan.book(booking)).err).toBe(true);
    expect((await schedulePlan.book(booking)).ok).toBe(true);
  });

  it('LS-09 a failed load of the times is a failure, not an empty plan', async () => {
    const { openTimes, schedulePlan } = await anAgenda();
    openTimes.faults.failNext('forClub', { kind: 'server-error', status: 503 });
    const answer = await schedulePlan.execute({ club, purpose: 'tour', blackoutDates: [] });
    expect(answer.val).toEqual({ kind: 'server-error', status: 503 });
  });
});
