import { createPrivateKey, createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Err, Ok, type Result } from '@foyer/core';
import * as z from 'zod/mini';

import { type GoogleWallet, type MemberPass, passCopy } from './member-pass.ts';

const keyFile = z.object({ client_email: z.string(), private_key: z.string() });

/**
 * Reads the key file of the chain's service account. `classId` is the generic class that the chain has created in the
 * Google Pay & Wallet Console: `3388000000012345678.membership`.
 */
export function readGoogleWallet(file: string, classId: string): Result<GoogleWallet, string> {
  try {
    const { client_email: email, private_key: pem } = keyFile.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    const key = createPrivateKey(pem);
    return Ok({
      saveLink(pass, now) {
        const claims = {
          iss: email,
          aud: 'google',
          typ: 'savetowallet',
          origins: [],
          iat: Math.floor(now.epochMilliseconds / 1_000),
          payload: { genericObjects: [objectOf(pass, classId)] },
        };
        const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
        const signature = createSign('RSA-SHA256').update(unsigned).sign(key, 'base64url');
        return `https://pay.google.com/gp/v/save/${unsigned}.${signature}`;
      },
    });
  } catch {
    // The error's text may have part of the key.
    return Err(`FOYER_GOOGLE_WALLET_KEY is no key file of a service account: ${file}`);
  }
}

function objectOf(pass: MemberPass, classId: string) {
  const { memberId, name, club, barcode, endsAt, locale } = pass;
  const copy = passCopy[locale];
  const text = (value: string) => ({ defaultValue: { language: locale, value } });
  const [issuer] = classId.split('.');
  return {
    id: `${issuer}.member-${memberId}`,
    classId,
    state: 'ACTIVE',
    cardTitle: text(copy.chain),
    subheader: text(copy.member),
    header: text(name),
    barcode: { type: 'CODE_128', value: barcode, alternateText: barcode },
    textModulesData: [
      ...(club === null ? [] : [{ id: 'club', header: copy.club, body: club }]),
      { id: 'member-id', header: copy.memberId, body: memberId },
    ],
    ...(endsAt !== null && { validTimeInterval: { end: { date: endsAt.toString() } } }),
  };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
