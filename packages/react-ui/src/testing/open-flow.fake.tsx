import type { ContactInput, FlowPage } from '@foyer/core';
import { settle } from '@foyer/core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type JSX, StrictMode } from 'react';
import { afterEach, vi } from 'vitest';

import { fakeFoyer, type FakeFoyer, type FakeFoyerOptions } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import type { Language } from '../locale/language.ts';
import { LeadFlowScreen, type LeadFlowScreenProps } from '../screens/lead-flow-screen.tsx';
import type { VirtualClock } from '@foyer/core/testing';

afterEach(cleanup);

export const ada: Partial<ContactInput> = {
  first_name: 'Ada',
  last_name: 'Byron',
  email_address: 'ada.byron@mail.example',
  phone_number: '212-555-0123',
};

/** The way to a visit, by either of its names. LC-04 */
export const visitButton: RegExp = /^(?:Visit A Club|Schedule a VIP Guided Tour)$/;

/** The way past the times, in either variant. LS-04 */
export const skipButton: RegExp = /^(?:Skip Appointment|Not ready to schedule yet\? Skip for now)$/;

/** A visitor before the lead flow's screen, in StrictMode, as a browser runs it in development. */
export class FlowOnScreen {
  readonly foyer: FakeFoyer;
  readonly user: UserEvent;
  /** The same screens in another language; English for null. */
  readonly speak: (language: Language | null) => void;

  constructor(foyer: FakeFoyer, speak: (language: Language | null) => void = () => undefined) {
    this.foyer = foyer;
    this.speak = speak;
    this.user = userEvent.setup();
  }

  /** Lets `ms` of the flow's time pass, and what waits for it settle. */
  async pass(ms = 0): Promise<void> {
    await act(() => this.foyer.clock.advanceAndSettle(ms));
    // Parts that are fetched: a turn of the real event loop each.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }

  /** Presses a button by its name and lets the flow act on it. */
  async press(name: string | RegExp): Promise<void> {
    await this.user.click(screen.getByRole('button', { name }));
    await this.pass(200);
  }

  async enter(input: Partial<ContactInput> = ada): Promise<void> {
    await act(async () => {
      for (const [field, value] of Object.entries(input)) {
        this.foyer.flow.changeField(field as keyof ContactInput, value);
      }
      await settle();
    });
  }

  async chooseClub(facilityId: string): Promise<void> {
    await act(() => this.foyer.flow.chooseClub(this.foyer.club(facilityId)));
  }

  /** To the schedule step at that club. */
  async toSchedule(facilityId = '101'): Promise<void> {
    await this.chooseClub(facilityId);
    await this.enter();
    await this.press(visitButton);
    await this.until(() => screen.queryByRole('button', { name: skipButton }));
  }

  /** Turns the event loop until something is there: for parts that are fetched, however long that takes. */
  async until(found: () => unknown): Promise<void> {
    for (let turn = 0; turn < 200 && !found(); turn += 1) {
      // One turn after the other is the point here.
      // oxlint-disable-next-line no-await-in-loop
      await act(() => vi.dynamicImportSettled());
      // oxlint-disable-next-line no-await-in-loop
      await this.pass();
    }
  }

  /** The step's heading. */
  get heading(): HTMLElement {
    return screen.getByRole('heading', { level: 1 });
  }
}

const membershipPage: FlowPage = { path: '/membership', kind: 'inline' };

/** Opens a page that shows the lead flow. */
export async function openFlow(
  options: FakeFoyerOptions<VirtualClock> &
    Partial<LeadFlowScreenProps> & { foyer?: FakeFoyer; language?: Language } = {},
): Promise<FlowOnScreen> {
  const { page = membershipPage, arrival = {}, keepsHistory = true } = options;
  const { offersGuided = page.kind === 'inline', foyer = fakeFoyer(options) } = options;
  const shown = (language: Language | null): JSX.Element => (
    <StrictMode>
      <FoyerProvider container={foyer.container} {...(language && { language })}>
        <LeadFlowScreen
          page={page}
          arrival={arrival}
          keepsHistory={keepsHistory}
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
