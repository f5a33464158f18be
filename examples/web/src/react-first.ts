/**
 * Runs React in a separate task, before the application. React creates errors while it first runs, and for each call stack
 * Chromium would parse the whole script again to find the lines. So these errors have none.
 */
// Must be before React.
import { stackTraceLimit } from './without-stacks.ts';
// oxlint-disable-next-line import/no-unassigned-import -- runs React
import 'react-dom/client';

Error.stackTraceLimit = stackTraceLimit;
