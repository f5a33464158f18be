import { afterAll } from 'vitest';

import { allCallsSuites } from './testing/all-calls.suite.ts';
import { postgresEngine } from './testing/engines.ts';

const engine = postgresEngine();
afterAll(() => engine.stop());

allCallsSuites(engine);
