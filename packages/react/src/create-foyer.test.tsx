// @vitest-environment jsdom
import { SystemClock } from '@foyer/adapters-browser';
import { defaultConsentSettings } from '@foyer/core/consents';
import {
  FakeBackEnd,
  FakeClubRepository,
  FakeConsentLog,
  FakeLeadRepository,
  FakeOpenTimesRepository,
  FakeReferralRepository,
  FakeVisitConfigurationRepository,
} from '@foyer/core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  type BookedVisit,
  createFoyer,
  type FoyerOptions,
  FoyerProvider,
  type FoyerRouter,
  LeadFlow,
  type LeadFlowProps,
  portTokens,
  type StepProps,
} from './index.ts';
import { fillContact } from './testing/fill-contact.fake.ts';

/** The ports of a team whose CRM is not Foyer's reference API. */
function ownCrm() {
  const backEnd = new FakeBackEnd({ clock: new SystemClock() });
  const ports = {
    clubs: new FakeClubRepository(backEnd),
    configuration: new FakeVisitConfigurationRepository(backEnd),
    consentLog: new FakeConsentLog(backEnd),
    leads: new FakeLeadRepository(backEnd),
    openTimes: new FakeOpenTimesRepository(backEnd),
    referrals: new FakeReferralRepository(backEnd),
  };
  return { backEnd, ports };
}

function open(options: FoyerOptions, props: LeadFlowProps = {}, router?: FoyerRouter): void {
  const foyer = createFoyer(options);
  render(
    <StrictMode>
      <FoyerProvider foyer={foyer} {...(router && { router })}>
        <LeadFlow facilityId="101" {...props} />
      </FoyerProvider>
    </StrictMode>,
  );
}

async function book(): Promise<void> {
  const user = userEvent.setup();
  await fillContact(user);
  await user.click(await screen.findByRole('button', { name: /^Book/ }));
  await screen.findByRole('heading', { name: 'When would you like to visit?' });
  const times = await screen.findAllByRole<HTMLInputElement>('radio', { name: /\d:\d\d [AP]M/ });
  const [time] = times.filter(({ disabled }) => !disabled);
  if (time) await user.click(time);
  await user.click(screen.getByRole('button', { name: /^Schedule a Visit/ }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // jsdom doesn't implement it.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('createFoyer', () => {
  it('AD-06 AD-12: Books a visit over your own ports, tells the page, and shows your own confirmation at its address', async () => {
    const { backEnd, ports } = ownCrm();
    const onBooked = vi.fn<(visit: BookedVisit) => void>();
    const visitBooked = vi.fn<(event: { readonly facilityId: string }) => void>();
    const Confirmation = ({ snapshot }: StepProps): JSX.Element => (
      <h1>See you, {snapshot.state.contactInput.first_name}</h1>
    );
    const router = { push: vi.fn<() => void>(), replace: vi.fn<() => void>() };
    open(
      { ports, on: { visit_booked: visitBooked } },
      { onBooked, components: { Confirmation } },
      router,
    );
    await book();
    expect(await screen.findByRole('heading', { name: 'See you, Ada' })).toBeTruthy();
    const [lead] = backEnd.leads;
    expect(onBooked.mock.calls).toEqual([
      [
        {
          facilityId: '101',
          purpose: 'tour',
          startsAt: lead?.visit?.time,
          transactionId: lead?.lead.transactionId,
        },
      ],
    ]);
    expect(visitBooked.mock.calls[0]?.[0].facilityId).toBe('101');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/confirmation'));
    expect(router.push).not.toHaveBeenCalled();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('OP-129 the texts of consents name the product, unless the settings name another sender', () => {
    const senderOf = (options: FoyerOptions) =>
      createFoyer(options).container.get(portTokens.settings).consents.sender;
    expect(senderOf({ product: 'Northlight' })).toBe('Northlight');
    const consents = { ...defaultConsentSettings, sender: 'Northlight Clubs Ltd.' };
    expect(senderOf({ product: 'Northlight', settings: { consents } })).toBe(
      'Northlight Clubs Ltd.',
    );
  });

  it('AD-02 a handler that throws stops neither the others nor the visitor', () => {
    const later: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (task: unknown) => void later.push(task));
    const seen = vi.fn<() => void>();
    const foyer = createFoyer({
      on: {
        flow_started() {
          throw new Error('mistake');
        },
      },
    });
    foyer.on('flow_started', seen);
    foyer.container.get(portTokens.analytics).record({ name: 'flow_started', flow: 'lead' });
    expect(seen).toHaveBeenCalledOnce();
    expect(later).toHaveLength(1);
  });

  it('AD-07 says which port has an unknown name or no value', () => {
    const misspelled = { lead: {} } as FoyerOptions['ports'];
    expect(() => createFoyer({ ports: misspelled ?? {} })).toThrow(
      /^Foyer has no port "lead"\. It has: .*leads/,
    );
    const missing = { leads: undefined } as unknown as FoyerOptions['ports'];
    expect(() => createFoyer({ ports: missing ?? {} })).toThrow('The port "leads" is undefined.');
  });

  it('AD-07 says what is missing around a screen', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<LeadFlow />)).toThrow(
      'Foyer screens must be rendered inside a FoyerProvider.',
    );
  });

  it.each([
    [false, []],
    [true, ['foyer: step contact']],
  ])('AD-08 explains what happens on the console only with debug: %s', async (debug, expected) => {
    const lines: string[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
    }
    const { ports } = ownCrm();
    ports.clubs.faults.failNext('byId', { kind: 'network' }, { times: 9 });
    open({ api: 'http://127.0.0.1:9', debug, ports });
    await screen.findByText(/error has occurred/i);
    expect(lines.filter((line) => !debug || line.startsWith('foyer: step'))).toEqual(expected);
  });
});
