#!/usr/bin/env -S node --conditions=source
import { run } from './run.mjs';

await run(process.argv.slice(2));
