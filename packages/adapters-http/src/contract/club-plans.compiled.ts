// Compiled from ./club-plans.ts by `pnpm schemas`. Change it there.
import { either, flag, list, nullable, number, object, optional, text } from '@foyer/core/decode';
import type { Compiled } from './call.ts';
import type * as source from './club-plans.ts';

const eitherTextNumber = either(text, number);
const optionalNullableEitherNumberText = optional(nullable(either(number, text)));
const optionalNullableFlag = optional(nullable(flag));
const optionalNullableText = optional(nullable(text));
const optionalNullableEitherTextNumber = optional(nullable(eitherTextNumber));
export const getClubPlans: Compiled<typeof source.getClubPlans> = {
  name: 'getClubPlans',
  method: 'GET',
  path: '/api/cms/facilities/{facilityId}/membership/plans',
  repeatable: true,
  needsToken: false,
  decode: object({
    result: optional(
      nullable(
        list(
          object({
            id: eitherTextNumber,
            planProperties: object({
              monthlyFee: optionalNullableEitherNumberText,
              regularMonthlyFee: optionalNullableEitherNumberText,
              totalDues: optionalNullableEitherNumberText,
              promotionalSavings: optionalNullableEitherNumberText,
              isReimbursementAvailable: optionalNullableFlag,
            }),
            promotion: optionalNullableText,
          }),
        ),
      ),
    ),
    region: optionalNullableText,
    promotionId: optionalNullableEitherTextNumber,
    memberId: optionalNullableEitherTextNumber,
    isPresale: optionalNullableFlag,
    facilityStatus: optionalNullableText,
    facilityOpenDate: optionalNullableText,
    corporateAgreementId: optionalNullableEitherTextNumber,
  }),
};
export const listCataloguePlans: Compiled<typeof source.listCataloguePlans> = {
  name: 'listCataloguePlans',
  method: 'GET',
  path: '/api/cms/membership/plans',
  repeatable: true,
  needsToken: false,
  decode: list(object({ planId: eitherTextNumber, name: text, description: text, planType: text })),
};
