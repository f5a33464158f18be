import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

import { addRows, existing, findRow } from './database/rows.ts';
import type { Database } from './database/schema.ts';

/** The purpose of a hash. The same text has a different hash for each purpose. */
export type MarkPurpose =
  | 'code'
  | 'client'
  | 'address'
  | 'phone'
  | 'confirmation'
  | 'browser'
  | 'session'
  | 'session-id'
  | 'device'
  | 'sign-in'
  | 'second-step'
  | 'recovery'
  | 'passkey'
  | 'trusted-browser'
  | 'member'
  | 'picture'
  | 'pass'
  | 'card'
  | 'voucher'
  | 'link'
  | 'held-price'
  | 'gift'
  | 'invitation'
  | 'visit'
  | 'proof';

/**
 * Keyed hashes and encryption that only this chain's servers can compute. Each purpose has its own key, derived from
 * the one secret.
 */
export interface ServerSecret {
  /** A keyed hash: reveals nothing about the text, and is the same for the same text. */
  mark(purpose: MarkPurpose, text: string): Promise<string>;
  /** Encrypts a text; only `open` can decrypt it. */
  seal(text: string): Promise<string>;
  /** Encrypts a text for an address. The same text is encrypted in the same way each time. */
  encode(text: string): Promise<string>;
  /** Decrypts a text; null when it is invalid or encrypted with another secret. Older secrets open theirs, too. */
  open(sealed: string): Promise<string | null>;
  /** The secrets before this one, which it replaces, the newest first. */
  readonly older: readonly ServerSecret[];
}

/** What a token is for. The encrypted text starts with it, so that a token can't be used for anything else. */
type TokenKind = 'desk' | 'member' | 'news' | 'pass' | 'wait' | 'with';

/** A token for a link, which reveals nothing about `text`. */
export function encodeToken(secret: ServerSecret, kind: TokenKind, text: string): Promise<string> {
  return secret.encode(`${kind} ${text}`);
}

/** The text of a token; null if it isn't one of this kind and of this server. */
export async function openToken(
  secret: ServerSecret,
  kind: TokenKind,
  token: string,
): Promise<string | null> {
  const opened = await secret.open(token);
  return opened?.startsWith(`${kind} `) === true ? opened.slice(kind.length + 1) : null;
}

/** Compares in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * What `look` finds under the newest secret, or else under an older one, so that a link or code that was made before a
 * change of the secret still works.
 */
export async function underAny<Value>(
  secret: ServerSecret,
  look: (one: ServerSecret) => Promise<Value | null>,
): Promise<Value | null> {
  for (const one of [secret, ...secret.older]) {
    // Older secrets are tried only where the newer ones found nothing.
    const found = await look(one);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The secret of servers that share `secret`, and those that it replaced. Doesn't use the database, so it is safe inside a
 * transaction.
 */
export function serverSecret(secret: string, ...replaced: readonly string[]): ServerSecret {
  const older = replaced.map((one) => serverSecret(one));
  const keys = new Map<string, Buffer>();
  const key = (purpose: string) => {
    const made = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(purpose, made);
    return made;
  };
  const encrypt = (text: string, nonce: Buffer) => {
    const cipher = createCipheriv('aes-256-gcm', key('seal'), nonce);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
  };
  const decrypt = (sealed: string): string | null => {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key('seal'), bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  };
  return {
    older,
    async mark(purpose, text) {
      return createHmac('sha256', key(purpose)).update(text).digest('hex');
    },
    async seal(text) {
      return encrypt(text, randomBytes(12)).toString('base64');
    },
    async encode(text) {
      const digest = createHmac('sha256', key('nonce')).update(text).digest();
      return encrypt(text, digest.subarray(0, 12)).toString('base64url');
    },
    async open(sealed) {
      const opened = decrypt(sealed);
      if (opened !== null) return opened;
      const others = await Promise.all(older.map((one) => one.open(sealed)));
      return others.find((text) => text !== null) ?? null;
    },
  };
}

const secretName = 'server';

/**
 * The secret in the database, created by the first server that asks, so that all servers of one database share it. Call
 * it at startup. A secret from the settings is safer: then a stolen database reveals no codes.
 */
export async function storedSecret(database: Database): Promise<string> {
  const fresh = { name: secretName, value: randomBytes(32).toString('hex') };
  await addRows(database, 'server_secrets', [fresh]);
  const { value } = await existing(findRow(database, 'server_secrets', { name: secretName }));
  return value;
}
