import { afterAll } from 'vitest';

import { allCallsSuites } from './testing/all-calls.suite.ts';
import { sqliteEngine } from './testing/engines.ts';

const engine = sqliteEngine();
afterAll(() => engine.stop());

allCallsSuites(engine);
