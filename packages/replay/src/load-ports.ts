import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Err, Ok, type Result } from '@foyer/core';

import type { OpenOwnBackEnd } from './play/own-back-end.ts';

/** Loads the module of `--ports`. The error is one line for the user. */
export async function loadPorts(file: string): Promise<Result<OpenOwnBackEnd, string>> {
  try {
    const loaded = (await import(pathToFileURL(resolve(file)).href)) as {
      default?: OpenOwnBackEnd;
    };
    return typeof loaded.default === 'function'
      ? Ok(loaded.default)
      : Err(`${file} must export a function by default: ({ clock }) => ({ ports: { … } }).`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return Err(
      message.includes('Unknown file extension')
        ? `Node ${process.versions.node} can't load TypeScript: name a .js or .mjs file instead of ${file}, or use Node 24.`
        : `${file} can't be loaded: ${message}`,
    );
  }
}
