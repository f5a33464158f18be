import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import { Err, Ok, type Result } from '@foyer/core';
import type {
  NewPasskey,
  PasskeyDevice,
  PasskeyFailure,
  PasskeyOptions,
  PasskeySignature,
} from '@foyer/core/second-step';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a stolen or a broken device does differently. */
export interface PasskeyFlaw {
  /** The site that the browser shows. */
  readonly origin?: string;
  /** False if nobody was checked: no finger, face or PIN. */
  readonly isVerified?: boolean;
  /** How often the device says that it has signed. */
  readonly counter?: number;
}

interface Key {
  readonly id: Buffer;
  readonly secret: KeyObject;
  readonly userHandle: string;
}

/** An authenticator with real keys, which signs as WebAuthn describes: ES256, attestation `none`. */
export class SoftwarePasskey implements Pick<PasskeyDevice, 'create' | 'sign'> {
  flaw: PasskeyFlaw = {};
  readonly #origin: string;
  #key: Key | null = null;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async create(options: PasskeyOptions): Promise<Result<NewPasskey, PasskeyFailure>> {
    const user = options['user'] as { readonly id: string };
    const { id: host } = options['rp'] as { readonly id: string };
    const { privateKey: secret, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = { id: randomBytes(16), secret, userHandle: user.id };
    this.#counter = 0;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: an EC2 key for ES256 on P-256.
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#key.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#key.id, cose]);
    const authData = Buffer.concat([this.#state(host, 0x40), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return Ok({
      id: this.#key.id.toString('base64url'),
      clientDataJSON: this.#saw('webauthn.create', options).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  async sign(options: PasskeyOptions): Promise<Result<PasskeySignature, PasskeyFailure>> {
    if (this.#key === null) return Err({ kind: 'passkey-canceled' });
    this.#counter += 1;
    const saw = this.#saw('webauthn.get', options);
    const data = this.#state(String(options['rpId']), 0);
    const signed = Buffer.concat([data, createHash('sha256').update(saw).digest()]);
    return Ok({
      id: this.#key.id.toString('base64url'),
      clientDataJSON: saw.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key.secret).toString('base64url'),
      userHandle: this.#key.userHandle,
    });
  }

  #saw(type: string, { challenge }: PasskeyOptions): Buffer {
    const origin = this.flaw.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #state(host: string, flags: number): Buffer {
    const verified = this.flaw.isVerified === false ? 0 : 0x04;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.flaw.counter ?? this.#counter);
    const hash = createHash('sha256').update(host).digest();
    return Buffer.concat([hash, Buffer.from([0x01 | verified | flags]), counter]);
  }
}
