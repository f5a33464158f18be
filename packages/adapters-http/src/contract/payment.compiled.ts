// Compiled from ./payment.ts by `pnpm schemas`. Change it there.
import { either, flag, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './payment.ts';

const optionalNullableText = optional(nullable(text));
const optionalNullableEitherTextNumber = optional(nullable(either(text, number)));
export const createProductToken: Compiled<typeof source.createProductToken> = {
  name: 'createProductToken',
  method: 'POST',
  path: '/v6/acq/payment/token',
  repeatable: false,
  needsToken: false,
  decode: object({ success: flag, result: optionalNullableText }),
};
export const getProductDetails: Compiled<typeof source.getProductDetails> = {
  name: 'getProductDetails',
  method: 'GET',
  path: '/v6/acq/payment/token/{token}',
  repeatable: true,
  needsToken: false,
  decode: object({
    success: optional(flag),
    barcode: optionalNullableEitherTextNumber,
    productToken: optionalNullableText,
    transactionNumber: optionalNullableEitherTextNumber,
    memberID: optionalNullableEitherTextNumber,
    productBase: optional(
      nullable(
        object({
          buyer: object({
            firstName: optionalNullableText,
            lastName: optionalNullableText,
            email: optionalNullableText,
            phone: optionalNullableText,
          }),
        }),
      ),
    ),
    selectedClubDetails: optional(
      nullable(object({ facilityId: optionalNullableEitherTextNumber })),
    ),
  }),
};
export const resendConfirmationEmail: Compiled<typeof source.resendConfirmationEmail> = {
  name: 'resendConfirmationEmail',
  method: 'GET',
  path: '/v6/acq/residential/thankyouemail/{memberId}/{fullName}/{facilityId}/{email}',
  repeatable: false,
  needsToken: false,
  decode: object({ success: flag }),
};
