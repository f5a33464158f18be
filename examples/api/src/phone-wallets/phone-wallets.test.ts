import { createHash, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { contract } from '@foyer/adapters-http/wire';
import { encode } from 'fast-png';
import forge from 'node-forge';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from '../testing/members.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { readAppleWallet } from './apple-wallet.ts';
import { readGoogleWallet } from './google-wallet.ts';

const engine = sqliteEngine();
const folder = mkdtempSync(join(tmpdir(), 'foyer-wallets-'));
const grace = { username: 'grace', password: 'Quiet_Hours1' };
const { publicKey: googleKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const authority = aCertificate('Test authority', null);
const signer = aCertificate('Pass Type ID: pass.example.membership', authority);
const classId = '3388000000012345678.membership';

let api: TestApi;
let bare: TestApi;

beforeAll(async () => {
  write('certificate.pem', signer.pem);
  write('key.pem', signer.keyPem);
  write('wwdr.pem', authority.pem);
  write('pass.json', JSON.stringify(ofTheChain));
  write('icon.png', aPicture());
  write(
    'google.json',
    JSON.stringify({
      client_email: 'wallet@chain.iam.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
  );
  const phoneWallets = {
    apple: readAppleWallet(folder, null).unwrap(),
    google: readGoogleWallet(join(folder, 'google.json'), classId).unwrap(),
  };
  const publicUrl = 'https://www.club.example';
  api = await openTestApi(await engine.newPlace(), { phoneWallets, publicUrl });
  bare = await openTestApi(await engine.newPlace());
});
beforeEach(async () => {
  await reseedAccounts(api);
  await aMemberWithLogin(api, '901001', 'grace');
});
afterAll(async () => {
  await api.close();
  await bare.close();
  rmSync(folder, { recursive: true });
});

describe('a pass for Apple Wallet', () => {
  it('MB-144 has the member’s name, number, home club and barcode, and the chain’s own identifiers', async () => {
    const files = await downloaded();
    const pass = JSON.parse(String(files.get('pass.json'))) as {
      readonly generic: Readonly<Record<string, readonly { readonly value: string }[]>>;
    };
    expect(pass).toMatchObject({
      ...ofTheChain,
      serialNumber: '901001',
      barcodes: [{ format: 'PKBarcodeFormatCode128', message: '2500009010010' }],
    });
    const fields = [
      ...(pass.generic['primaryFields'] ?? []),
      ...(pass.generic['secondaryFields'] ?? []),
    ];
    expect(fields.map(({ value }) => value)).toEqual(['Grace Hopper', 'Foyer Tribeca', '901001']);
    expect(files.get('icon.png')).toEqual(aPicture());
  });

  it('MB-144 has a manifest of its files, which the chain’s certificate has signed', async () => {
    const files = await downloaded();
    const manifest = files.get('manifest.json') ?? Buffer.alloc(0);
    const hashes = Object.entries(JSON.parse(String(manifest)) as Record<string, string>);
    const signed = [...files.keys()].filter((name) => !/^(?:manifest\.json|signature)$/.test(name));
    expect(hashes.map(([name]) => name).toSorted()).toEqual(signed.toSorted());
    for (const [name, hash] of hashes)
      expect(hash).toBe(
        createHash('sha1')
          .update(files.get(name) ?? '')
          .digest('hex'),
      );
    expect(isSignedBy(signer.pem, files.get('signature'), manifest)).toBe(true);
    expect(isSignedBy(signer.pem, files.get('signature'), Buffer.from('other'))).toBe(false);
  });

  it('MB-144 ends with a canceled membership, and isn’t offered after it', async () => {
    const token = await aToken(api, grace);
    await sendAs(api, token, 'POST', contract.decideMembership.path, {
      decision: { kind: 'cancel' },
      note: '',
    });
    const row = await api.database
      .selectFrom('memberships')
      .select('last_day')
      .where('member_id', '=', '901001')
      .executeTakeFirstOrThrow();
    const files = await downloaded();
    const { expirationDate } = JSON.parse(String(files.get('pass.json'))) as {
      readonly expirationDate: string;
    };
    const end = new Date(expirationDate).toLocaleString('sv', { timeZone: 'America/New_York' });
    const lastDay = String(row.last_day);
    expect(end).toMatch(/ 00:00:00$/);
    expect(Date.parse(end.slice(0, 10)) - Date.parse(lastDay)).toBe(86_400_000);
    await api.database
      .updateTable('memberships')
      .set({ last_day: '2026-11-19' })
      .where('member_id', '=', '901001')
      .execute();
    expect((await sendAs(api, token, 'GET', contract.getWalletPasses.path)).body).toBeNull();
  });

  it('MB-147 works at its address for five minutes, and at no altered one', async () => {
    const address = await applePass();
    expect((await api.app.request(address)).status).toBe(200);
    const alans = address.replace('901001', '901002');
    expect((await api.app.request(alans)).status).toBe(404);
    expect((await api.app.request(address.replace(/expires=\d/, 'expires=9'))).status).toBe(404);
    const picture = address.replace('/media/passes/', '/media/members/');
    expect((await api.app.request(picture)).status).toBe(404);
    api.clock.advance(300_000);
    expect((await api.app.request(address)).status).toBe(404);
  });
});

describe('a pass for Google Wallet', () => {
  it('MB-145 is saved by a link that the chain’s service account has signed', async () => {
    const { google } = await links();
    const [, head = '', claims = '', signature = ''] =
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(google) ?? [];
    const verified = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(googleKey, signature, 'base64url');
    expect(verified).toBe(true);
    expect(JSON.parse(String(Buffer.from(head, 'base64url')))).toMatchObject({ alg: 'RS256' });
    expect(JSON.parse(String(Buffer.from(claims, 'base64url')))).toMatchObject({
      iss: 'wallet@chain.iam.example',
      aud: 'google',
      typ: 'savetowallet',
      payload: {
        genericObjects: [
          {
            id: '3388000000012345678.member-901001',
            classId,
            header: { defaultValue: { value: 'Grace Hopper' } },
            barcode: { type: 'CODE_128', value: '2500009010010' },
            textModulesData: [{ body: 'Foyer Tribeca' }, { body: '901001' }],
          },
        ],
      },
    });
  });
});

describe('a chain without certificates', () => {
  it('MB-146 says that it has no passes for wallets', async () => {
    await aMemberWithLogin(bare, '901001', 'grace');
    const token = await aToken(bare, grace);
    const answer = await sendAs(bare, token, 'GET', contract.getWalletPasses.path);
    expect(answer.body).toEqual({ apple: null, google: null });
    const address = await applePass();
    expect((await bare.app.request(address)).status).toBe(404);
  });

  it('MB-146 a key of another certificate, a missing file and a broken key file are named in one line', () => {
    const other = mkdtempSync(join(folder, 'other-'));
    expect(readAppleWallet(other, null).val).toMatch(/^FOYER_APPLE_PASS_DIR can't sign passes: /);
    write('key.pem', aCertificate('Another', null).keyPem);
    const mixed = readAppleWallet(folder, null).val;
    write('key.pem', signer.keyPem);
    expect(mixed).toBe(
      `FOYER_APPLE_PASS_DIR can't sign passes: key.pem is not the key of certificate.pem (${folder})`,
    );
    const broken = join(other, 'google.json');
    writeFileSync(broken, '{"private_key":"-----BEGIN PRIVATE KEY-----"}');
    expect(readGoogleWallet(broken, classId).val).toBe(
      `FOYER_GOOGLE_WALLET_KEY is no key file of a service account: ${broken}`,
    );
  });
});

const ofTheChain = {
  formatVersion: 1,
  passTypeIdentifier: 'pass.example.membership',
  teamIdentifier: 'TEAM123456',
  organizationName: 'Example Clubs',
  description: 'Membership pass',
};

async function links() {
  const token = await aToken(api, grace);
  const { body } = await sendAs(api, token, 'GET', contract.getWalletPasses.path);
  return body as { readonly apple: string; readonly google: string };
}

async function applePass(): Promise<string> {
  return (await links()).apple;
}

async function downloaded(): Promise<ReadonlyMap<string, Buffer>> {
  const answer = await api.app.request(await applePass());
  expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  return unzipped(Buffer.from(await answer.arrayBuffer()));
}

/** The files of a ZIP archive, found through its central directory. */
function unzipped(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(at + field),
    );
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(from, from + archive.readUInt32LE(at + 20));
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? Buffer.from(data) : inflateRawSync(data));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** Checks a detached PKCS #7 signature: its hash of the text, and the certificate's signature of that. */
function isSignedBy(pem: string, signature: Buffer | undefined, text: Buffer): boolean {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(signature?.toString('binary') ?? '')),
  ) as unknown as {
    readonly rawCapture: {
      readonly authenticatedAttributes: forge.asn1.Asn1[];
      readonly signature: string;
      readonly digestAlgorithm: string;
    };
  };
  const { authenticatedAttributes, signature: sealed } = message.rawCapture;
  const hashes = [forge.md.sha1.create(), forge.md.sha256.create()].map((digest) =>
    digest.update(text.toString('binary')).digest().getBytes(),
  );
  const attributes = forge.asn1
    .toDer(
      forge.asn1.create(
        forge.asn1.Class.UNIVERSAL,
        forge.asn1.Type.SET,
        true,
        authenticatedAttributes,
      ),
    )
    .getBytes();
  if (!hashes.some((hash) => attributes.includes(hash))) return false;
  return ['RSA-SHA1', 'RSA-SHA256'].some((algorithm) =>
    createVerify(algorithm)
      .update(Buffer.from(attributes, 'binary'))
      .verify(pem, Buffer.from(sealed, 'binary')),
  );
}

interface Certificate {
  readonly pem: string;
  readonly keyPem: string;
  readonly key: forge.pki.rsa.PrivateKey;
  readonly subject: forge.pki.CertificateField[];
}

/** Signed by its issuer, or by itself. */
function aCertificate(commonName: string, issuer: Certificate | null): Certificate {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const keyPem = pair.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const key = forge.pki.privateKeyFromPem(keyPem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(
    pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  );
  certificate.serialNumber = `00${randomBytes(8).toString('hex')}`;
  certificate.validity.notAfter = new Date(Date.now() + 86_400_000);
  const subject = [{ name: 'commonName', value: commonName }];
  certificate.setSubject(subject);
  certificate.setIssuer(issuer?.subject ?? subject);
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create());
  return { pem: forge.pki.certificateToPem(certificate), keyPem, key, subject };
}

function aPicture(): Buffer {
  return Buffer.from(encode({ width: 1, height: 1, channels: 3, data: new Uint8Array(3) }));
}

function write(name: string, content: string | Buffer): void {
  writeFileSync(join(folder, name), content);
}
