/**
 * Agreements that members sign on screen. The specification shows the paths with unnamed parameters and no fields.
 * The parameters are the agreement, the club, the member and, if given, the version.
 */
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { shortText } from './text.ts';

const agreement = z.object({
  agreementId: z.string(),
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** The ISO instant at which this member signed this version; null if unsigned. */
  signedAt: z.nullish(z.string()),
});
export type WireAgreement = z.infer<typeof agreement>;

const place = { agreementId: shortText, facilityId: shortText, memberId: shortText };

const aReading = {
  id: 'HT-44',
  method: 'GET',
  query: z.object({}),
  body: z.undefined(),
  answer: agreement,
  repeatable: true,
  needsToken: true,
} as const;

export const getAgreement = defineCall({
  ...aReading,
  name: 'getAgreement',
  summary:
    'The agreement in the version that is signed today. 403 for another member’s; 403 ADD_ON_EXCLUDED for an add-on that the plan excludes.',
  path: '/v6/acq/digitalsignature/agreement/{agreementId}/{facilityId}/{memberId}',
  params: z.object(place),
});

export const getAgreementVersion = defineCall({
  ...aReading,
  name: 'getAgreementVersion',
  summary:
    'The agreement in a version of its own. 403 for another member’s; 403 ADD_ON_EXCLUDED for an add-on that the plan excludes, unless it was signed.',
  path: '/v6/acq/digitalsignature/agreement/{agreementId}/{facilityId}/{memberId}/{version}',
  params: z.object({ ...place, version: shortText }),
});

export const signAgreement = defineCall({
  id: 'HT-45',
  name: 'signAgreement',
  summary:
    'Signs an agreement in the version that was read. Signed again, the first signature stands. 403 for another member; 403 ADD_ON_EXCLUDED for an add-on that the plan excludes; 409 VERSION_OVER when another version is signed today.',
  method: 'POST',
  path: '/v6/acq/digitalsignature/signcontract',
  params: z.object({}),
  query: z.object({}),
  body: z.object({
    agreementId: shortText,
    version: shortText,
    facilityId: shortText,
    memberId: shortText,
    signature: shortText,
  }),
  answer: z.object({ success: z.boolean(), signedAt: z.string() }),
  repeatable: true,
  needsToken: true,
});
