// @vitest-environment jsdom
import type { Slot } from '@foyer/core';
import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { beforeAll, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { useEnteredLeadFlow, useLeadFlow } from '../../hooks/use-lead-flow.ts';
import { useStepHeading, useStepHistory } from '../../hooks/use-steps.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { FlowOnScreen, skipButton, visitButton } from '../../testing/open-flow.fake.tsx';
import { LeadFlowScreen } from './lead-flow-screen.tsx';
import { ClubChooser, ConfirmationStep, ContactStep, FlowGuard, Survey } from './parts.tsx';
import type { StepProps } from './step-frame.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

beforeAll(() => installDialogs(window));

const page = { path: '/visit', kind: 'inline' } as const;

/** A team's own times, with no markup of Foyer's. */
function MyTimes({ flow, snapshot }: StepProps): JSX.Element {
  const slots = snapshot.times.plan?.days.flatMap((day) => day.slots) ?? [];
  const take = async (slot: Slot): Promise<void> => {
    flow.selectTime(slot);
    await flow.schedule();
  };
  return (
    <ol>
      {slots.slice(0, 3).map((slot) => (
        <li key={slot.startsAt}>
          <button type="button" onClick={() => void take(slot)}>
            Come at {slot.label}
          </button>
        </li>
      ))}
    </ol>
  );
}

function MyPage(): JSX.Element {
  const { flow, snapshot } = useEnteredLeadFlow({ path: page.path, facilityId: '101' });
  useStepHistory(flow, page, snapshot.ready);
  const { step } = snapshot.state;
  const heading = useStepHeading(step, snapshot.ready);
  return (
    <section aria-label="My visit">
      {step === 0 && <ContactStep />}
      {step === 1 && (
        <>
          <h1 ref={heading}>My times</h1>
          <MyTimes flow={flow} snapshot={snapshot} />
        </>
      )}
      {step === 2 && <ConfirmationStep heading={heading} />}
      <FlowGuard />
    </section>
  );
}

async function open(content: JSX.Element): Promise<FlowOnScreen> {
  const foyer = fakeFoyer({ path: page.path });
  showPage(content, foyer);
  const visitor = new FlowOnScreen(foyer);
  await visitor.until(() => screen.queryByLabelText('First Name'));
  await visitor.pass();
  return visitor;
}

it('AD-41: A page of its own books a visit with Foyer’s steps around its own, at addresses, and asks to stay', async () => {
  const visitor = await open(<MyPage />);
  await visitor.enter();
  await visitor.press(visitButton);
  await visitor.until(() => screen.queryAllByRole('button', { name: /^Come at/ })[0]);
  expect(document.title).toBe('My times | Foyer');
  expect(visitor.foyer.navigation.current()).toBe('/visit/schedule');
  const [first] = screen.getAllByRole('button', { name: /^Come at/ });
  if (first) await visitor.user.click(first);
  await visitor.pass(1000);
  await visitor.until(() => screen.queryByRole('button', { name: /^Add To Calendar/ }));
  expect(visitor.foyer.backEnd.leads[0]?.visit).toBeTruthy();
  expect(visitor.foyer.navigation.current()).toBe('/visit/confirmation');
  await visitor.pass(13 * 60_000);
  await visitor.until(() => screen.queryByRole('dialog', { name: 'Are you still there?' }));
});

it('AD-41: Parts work alone in a provider, and the club that one of them chooses shows in the others', async () => {
  const Answers = (): JSX.Element => {
    const { snapshot } = useLeadFlow();
    return <output>{snapshot.state.personalizeOptions.length} answers</output>;
  };
  const visitor = await open(
    <>
      <ContactStep />
      <ClubChooser />
      <Survey />
      <Answers />
    </>,
  );
  expect(visitor.foyer.flow.getSnapshot().ready).toBe(true);
  await visitor.until(() => screen.queryByRole('button', { name: /^Brooklyn Heights/ }));
  await visitor.press(/^Brooklyn Heights/);
  expect(screen.getByRole('group', { name: 'Club' }).textContent).toContain('Brooklyn Heights');
  await visitor.press('Help us tailor your visit');
  await visitor.user.click(screen.getByRole('checkbox', { name: 'Personal Training' }));
  expect(screen.getByText('1 answers')).toBeTruthy();
});

it.each([
  ['Contact', 0],
  ['Schedule', 1],
  ['Confirmation', 2],
] as const)('AD-41: An app replaces the step %s', async (name, step) => {
  const Mine = ({ snapshot, heading }: StepProps): JSX.Element => (
    <h1 ref={heading} tabIndex={-1}>
      My step {snapshot.state.step}
    </h1>
  );
  const foyer = fakeFoyer({ path: page.path });
  const visitor = new FlowOnScreen(foyer);
  showPage(<LeadFlowScreen page={page} components={{ [name]: Mine }} />, foyer);
  await visitor.pass();
  if (step > 0) {
    await visitor.chooseClub('101');
    await visitor.enter();
    await visitor.press(visitButton);
  }
  if (step > 1) {
    await visitor.until(() => screen.queryByRole('button', { name: skipButton }));
    await visitor.press(skipButton);
  }
  await visitor.until(() => screen.queryByRole('heading', { name: `My step ${step}` }));
  expect(visitor.heading.textContent).toBe(`My step ${step}`);
});
