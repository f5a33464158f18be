import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Err, Ok, type Result } from '@foyer/core';
import { PKPass } from 'passkit-generator';

import { type AppleWallet, type MemberPass, passCopy } from './member-pass.ts';

/**
 * Reads a folder with the certificates `certificate.pem` and `wwdr.pem`, the key `key.pem`, and the pass as Apple
 * describes it: `pass.json` with the chain's identifiers and colors, and its pictures. Signs once, so that what is wrong
 * shows at the start.
 */
export function readAppleWallet(
  folder: string,
  passphrase: string | null,
): Result<AppleWallet, string> {
  try {
    const read = (name: string): Buffer => readFileSync(join(folder, name));
    const certificates = {
      signerCert: read('certificate.pem'),
      signerKey: read('key.pem'),
      wwdr: read('wwdr.pem'),
      ...(passphrase !== null && { signerKeyPassphrase: passphrase }),
    };
    const key = createPrivateKey({
      key: certificates.signerKey,
      ...(passphrase !== null && { passphrase }),
    });
    if (!new X509Certificate(certificates.signerCert).checkPrivateKey(key))
      return Err(problem(folder, 'key.pem is not the key of certificate.pem'));
    const template = JSON.parse(String(read('pass.json'))) as object;
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
    const pictures = Object.fromEntries(names.map((name) => [name, read(name)]));
    const wallet: AppleWallet = {
      sign(pass) {
        const content = { ...template, serialNumber: pass.memberId, generic: {} };
        const files = { ...pictures, 'pass.json': Buffer.from(JSON.stringify(content)) };
        return signed(new PKPass(files, certificates), pass);
      },
    };
    wallet.sign(aSample);
    return Ok(wallet);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
    return Err(problem(folder, reason ?? ''));
  }
}

function problem(folder: string, reason: string): string {
  return `FOYER_APPLE_PASS_DIR can't sign passes: ${reason} (${folder})`;
}

function signed(file: PKPass, pass: MemberPass): Buffer {
  const { memberId, name, club, barcode, endsAt, locale } = pass;
  const copy = passCopy[locale];
  file.primaryFields.push({ key: 'name', label: copy.member, value: name });
  if (club !== null) file.secondaryFields.push({ key: 'club', label: copy.club, value: club });
  file.secondaryFields.push({ key: 'member-id', label: copy.memberId, value: memberId });
  file.setBarcodes({
    format: 'PKBarcodeFormatCode128',
    message: barcode,
    altText: barcode,
    messageEncoding: 'iso-8859-1',
  });
  if (endsAt !== null) file.setExpirationDate(new Date(endsAt.epochMilliseconds));
  return file.getAsBuffer();
}

const aSample: MemberPass = {
  memberId: '0',
  name: 'Sample',
  club: null,
  barcode: '2500000000008',
  endsAt: null,
  locale: 'en-US',
};
