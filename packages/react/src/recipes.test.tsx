// @vitest-environment jsdom
import { type CallFailure, Err, type LeadRepository, Ok, type Result } from '@foyer/core';
import type { CreatedLead, Lead, ResidentialLead } from '@foyer/core/lead';
import {
  FakeBackEnd,
  FakeClubRepository,
  FakeConsentLog,
  FakeOpenTimesRepository,
  FakeVisitConfigurationRepository,
  VirtualClock,
} from '@foyer/core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { createFoyer, FoyerProvider, LeadFlow, type StepProps } from './index.ts';
import { fillContact } from './testing/fill-contact.fake.ts';

afterEach(cleanup);

const MyConfirmation = ({ flow, snapshot, heading }: StepProps): JSX.Element => {
  const { contactInput, scheduledFacility, submittedAppointment } = snapshot.state;
  return (
    <section>
      <h1 ref={heading} tabIndex={-1}>
        See you soon, {contactInput.first_name}
      </h1>
      <p>{scheduledFacility?.name}</p>
      {submittedAppointment && <time>{submittedAppointment.startsAt}</time>}
      <button type="button" onClick={() => flow.startOver()}>
        Book another visit
      </button>
    </section>
  );
};

async function call(
  method: string,
  path: string,
  body: object,
): Promise<Result<void, CallFailure>> {
  try {
    const { ok, status } = await fetch(`https://crm.club.example${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ok ? Ok(undefined) : Err({ kind: 'rejected', status, code: null, field: null });
  } catch {
    return Err({ kind: 'network' });
  }
}

async function record(lead: Lead | ResidentialLead): Promise<Result<CreatedLead, CallFailure>> {
  const { transactionId } = lead;
  const recorded = await call('PUT', `/prospects/${transactionId}`, lead);
  return recorded.map(() => ({
    transactionId,
    leadTokenId: transactionId,
    associationToken: null,
  }));
}

const crm: LeadRepository = {
  create: record,
  createResidential: record,
  updateAbandoned: record,
  async update(change) {
    const id = change.by === 'token' ? change.leadTokenId : change.transactionId;
    const sent = await call('PATCH', `/prospects/${id}`, change);
    const isTaken = sent.err && sent.val.kind === 'rejected' && sent.val.status === 409;
    return isTaken ? Err({ kind: 'slot-taken' }) : sent;
  },
  cancelVisit: ({ transactionId }) => call('DELETE', `/prospects/${transactionId}/visit`, {}),
};

/** Everything but the leads, in memory, on a clock that the test moves. */
function inMemory() {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  const ports = {
    clock,
    clubs: new FakeClubRepository(backEnd),
    configuration: new FakeVisitConfigurationRepository(backEnd),
    consentLog: new FakeConsentLog(backEnd),
    openTimes: new FakeOpenTimesRepository(backEnd),
  };
  return { clock, ports };
}

it('AD-45: The recipes for React book a visit in a CRM, show a confirmation of the app’s own, and need no real time', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${new URL(address).pathname.replace(/[0-9a-f-]{36}/, 'id')}`);
    return new Response(null, { status: 204 });
  });
  const user = userEvent.setup();
  const { clock, ports } = inMemory();
  const foyer = createFoyer({ ports: { ...ports, leads: crm } });
  render(
    <FoyerProvider foyer={foyer}>
      <LeadFlow facilityId="101" components={{ Confirmation: MyConfirmation }} />
    </FoyerProvider>,
  );
  // What the flow waits for passes at once: calls, their retries, and pauses between steps.
  const until = (name: string | RegExp): Promise<void> =>
    vi.waitFor(async () => {
      await act(() => clock.advanceAndSettle(1000));
      screen.getByRole('heading', { name });
    });

  await fillContact(user);
  await user.click(screen.getByRole('button', { name: /^Book/ }));
  await until('When would you like to visit?');
  const [time] = screen.getAllByRole('radio', { name: /\d:\d\d [AP]M/ });
  if (time) await user.click(time);
  await user.click(screen.getByRole('button', { name: /^Schedule/ }));
  await until('See you soon, Ada');
  expect(requests).toEqual(['PUT /prospects/id', 'PATCH /prospects/id']);
});
