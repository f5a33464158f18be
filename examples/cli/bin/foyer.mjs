#!/usr/bin/env -S node --conditions=source
import { start } from './start.mjs';

await start(process.argv.slice(2));
