#!/usr/bin/env node
// oxlint-disable-next-line import/no-unassigned-import -- a program
import '../dist/foyer-replay.js';
