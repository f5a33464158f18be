import { createHash } from 'node:crypto';

/** The source of an inline script or style sheet, for the Content-Security-Policy. */
export function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}
