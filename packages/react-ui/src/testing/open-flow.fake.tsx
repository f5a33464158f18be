import type { ContactInput, LeadFlow } from '@foyer/core';
import type { FlowPage } from '@foyer/core/lead';
import { settle } from '@foyer/core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type JSX, StrictMode } from 'react';
import { afterEach, vi } from 'vitest';

import { fakeFoyer, type FakeFoyer, type FakeFoyerOptions, typeInto } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import type { Language } from '../locale/language.ts';
import { LeadFlowScreen, type LeadFlowScreenProps } from '../screens/lead/lead-flow-screen.tsx';
import type { VirtualClock } from '@foyer/core/testing';

afterEach(cleanup);

export const ada: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  phone_number: '212-555-0123',
};

/** The button for booking a visit, by either of its names. */
export const visitButton: RegExp = /^(?:Visit A Club|Schedule a VIP Guided Tour)$/;

/** The button for skipping the times, in either variant. */
export const skipButton: RegExp = /^(?:Skip Appointment|Not ready to schedule yet\? Skip for now)$/;

/** A visitor on the lead flow's screen, in StrictMode as in development. */
export class FlowOnScreen {
  readonly foyer: FakeFoyer;
  readonly user: UserEvent;
  /** Shows the same screens in another language; English for null. */
  readonly speak: (language: Language | null) => void;

  constructor(foyer: FakeFoyer, speak: (language: Language | null) => void = () => undefined) {
    this.foyer = foyer;
    this.speak = speak;
    this.user = userEvent.setup();
  }

  /** Advances the flow's clock by `ms` milliseconds and waits for the effects. */
  async pass(ms = 0): Promise<void> {
    await act(() => this.foyer.clock.advanceAndSettle(ms));
    // Lazy parts need a turn of the real event loop.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }

  /** Advances the flow's clock by `ms` milliseconds, without rendering each second of a countdown. */
  async skip(ms: number): Promise<void> {
    act(() => this.foyer.clock.advance(ms));
    await this.pass();
  }

  /** Presses a button by its name and waits for the flow. */
  async press(name: string | RegExp): Promise<void> {
    await this.user.click(screen.getByRole('button', { name }));
    await this.pass(200);
  }

  /** The flow that the visitor is in. */
  get form(): Pick<LeadFlow, 'changeField' | 'chooseClub'> {
    return this.foyer.flow;
  }

  async enter(input: Partial<ContactInput> = ada): Promise<void> {
    await act(async () => {
      typeInto(this.form, input);
      await settle();
    });
  }

  async chooseClub(facilityId: string): Promise<void> {
    await act(() => this.form.chooseClub(this.foyer.club(facilityId)));
  }

  async toSchedule(facilityId = '101'): Promise<void> {
    await this.chooseClub(facilityId);
    await this.enter();
    await this.press(visitButton);
    await this.until(() => screen.queryByRole('button', { name: skipButton }));
  }

  /** Turns the event loop until something appears, for lazy parts that take any number of turns. */
  async until(found: () => unknown): Promise<void> {
    for (let turn = 0; turn < 200 && !found(); turn += 1) {
      await act(() => vi.dynamicImportSettled());
      await this.pass();
    }
  }

  get heading(): HTMLElement {
    return screen.getByRole('heading', { level: 1 });
  }
}

/** Submits Ada's contact for a visit at club 101 before any screen shows, so that a test can begin at the times. */
export async function goToTimes(foyer: FakeFoyer): Promise<void> {
  const { flow, clock } = foyer;
  await clock.during(flow.enter({ path: membershipPage.path }));
  await clock.during(flow.chooseClub(foyer.club('101')));
  typeInto(flow, ada);
  await clock.during(flow.submitVisit());
}

const membershipPage: FlowPage = { path: '/membership', kind: 'inline' };

export async function openFlow(
  options: FakeFoyerOptions<VirtualClock> &
    Partial<LeadFlowScreenProps> & { foyer?: FakeFoyer; language?: Language } = {},
): Promise<FlowOnScreen> {
  const { page = membershipPage, arrival = {}, usesHistory = true } = options;
  const { offersGuided = page.kind === 'inline', foyer = fakeFoyer(options) } = options;
  const shown = (language: Language | null): JSX.Element => (
    <StrictMode>
      <FoyerProvider container={foyer.container} {...(language && { language })}>
        <LeadFlowScreen
          page={page}
          arrival={arrival}
          usesHistory={usesHistory}
          offersGuided={offersGuided}
        />
      </FoyerProvider>
    </StrictMode>
  );
  const { rerender } = render(shown(options.language ?? null));
  const flow = new FlowOnScreen(foyer, (language) => rerender(shown(language)));
  await flow.pass();
  return flow;
}

/** Opens the flow at the times of club 101, without the way there through the contact step. */
export async function openTimes(
  options: FakeFoyerOptions<VirtualClock> & { foyer?: FakeFoyer } = {},
): Promise<FlowOnScreen> {
  const { foyer = fakeFoyer(options) } = options;
  await goToTimes(foyer);
  const page = await openFlow({ foyer });
  await page.until(() => screen.queryByRole('button', { name: skipButton }));
  return page;
}
