import {
  type CallFailure,
  type CallOptions,
  type CodeRequest,
  type CorporateAccount,
  type CorporateRepository,
  Err,
  type FacilityId,
  Ok,
  type Result,
} from '@foyer/core';

import { verifyCorporateDomain, verifyCorporateEmail } from './contract/corporate.ts';
import type { HttpClient } from './http-client.ts';

/** Employers over HT-19 and HT-22. */
export class HttpCorporateRepository implements CorporateRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async verifyDomain(
    companyEmail: string,
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<boolean, CallFailure>> {
    const answer = await this.#client.send(
      verifyCorporateDomain,
      { params: {}, query: { email: companyEmail, facilityId }, body: undefined },
      options,
    );
    return answer.map(({ domainVerified }) => domainVerified);
  }

  async createCode(
    { contact, facilityId }: CodeRequest,
    options?: CallOptions,
  ): Promise<Result<CorporateAccount, CallFailure>> {
    const body = {
      corporateEmail: contact.companyEmail,
      facilityId,
      firstName: contact.firstName,
      lastName: contact.lastName,
      personalEmail: contact.email,
      phoneNumber: contact.phone,
    };
    const answer = await this.#client.send(
      verifyCorporateEmail,
      { params: {}, query: {}, body },
      options,
    );
    return answer.andThen(({ status, data }) =>
      status === 200 && data != null
        ? Ok({
            corporateAccountId: String(data.corporateAccountId),
            corporateContactId: String(data.corporateContactId),
            companyName: data.name,
          })
        : Err<CallFailure>({ kind: 'unsuccessful' }),
    );
  }
}
