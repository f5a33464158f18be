import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyFatNorms,
  bodyWaterNorms,
  summarizeBody,
  type SummaryLine,
} from './body-composition.ts';
import type { BodyMeasurements } from './body-measurements.ts';
import type { Person } from './norms.ts';

const measured: BodyMeasurements = {
  weight: { value: 70, unit: 'kg' },
  fat: { percent: 25 },
  water: { value: 35, unit: 'kg' },
  heartRate: 64,
  bloodPressure: { systolic: 118, diastolic: 82 },
};
const woman: Person = { age: 34, sex: 'female' };

/** Each line in short: its band, or why it has none. */
function summarize(lines: readonly SummaryLine[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => [
      line.measure,
      line.kind === 'placed' ? `${line.value} ${line.band}` : line.reasons.join(' '),
    ]),
  );
}

function summaryOf(changes: Partial<BodyMeasurements>, person: Person = woman) {
  return summarizeBody({ ...measured, ...changes }, person);
}

describe('the body-composition summary', () => {
  it('PT-05 shows where each measurement is in its range', () => {
    const summary = summaryOf({});
    expect(summarize(summary.lines)).toEqual({
      'body-fat': '25 healthy',
      'body-water': '50 typical',
      'heart-rate': '64 normal',
      systolic: '118 normal',
      diastolic: '82 high stage 1',
    });
    expect(summary).toMatchObject({
      leanMass: { value: 52.5, unit: 'kg' },
      bloodPressure: 'high stage 1',
      needsCare: false,
    });
    expect(summary.lines[0]).toEqual({
      kind: 'placed',
      measure: 'body-fat',
      unit: 'percent',
      value: 25,
      band: 'healthy',
      place: 0.5,
      segments: [
        { band: 'low', from: 0, to: 0.42, low: null, high: 21 },
        { band: 'healthy', from: 0.42, to: 0.66, low: 21, high: 33 },
        { band: 'raised', from: 0.66, to: 0.78, low: 33, high: 39 },
        { band: 'high', from: 0.78, to: 1, low: 39, high: null },
      ],
      source: bodyFatNorms['30s'].female.source,
    });
  });

  it('PT-05 PT-04 compares a person with the norms of their age and sex', () => {
    const fatOf = (person: Person): string | undefined =>
      summarize(summaryOf({ fat: { percent: 22.5 } }, person).lines)['body-fat'];
    expect(fatOf({ age: 25, sex: 'female' })).toBe('22.5 healthy');
    expect(fatOf({ age: 45, sex: 'female' })).toBe('22.5 low');
    expect(fatOf({ age: 35, sex: 'male' })).toBe('22.5 raised');
    expect(fatOf({ age: 65, sex: 'male' })).toBe('22.5 healthy');
    const waterOf = (age: number): string | undefined =>
      summarize(summaryOf({ water: { percent: 59 } }, { age, sex: 'female' }).lines)['body-water'];
    expect([50, 51].map(waterOf)).toEqual(['59 typical', '59 high']);
  });

  it('PT-05 accepts masses in kilograms and pounds, even mixed', () => {
    const pounds = summaryOf({
      weight: { value: 200, unit: 'lb' },
      fat: { value: 22.6796185, unit: 'kg' },
      water: { value: 100, unit: 'lb' },
    });
    expect(summarize(pounds.lines)).toMatchObject({
      'body-fat': '25 healthy',
      'body-water': '50 typical',
    });
    expect(pounds.leanMass).toEqual({ value: 150, unit: 'lb' });
  });

  it('PT-05 classifies the rounded number that it shows', () => {
    const { lines } = summaryOf({ fat: { percent: 32.96 } });
    expect(summarize(lines)['body-fat']).toBe('33 raised');
  });

  it('PT-05 guesses neither age nor sex, but shows the number and what is missing', () => {
    const { lines } = summaryOf({}, { age: null, sex: null });
    expect(summarize(lines)).toEqual({
      'body-fat': 'age-missing sex-missing',
      'body-water': 'age-missing sex-missing',
      'heart-rate': '64 normal',
      systolic: '118 normal',
      diastolic: '82 high stage 1',
    });
    expect(lines[0]).toMatchObject({ kind: 'unplaced', value: 25, unit: 'percent' });
    expect(summarize(summaryOf({}, { age: 34, sex: null }).lines)['body-fat']).toBe('sex-missing');
    expect(summarize(summaryOf({}, { age: 900, sex: 'male' }).lines)['body-fat']).toBe(
      'age-missing',
    );
  });

  it('PT-05 doesn’t compare a minor with adult norms', () => {
    const summary = summaryOf(
      { bloodPressure: { systolic: 190, diastolic: 90 } },
      { age: 17, sex: 'male' },
    );
    expect(new Set(Object.values(summarize(summary.lines)))).toEqual(new Set(['not-adult']));
    expect(summary).toMatchObject({ bloodPressure: null, needsCare: true });
  });

  it('PT-05 reports missing and impossible measurements', () => {
    const nothing = { weight: null, fat: null, water: null, heartRate: null, bloodPressure: null };
    expect(new Set(Object.values(summarize(summaryOf(nothing).lines)))).toEqual(
      new Set(['not-measured']),
    );
    expect(summaryOf(nothing)).toMatchObject({ leanMass: null, bloodPressure: null });
    const odd = summaryOf({
      weight: { value: 7, unit: 'kg' },
      fat: { percent: 101 },
      heartRate: 640,
      bloodPressure: { systolic: 82, diastolic: 118 },
    });
    expect(new Set(Object.values(summarize(odd.lines)))).toEqual(new Set(['impossible']));
    expect(odd.leanMass).toBeNull();
    const unweighed = summaryOf({ weight: null });
    expect(summarize(unweighed.lines)).toMatchObject({
      'body-fat': '25 healthy',
      'body-water': 'weight-missing',
    });
    expect(unweighed.leanMass).toBeNull();
  });

  it('PT-05 accepts weights from 20 to 400 kg, and the same in pounds', () => {
    const isWeight = (value: number, unit: 'kg' | 'lb'): boolean =>
      summaryOf({ weight: { value, unit } }).leanMass !== null;
    expect([19.9, 20, 400, 400.1].map((value) => isWeight(value, 'kg'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([44, 45, 881, 882].map((value) => isWeight(value, 'lb'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('PT-03 PT-05 reports that a crisis needs care', () => {
    expect(summaryOf({ bloodPressure: { systolic: 185, diastolic: 95 } })).toMatchObject({
      bloodPressure: 'high stage 2',
      needsCare: true,
    });
  });

  it('PT-04 uses a chain’s own norms if it has some', () => {
    const fat = { ...bodyFatNorms, '30s': bodyFatNorms['60+'] };
    const summary = summarizeBody({ ...measured, fat: { percent: 23 } }, woman, {
      fat,
      water: bodyWaterNorms,
    });
    expect(summarize(summary.lines)['body-fat']).toBe('23 low');
  });

  it('PT-05 returns a summary for any input', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -5, max: 400 }));
    const mass = fc.record({ value: number, unit: fc.constantFrom('kg', 'lb') });
    const share = fc.oneof(mass, fc.record({ percent: number }), fc.constant(null));
    fc.assert(
      fc.property(
        fc.record({
          weight: fc.option(mass),
          fat: share,
          water: share,
          heartRate: fc.option(number),
          bloodPressure: fc.option(fc.record({ systolic: number, diastolic: number })),
        }),
        fc.record({
          age: fc.option(number),
          sex: fc.constantFrom('female', 'male', null),
        }),
        (all, person) => {
          const { lines, leanMass } = summarizeBody(all, person);
          expect(lines).toHaveLength(5);
          for (const line of lines) {
            const isPlaced = line.kind === 'placed';
            expect(isPlaced || line.reasons.length > 0).toBe(true);
            expect(isPlaced && !(line.place >= 0 && line.place <= 1)).toBe(false);
          }
          expect(leanMass === null || leanMass.value >= 0).toBe(true);
        },
      ),
    );
  });
});
