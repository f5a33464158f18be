// Compiled from ./plans.ts by `pnpm schemas`. Change it there.
import {
  either,
  flag,
  list,
  nullable,
  number,
  object,
  optional,
  text,
  where,
} from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './plans.ts';

const optionalNullableFlag = optional(nullable(flag));
const eitherTextNumber = either(text, number);
const part1 = either(
  number,
  where(text, (it) => it.length <= 256 || Array.from(it).length <= 256),
);
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
              monthlyFee: part1,
              regularMonthlyFee: part1,
              initiation: object({ totalDues: part1 }),
              promotionalSavings: part1,
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
