import { contract, type WireProductTokenRequest } from '@foyer/adapters-http/wire';

import type { TestApi } from './test-api.ts';

/** What can differ from the default buyer: Ada, who buys the single-club plan at Tribeca. */
export interface StandardPurchase {
  readonly email: string;
  readonly phone?: string;
  readonly facilityId?: string;
  readonly planId?: string;
  readonly cost?: WireProductTokenRequest['selectedPlan']['cost'];
  /** ISO date; today by default. */
  readonly startDate?: string;
}

/** A product token request without an employer, in wire format. */
export function aStandardProductBody({
  email,
  phone = '2125550143',
  facilityId = '101',
  planId = '15',
  cost = noCost,
  startDate,
}: StandardPurchase): WireProductTokenRequest {
  return {
    companyEmail: null,
    companyName: null,
    corporateAccountId: null,
    corporateAgreementId: null,
    corporateContactId: null,
    hasOptedOutOfEmail: true,
    isCorp: false,
    productBase: {
      buyer: {
        companyEmail: null,
        email,
        firstName: 'Ada',
        lastName: 'Lovelace',
        newsletter: false,
        phone,
      },
      isUserLoggedIn: false,
      productType: 'join',
    },
    selectedClubDetails: { facilityId, name: 'Foyer Tribeca' },
    ...(startDate !== undefined && { startDate }),
    selectedPlan: { cost, planId, planType: 'Single club', title: 'Select Access' },
  };
}

/** Starts a purchase and returns its product token. */
export async function aStandardProductToken(
  api: TestApi,
  purchase: StandardPurchase,
): Promise<string> {
  const body = aStandardProductBody(purchase);
  const answer = await api.send('POST', '/v6/acq/payment/token', body);
  return contract.createProductToken.answer.parse(answer.body).result ?? '';
}

/** A price that must be ignored. */
const noCost: WireProductTokenRequest['selectedPlan']['cost'] = {
  monthlyFee: '1.00',
  regularMonthlyFee: '1.00',
  initiation: { totalDues: '0.00' },
  promotionalSavings: '0.00',
  isReimbursementAvailable: false,
};
