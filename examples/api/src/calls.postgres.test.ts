import { allCallsSuites, suitesOfEngines } from './testing/all-calls.suite.ts';
import { postgresEngine } from './testing/engines.ts';

const isDeep = process.env['MODE'] === 'deep';
const engine = postgresEngine({ isReused: true, runsAll: isDeep });

// calls.sqlite.test.ts has PostgreSQL look at every other statement. `pnpm test:deep` runs them here too.
if (isDeep) allCallsSuites(engine);
else suitesOfEngines(engine);
