// Compiled from ./corporate.ts by `pnpm schemas`. Change it there.
import { either, flag, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './corporate.ts';

const eitherTextNumber = either(text, number);
export const resendCorporateCode: Compiled<typeof source.resendCorporateCode> = {
  name: 'resendCorporateCode',
  method: 'POST',
  path: '/v6/acq/corp/email/verify/resend',
  repeatable: false,
  needsToken: false,
  decode: object({ status: number }),
};
export const verifyCorporateCode: Compiled<typeof source.verifyCorporateCode> = {
  name: 'verifyCorporateCode',
  method: 'POST',
  path: '/v6/acq/corp/token/verify',
  repeatable: false,
  needsToken: false,
  decode: object({ status: number, data: optional(nullable(object({ verified: flag }))) }),
};
export const verifyCorporateDomain: Compiled<typeof source.verifyCorporateDomain> = {
  name: 'verifyCorporateDomain',
  method: 'GET',
  path: '/v6/acq/corp/domain/verify',
  repeatable: true,
  needsToken: false,
  decode: object({ domainVerified: flag }),
};
export const verifyCorporateEmail: Compiled<typeof source.verifyCorporateEmail> = {
  name: 'verifyCorporateEmail',
  method: 'POST',
  path: '/v6/acq/corp/email/verify',
  repeatable: false,
  needsToken: false,
  decode: object({
    status: number,
    data: optional(
      nullable(
        object({
          corporateAccountId: eitherTextNumber,
          corporateContactId: eitherTextNumber,
          name: text,
        }),
      ),
    ),
  }),
};
