import { callsSuite } from './testing/calls.suite.ts';
import { postgresEngine } from './testing/engines.ts';

callsSuite(postgresEngine());
