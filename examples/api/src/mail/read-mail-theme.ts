import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Err, Ok, type Result } from '@foyer/core';

import { packagedFile } from '../system.ts';
import { type MailTheme, mailTheme } from './mail-theme.ts';

/**
 * The theme from `tokens.css` in the chain's folder, or from Foyer's own tokens. Fails with one line that names the
 * file.
 */
export function readMailTheme(chainFolder: string): Result<MailTheme, string> {
  const own = join(chainFolder, 'tokens.css');
  const file = existsSync(own) ? own : packagedFile('@foyer/react-ui/tokens.css');
  try {
    return Ok(mailTheme(readFileSync(file, 'utf8')));
  } catch (error) {
    return Err(`${file}: ${error instanceof Error ? error.message : 'It can’t be read.'}`);
  }
}
