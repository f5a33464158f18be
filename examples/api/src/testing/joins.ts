import { randomUUID } from 'node:crypto';

import {
  contract,
  type WireCorporateLead,
  type WireProductTokenRequest,
} from '@foyer/adapters-http/wire';

import { aCodeBody } from './lead-bodies.ts';
import { codesMailedTo } from './mails.ts';
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

/** A corporate lead in wire format, with its own transaction. */
export function aCorporateLeadBody(changes: Partial<WireCorporateLead> = {}): WireCorporateLead {
  return {
    Answers: [{ answerId: '201', additionalInfo: 'true' }],
    CTALabel: 'Get Started',
    EmailAddress: 'ada@example.com',
    FacilityId: '101',
    FirstName: 'Ada',
    IsAbandonedLead: true,
    LastName: 'Lovelace',
    OutreachCode: 'CORPENROLL',
    PhoneNumber: '2125550143',
    SourceUrl: 'http://localhost/join/corp',
    TransactionId: randomUUID(),
    UserLocation: 'US',
    companyEmail: 'ada@acme.example',
    receiveTextAlerts: false,
    ...changes,
  };
}

/** An Acme employee with a confirmed company address. */
export interface VerifiedPerson {
  readonly companyEmail: string;
  readonly corporateAccountId: string;
  readonly corporateContactId: string;
}

/** Requests a code, reads it from the mailbox and enters it. */
export async function verifiedPerson(api: TestApi, companyEmail: string): Promise<VerifiedPerson> {
  const asked = await api.send(
    'POST',
    '/v6/acq/corp/email/verify',
    aCodeBody({ corporateEmail: companyEmail }),
  );
  const { data } = contract.verifyCorporateEmail.answer.parse(asked.body);
  const [token = ''] = await codesMailedTo(api, companyEmail);
  await api.send('POST', '/v6/acq/corp/token/verify', { email: companyEmail, token });
  return {
    companyEmail,
    corporateAccountId: String(data?.corporateAccountId),
    corporateContactId: String(data?.corporateContactId),
  };
}

/** A request for a product token in wire format, with a price that must be ignored. */
export function aProductBody(person: VerifiedPerson, planId = '15'): WireProductTokenRequest {
  return {
    ...person,
    companyName: 'Acme',
    corporateAgreementId: 'AG1001',
    hasOptedOutOfEmail: true,
    isCorp: true,
    productBase: {
      buyer: {
        companyEmail: person.companyEmail,
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Lovelace',
        newsletter: false,
        phone: '2125550143',
      },
      isUserLoggedIn: false,
      productType: 'join',
    },
    selectedClubDetails: { facilityId: '101', name: 'Foyer Tribeca' },
    selectedPlan: {
      cost: {
        monthlyFee: '1.00',
        regularMonthlyFee: '1.00',
        initiation: { totalDues: '0.00' },
        promotionalSavings: '0.00',
        isReimbursementAvailable: false,
      },
      planId,
      planType: 'Single club',
      title: 'Select Access',
    },
  };
}

/** Starts a purchase and returns its product token. */
export async function aProductToken(
  api: TestApi,
  person: VerifiedPerson,
  planId = '15',
): Promise<string> {
  const body = aProductBody(person, planId);
  const answer = await api.send('POST', '/v6/acq/payment/token', body);
  return contract.createProductToken.answer.parse(answer.body).result ?? '';
}
