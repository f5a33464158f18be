import type { Benchmark } from './benchmark.ts';
import { cliStart, cliThroughput, cliWarmThroughput } from './rows/cli.ts';
import { invalidContact, validContact } from './rows/contact-form.ts';
import { flowTransitions } from './rows/flow-transitions.ts';
import { nearestOfHundred } from './rows/nearest-clubs.ts';
import { phoneTyping } from './rows/phone-typing.ts';
import { slotLabels } from './rows/slot-labels.ts';
import { visitPlan } from './rows/visit-plan.ts';

/** In the order of the table. */
export const allBenchmarks: readonly Benchmark[] = [
  slotLabels,
  visitPlan,
  validContact,
  invalidContact,
  phoneTyping,
  nearestOfHundred,
  flowTransitions,
  cliStart,
  cliThroughput,
  cliWarmThroughput,
];
