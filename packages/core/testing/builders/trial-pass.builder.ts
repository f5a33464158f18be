import { facilityId } from './club.builder.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import type { TrialPass } from '../../src/club-services/trial-pass.ts';

/** A week at club 101, to start by the end of 2026. */
export function aTrialPass(changes: Partial<TrialPass> = {}): TrialPass {
  return {
    code: 'TRY-7',
    facilityId: facilityId('101'),
    title: 'A week with us',
    days: 7,
    terms: 'Seven days in a row, once a person.',
    takeUpBy: Temporal.PlainDate.from('2026-12-31'),
    ...changes,
  };
}
