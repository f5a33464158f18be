import { randomUUID } from 'node:crypto';

import type { WireCorporateLead, WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { contract } from '@foyer/adapters-http/wire';

import { aCodeBody } from './lead-bodies.ts';
import { codesMailedTo } from './mails.ts';
import type { TestApi } from './test-api.ts';

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
