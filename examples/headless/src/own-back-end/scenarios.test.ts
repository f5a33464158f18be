import { replay } from '@foyer/replay/vitest';
import { describe } from 'vitest';

import ports from './ports.ts';

describe('AD-23: the scenarios of a team with its own back end', () => {
  replay(['examples/headless/src/own-back-end/booked.yaml'], { ports });
});
