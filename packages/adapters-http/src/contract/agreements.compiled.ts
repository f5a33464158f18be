// Compiled from ./agreements.ts by `pnpm schemas`. Change it there.
import { flag, list, nullable, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './agreements.ts';

const part1 = object({
  agreementId: text,
  version: text,
  title: text,
  paragraphs: list(text),
  signedAt: optional(nullable(text)),
});
export const getAgreement: Compiled<typeof source.getAgreement> = {
  name: 'getAgreement',
  method: 'GET',
  path: '/v6/acq/digitalsignature/agreement/{agreementId}/{facilityId}/{memberId}',
  repeatable: true,
  needsToken: true,
  decode: part1,
};
export const getAgreementVersion: Compiled<typeof source.getAgreementVersion> = {
  name: 'getAgreementVersion',
  method: 'GET',
  path: '/v6/acq/digitalsignature/agreement/{agreementId}/{facilityId}/{memberId}/{version}',
  repeatable: true,
  needsToken: true,
  decode: part1,
};
export const signAgreement: Compiled<typeof source.signAgreement> = {
  name: 'signAgreement',
  method: 'POST',
  path: '/v6/acq/digitalsignature/signcontract',
  repeatable: true,
  needsToken: true,
  decode: object({ success: flag, signedAt: text }),
};
