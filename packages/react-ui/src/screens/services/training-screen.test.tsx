// @vitest-environment jsdom
import { defaultAssessmentIds } from '@foyer/core/training';
import { type FakeLogger } from '@foyer/core/testing';
import { aMember, aSparseMember, aTraining } from '@foyer/core/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { trainingCopy } from '../../copy/services.ts';
import { portTokens } from '../../di/tokens.ts';
import { ServicesOnScreen } from '../../testing/open-services.fake.tsx';
import { TrainingScreen } from './training-screen.tsx';

afterEach(cleanup);

async function open(
  set: ConstructorParameters<typeof ServicesOnScreen>[1] = () => undefined,
  memberId = aMember().memberId,
  of = <TrainingScreen />,
): Promise<ServicesOnScreen> {
  const page = new ServicesOnScreen(of, (account, foyer) => {
    account.signIn(memberId);
    set(account, foyer);
  });
  await page.settle();
  return page;
}

const part = (name: string): HTMLElement => screen.getByRole('region', { name });
const assessments = 'Your assessments';
const questions = 'Before your first assessment';
const body = 'Your body composition';

describe('the training page', () => {
  it('PT-05 PT-02 PT-03 PT-04 describes the member’s values in text and names the sources', async () => {
    await open();
    const pictures = within(part(body)).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
      '24.3%. In the healthy range: 21 to under 33%.',
      '52.1%. In the usual range: 41 to under 61%.',
      '58 bpm. Athletic: below 60 bpm.',
      '118 mmHg. Normal: below 120 mmHg.',
      '76 mmHg. Normal: below 80 mmHg.',
    ]);
    expect(within(part(body)).getByText(/^Measured on November 2, 2026\./)).toBeTruthy();
    expect(within(part(body)).getByText(/ACC\/AHA guideline/)).toBeTruthy();
  });

  it('PT-02 shows the target heart rates for the member’s age and names the source', async () => {
    await open();
    expect(screen.getByText('Based on age 38. Adjust for how you feel.')).toBeTruthy();
    expect(screen.getByText('91 to 127')).toBeTruthy();
    expect(screen.getByText(/Target Heart Rates Chart/)).toBeTruthy();
  });

  it('PT-05 shows no heart rates for members under 18 or of unknown age', async () => {
    for (const age of [null, 16]) {
      await open(({ training }) => {
        const of = aTraining();
        const summary = of.summary && { ...of.summary, person: { age, sex: null } };
        training.trainings.set(aMember().memberId, { ...of, summary });
      });
      expect(screen.queryByText('Target heart rate')).toBeNull();
      cleanup();
    }
  });

  it('PT-01 PT-05 lists the nine assessments by name, with their date and trainer', async () => {
    await open(({ training }) => {
      const of = aTraining();
      const earlier = of.assessments?.map((one) => ({
        ...one,
        takenOn: one.takenOn.subtract({ years: 1 }),
      }));
      training.trainings.set(aMember().memberId, {
        ...of,
        assessments: [...(earlier ?? []), ...(of.assessments ?? [])],
      });
    });
    const names = within(part(assessments)).getAllByRole('term');
    expect(names).toHaveLength(9);
    const goals = within(part(assessments)).getByText('Goals').parentElement;
    expect(goals?.textContent).toBe(
      'GoalsSeptember 14, 2026with Robin, 2 times since September 14, 2025',
    );
    expect(within(part(assessments)).getAllByText('Not done')).toHaveLength(7);
  });

  it('PT-05 HT-39 HT-40 shows the questions with the member’s answers as text', async () => {
    await open();
    const asked = within(part(questions));
    expect(asked.getByText('What would you like to reach?').nextSibling?.textContent).toBe(
      'Get stronger',
    );
    expect(asked.getByText('Not answered')).toBeTruthy();
    expect(asked.getByText(/Your answers so far/)).toBeTruthy();
  });

  it('PT-05 shows a member without a trainer the questions, what to bring, and how to start', async () => {
    await open(undefined, aSparseMember().memberId);
    expect(screen.getByRole('heading', { name: 'You don’t have a trainer yet' })).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Explore personal training' }).getAttribute('href'),
    ).toBe('/personaltraining');
    expect(within(part(body)).getByText(/No measurements yet/)).toBeTruthy();
    expect(within(part(assessments)).getAllByText('Not done')).toHaveLength(9);
    expect(within(part(questions)).getByText(/Bring workout shoes/)).toBeTruthy();
    expect(within(part(questions)).getByText('Get stronger · Lose weight')).toBeTruthy();
  });

  it.each([
    ['summary', body],
    ['assessments', assessments],
    ['preQuestionnaire', questions],
    ['preAssessmentAnswers', questions],
  ] as const)(
    'AC-02 PT-05 keeps the other sections and offers a retry when %s fails',
    async (call, title) => {
      const page = await open(({ training }) => {
        training.faults.failNext(call, { kind: 'timeout' }, { times: 2 });
      });
      const problems = screen.getAllByText('We couldn’t load this part of your training.');
      expect(problems).toHaveLength(1);
      expect(part(title).contains(problems[0] ?? null)).toBe(true);
      expect(screen.queryByText('You don’t have a trainer yet')).toBeNull();
      await page.press('Try again');
      expect(screen.queryByText('We couldn’t load this part of your training.')).toBeNull();
    },
  );

  it('PT-05 HT-40 shows the questions without answers and does not treat the member as new when the answers fail', async () => {
    await open(({ training }) => {
      training.faults.failNext('preAssessmentAnswers', { kind: 'timeout' }, { times: 2 });
    });
    expect(within(part(questions)).getByText('What would you like to reach?')).toBeTruthy();
    expect(within(part(questions)).queryByText(/Bring workout shoes/)).toBeNull();
  });

  it('PT-05 treats nobody as new while their data is unknown', async () => {
    const page = await open(({ training }) => {
      for (const call of ['preAssessmentAnswers', 'assessments', 'summary'] as const) {
        training.faults.delayNext(call, 3_000);
        training.faults.failNext(call, { kind: 'timeout' }, { delayMs: 3_000 });
      }
    });
    const { newcomer } = trainingCopy;
    expect(screen.queryByText(newcomer)).toBeNull();
    await page.settle(3_000);
    expect(screen.getAllByText('We couldn’t load this part of your training.')).toHaveLength(3);
    expect(screen.queryByText(newcomer)).toBeNull();
  });

  it('PT-05 shows each section as soon as it has loaded and says what is still loading', async () => {
    const page = await open(({ training }) => {
      training.faults.delayNext('assessments', 11_000, { times: 2 });
    });
    expect(screen.getByText('Body fat')).toBeTruthy();
    expect(within(part(assessments)).getByText('Loading your assessments…')).toBeTruthy();
    await page.settle(10_000);
    expect(within(part(assessments)).getByRole('button', { name: 'Try again' })).toBeTruthy();
    await page.settle(1_000);
    expect(within(part(assessments)).getByText('Goals')).toBeTruthy();
  });

  it('AC-06 ends the session when its token is no longer valid', async () => {
    const { account } = await open(({ members }) => members.endSessions(aMember().memberId));
    expect(account.session.getSnapshot().status).toBe('expired');
  });

  it('PT-01 logs invalid ids and still lists the assessments', async () => {
    const ids = { ...defaultAssessmentIds, Goals: 1 };
    const page = await open(undefined, undefined, <TrainingScreen assessmentIds={ids} />);
    const logger = page.foyer.container.get(portTokens.logger) as FakeLogger;
    expect(logger.entries).toContainEqual({
      level: 'error',
      event: 'assessments-misconfigured',
      fields: { name: 'Goals', problem: 'out-of-range' },
    });
    expect(within(part(assessments)).getByText('Other assessment')).toBeTruthy();
  });
});
