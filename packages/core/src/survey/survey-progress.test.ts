import { describe, expect, it } from 'vitest';

import { facilityId } from '../../testing/builders/club.builder.ts';
import { FakeLeadRepository } from '../../testing/fakes/lead-repository.fake.ts';
import { aLead } from '../../testing/builders/lead.builder.ts';
import { FakeLogger } from '../../testing/fakes/logger.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { SurveyProgress, type SurveyProgressInput } from './survey-progress.ts';

const answers = [
  { answerId: 94, additionalInfo: 'Climbing', categoryId: null },
  { answerId: 98, additionalInfo: null, categoryId: null },
  { answerId: 101, additionalInfo: null, categoryId: null },
  { answerId: 119, additionalInfo: null, categoryId: null },
];

function aSurvey() {
  const backEnd = new FakeBackEnd();
  const leads = new FakeLeadRepository(backEnd);
  const logger = new FakeLogger();
  const { leadTokenId } = backEnd.saveLead(aLead());
  const input = (step: number): SurveyProgressInput => ({
    variant: 'classic',
    step,
    answers,
    leadTokenId,
    facilityId: facilityId('101'),
  });
  return { backEnd, leads, logger, input, survey: new SurveyProgress(leads, logger) };
}

describe('SurveyProgress', () => {
  it('SV-01 goes from 1 to 5, one step at a time', async () => {
    const { survey, input } = aSurvey();
    const steps = await Promise.all([1, 2, 3, 4, 5].map((step) => survey.execute(input(step))));
    expect(steps.map((one) => one.unwrap())).toEqual([2, 3, 4, 5, 5]);
  });

  it('SV-04 stays on a step that needs an answer', async () => {
    const { survey, input } = aSurvey();
    const moved = await survey.execute({ ...input(2), answers: [] });
    expect(moved.val).toEqual({ kind: 'unanswered' });
  });

  it('SV-06 sends the answers with the lead update at Submit, and not before', async () => {
    const { survey, input, backEnd, leads } = aSurvey();
    await survey.execute(input(3));
    expect(leads.faults.count('update')).toBe(0);
    await survey.execute(input(4));
    expect(backEnd.leads[0]?.answers).toEqual(
      expect.arrayContaining([
        { answerId: '94', additionalInfo: 'Climbing' },
        { answerId: '119', additionalInfo: null },
      ]),
    );
  });

  it('SV-06 stays on the step after a failed call, and allows another try', async () => {
    const { survey, input, leads } = aSurvey();
    leads.faults.failNext('update', { kind: 'timeout' });
    expect((await survey.execute(input(4))).val).toEqual({ kind: 'timeout' });
    expect((await survey.execute(input(4))).unwrap()).toBe(5);
  });

  it('AN-03 logs a lead without a token and lets the visitor continue', async () => {
    const { survey, input, logger, leads } = aSurvey();
    expect((await survey.execute({ ...input(4), leadTokenId: null })).unwrap()).toBe(5);
    expect(logger.entries.map(({ event }) => event)).toEqual(['survey-without-token']);
    expect(leads.faults.count('update')).toBe(0);
  });
});
