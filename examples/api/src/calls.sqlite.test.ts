import { callsSuite } from './testing/calls.suite.ts';
import { sqliteEngine } from './testing/engines.ts';

callsSuite(sqliteEngine());
