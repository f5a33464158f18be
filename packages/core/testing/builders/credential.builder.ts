import type { Credential } from '../../src/account/credential.ts';

export function bearer(token: string): Credential {
  return { kind: 'bearer', token };
}

export function cookie(sessionId: string): Credential {
  return { kind: 'cookie', sessionId };
}
