// Compiled from ./plans.ts by `pnpm schemas`. Change it there.
import { either, flag, list, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './plans.ts';

const optionalNullableFlag = optional(nullable(flag));
const eitherTextNumber = either(text, number);
const eitherNumberText = either(number, text);
const optionalNullableText = optional(nullable(text));
const optionalNullableEitherTextNumber = optional(nullable(eitherTextNumber));
export const getCorporatePlans: Compiled<typeof source.getCorporatePlans> = {
  name: 'getCorporatePlans',
  method: 'GET',
  path: '/v6/acq/corp/plans/{id}',
  repeatable: true,
  needsToken: false,
  decode: object({
    success: optionalNullableFlag,
    result: optional(
      nullable(
        list(
          object({
            planId: eitherTextNumber,
            planType: text,
            name: text,
            description: text,
            cost: object({
              monthlyFee: eitherNumberText,
              regularMonthlyFee: eitherNumberText,
              initiation: object({ totalDues: eitherNumberText }),
              promotionalSavings: eitherNumberText,
              isReimbursementAvailable: flag,
            }),
          }),
        ),
      ),
    ),
    clubName: optionalNullableText,
    region: optionalNullableText,
    promotionId: optionalNullableEitherTextNumber,
    memberId: optionalNullableEitherTextNumber,
    isPresale: optionalNullableFlag,
    facilityStatus: optionalNullableText,
    facilityOpenDate: optionalNullableText,
    corporateAgreementId: optionalNullableEitherTextNumber,
  }),
};
