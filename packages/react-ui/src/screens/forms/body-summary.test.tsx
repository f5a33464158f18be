// @vitest-environment jsdom
import { type BodyMeasurements, type Person, summarizeBody } from '@foyer/core/training';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { openLanguage } from '../../locales/index.ts';
import { BodySummary } from './body-summary.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

afterEach(cleanup);

const measured: BodyMeasurements = {
  weight: { value: 70, unit: 'kg' },
  fat: { percent: 40 },
  water: null,
  heartRate: 58,
  bloodPressure: { systolic: 118, diastolic: 92 },
};

function show(person: Person, changes: Partial<BodyMeasurements> = {}): void {
  showPage(
    <BodySummary summary={summarizeBody({ ...measured, ...changes }, person)} />,
    fakeFoyer(),
  );
}

describe('the body composition summary', () => {
  it('PT-05 describes each position and its limits in the picture’s text alternative', () => {
    show({ age: 34, sex: 'female' });
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual(
      [
        '40%. Well above the healthy range: 39% or higher.',
        '58 bpm. Athletic: below 60 bpm.',
        '118 mmHg. Normal: below 120 mmHg.',
        '92 mmHg. High, stage 2: 90 mmHg or higher.',
      ],
    );
    expect(screen.getByText('Not measured yet.')).toBeTruthy();
    expect(screen.getByText(/Journal of Clinical Nutrition/)).toBeTruthy();
  });

  it('ER-01 PT-04 says in the member’s language how the bands of the heart rate are set', async () => {
    const language = await openLanguage('fr-CA');
    await language.part('member');
    showPage(
      <BodySummary summary={summarizeBody(measured, { age: 34, sex: 'female' })} />,
      fakeFoyer(),
      language,
    );
    expect(screen.getByText(/^Athlétique\s: moins de 60 bpm/)).toBeTruthy();
    expect(screen.queryByText(/Athletic/)).toBeNull();
  });

  it('PT-05 puts the marker in the segment of the member’s own band', () => {
    show({ age: 34, sex: 'female' }, { fat: { percent: 25 } });
    const picture = screen.getAllByRole('img')[0];
    const mark = picture?.querySelector<HTMLElement>('.foyer-range__mark');
    expect(mark?.style.insetInlineStart).toBe('50%');
    const segments = [...(picture?.querySelectorAll('.foyer-range__segment') ?? [])];
    expect(segments.map((segment) => segment.hasAttribute('data-here'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('PT-05 asks for missing data that it needs', () => {
    show({ age: null, sex: null });
    expect(screen.getByText(/Ranges vary by age/)).toBeTruthy();
    expect(screen.getByText(/Ranges differ for women and men/)).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  it('PT-03 advises what to do about a dangerous blood pressure', () => {
    show({ age: 34, sex: 'female' }, { bloodPressure: { systolic: 190, diastolic: 100 } });
    expect(screen.getByRole('alert').textContent).toContain('see a doctor today');
  });
});
