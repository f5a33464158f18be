/**
 * `pnpm bench`: what the core's rules cost beside other libraries, then the command's two budgets. `--core` and
 * `--command` run one half.
 */
// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { benchCommand } from './command.ts';
import { benchCore } from './core.ts';

const all = process.argv.length === 2;
if (all || process.argv.includes('--core')) await benchCore();
if (all || process.argv.includes('--command')) await benchCommand();
