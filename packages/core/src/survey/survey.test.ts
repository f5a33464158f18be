import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canContinueSurvey,
  explainOther,
  type SurveyAnswer,
  SurveyProgress,
  type SurveyProgressInput,
  type SurveyVariant,
  toggleAnswer,
} from './survey.ts';
import {
  chosenClasses,
  questionOf,
  surveyGroups,
  surveyInWords,
  surveyQuestions,
} from './survey-texts.ts';
import { facilityId } from '../../testing/builders/club.builder.ts';
import { FakeLeadRepository } from '../../testing/fakes/lead-repository.fake.ts';
import { aLead } from '../../testing/builders/lead.builder.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';

function answer(
  ids: readonly number[],
  variant: SurveyVariant = 'classic',
): readonly SurveyAnswer[] {
  return ids.reduce<readonly SurveyAnswer[]>((answers, id) => {
    const asked = surveyQuestions(variant).find((one) =>
      one.options.some((o) => o.answerId === id),
    );
    const option = asked?.options.find((o) => o.answerId === id);
    if (asked === undefined || option === undefined) throw new Error(`No answer ${id}.`);
    return toggleAnswer(answers, asked, option);
  }, []);
}

const idsOf = (step: number, variant: SurveyVariant): readonly number[] =>
  questionOf(variant, step)?.options.map(({ answerId }) => answerId) ?? [];

describe('survey', () => {
  it('SV-02 the first question has 17 answers, and four more in the newer variant', () => {
    const classic = [83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 124, 125, 126, 127, 128];
    expect(idsOf(1, 'classic').toSorted((a, b) => a - b)).toEqual(classic);
    expect(idsOf(1, 'guided-steps').toSorted((a, b) => a - b)).toEqual([
      ...classic,
      129,
      130,
      131,
      132,
    ]);
    expect(idsOf(1, 'guided-steps').indexOf(94)).toBe(idsOf(1, 'guided-steps').indexOf(93) + 1);
    expect(questionOf('classic', 1)).toMatchObject({
      prompt: "I'm interested in...",
      choice: 'many',
    });
  });

  it('VL-41: the first question has each answer in one of four groups, in either variant', () => {
    for (const variant of ['classic', 'guided-steps'] as const) {
      const [first, ...others] = surveyQuestions(variant);
      const groups = (first && surveyGroups(first)) ?? [];
      expect(groups.map(({ label }) => label)).toHaveLength(4);
      const ids = groups.flatMap(({ options }) => options.map(({ answerId }) => answerId));
      expect(ids.toSorted((a, b) => a - b)).toEqual(idsOf(1, variant).toSorted((a, b) => a - b));
      expect(others.map(surveyGroups)).toEqual([null, null, null]);
    }
  });

  it('VL-42: answers read as words, without those of no question', () => {
    const given = (answerId: string, additionalInfo: string | null = null) => ({
      answerId,
      additionalInfo,
    });
    const stored = [given('99'), given('94', 'Rowing'), given('86'), given('7'), given('abc')];
    expect(surveyInWords(stored)).toEqual([
      { prompt: "I'm interested in...", answers: ['Yoga', 'Other: Rowing'] },
      { prompt: 'My fitness experience', answers: ['Familiar/Comfortable'] },
    ]);
  });

  it('SV-02 the newer variant includes class categories with its answers', () => {
    expect(answer([86], 'guided-steps')[0]?.categoryId).toBe(86);
    expect(answer([86])[0]?.categoryId).toBeNull();
  });

  it('SV-03 the other questions have their answers by id', () => {
    expect([2, 3, 4].map((step) => idsOf(step, 'classic'))).toEqual([
      [98, 99, 100],
      [101, 102, 103, 104],
      [119, 120, 121, 122, 123],
    ]);
    expect([2, 3, 4].map((step) => questionOf('classic', step)?.choice)).toEqual([
      'one',
      'many',
      'one',
    ]);
  });

  it('SV-04 a single choice replaces the previous one; multiple choices add up', () => {
    expect(answer([98, 100]).map(({ answerId }) => answerId)).toEqual([100]);
    expect(answer([101, 103]).map(({ answerId }) => answerId)).toEqual([101, 103]);
    expect(answer([101, 103, 101]).map(({ answerId }) => answerId)).toEqual([103]);
  });

  it('SV-04 each step but the last needs an answer', () => {
    for (const step of [1, 2, 3, 4]) expect(canContinueSurvey([], 'classic', step)).toBe(false);
    expect(canContinueSurvey([], 'classic', 5)).toBe(true);
    expect(canContinueSurvey(answer([98]), 'classic', 2)).toBe(true);
    expect(canContinueSurvey(answer([98]), 'classic', 1)).toBe(false);
  });

  it('SV-05 only Other takes text, up to 150 characters', () => {
    const explained = explainOther(answer([94, 86]), '🏊'.repeat(200));
    expect(explained.map(({ additionalInfo }) => additionalInfo)).toEqual(['🏊'.repeat(150), null]);
    expect(explainOther(explained, '')[0]?.additionalInfo).toBeNull();
  });

  it('SV-07 requests the chosen kinds of class by category and name', () => {
    expect(chosenClasses(answer([86, 90, 128, 98]))).toEqual([
      { categoryId: 86, className: 'Yoga' },
      { categoryId: 128, className: 'Pool/Swimming' },
    ]);
  });

  it('SV-04 a single-choice question never has two answers, and no answer appears twice', () => {
    const any = surveyQuestions('guided-steps').flatMap((one) =>
      one.options.map((o) => o.answerId),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...any)), (ids) => {
        const given = answer(ids, 'guided-steps').map(({ answerId }) => answerId);
        expect(new Set(given).size).toBe(given.length);
        for (const step of [2, 4]) {
          const ofStep = idsOf(step, 'guided-steps');
          expect(given.filter((id) => ofStep.includes(id)).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

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
