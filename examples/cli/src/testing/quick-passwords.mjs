/** Loaded before a program of the tests: hashes passwords in a thousandth of the time. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
syncBuiltinESMExports();
