import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok } from '@foyer/core';
import { writeMajorUnits } from '@foyer/core/kernel';

import type { ApiFailure } from '../http/api-failure.ts';
import type { Database } from '../database/schema.ts';
import type { CallHandler } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import { pendingEmail } from './email-change.ts';
import { signedPictureUrl } from './member-pictures.ts';
import type { SignedIn } from './session-table.ts';

export function encodeMember(
  secret: ServerSecret,
): CallHandler<typeof contract.encodeMember, SignedIn> {
  return async ({ caller: { account } }) =>
    Ok({ encryptedMemberId: await secret.mark('member', account.member_id ?? account.id) });
}

export function getAccountInformation(
  database: Database,
): CallHandler<typeof contract.getAccountInformation, SignedIn> {
  return async ({ caller: { account } }) =>
    Ok({
      address1: account.address1,
      address2: account.address2,
      city: account.city,
      state: account.state,
      country: account.country,
      zipCode: account.zip_code,
      email: account.email,
      pendingEmail: await pendingEmail(database, account.id),
      facebookId: account.social_id,
      membershipStatus: account.membership_status,
      isProspect: account.member_id === null,
    });
}

export function getAddOnEligibility(): CallHandler<typeof contract.getAddOnEligibility, SignedIn> {
  return ({ caller: { account } }) =>
    Promise.resolve(
      Ok(
        account.has_add_on === null
          ? null
          : {
              hamptonsAgreementStatusId: account.add_on_status_id,
              hasHamptonsAddOnAgreement: account.has_add_on === 1,
            },
      ),
    );
}

/** The referral code belongs to the member, everything else to the account. */
export function getMemberProfile(
  database: Database,
): CallHandler<typeof contract.getMemberProfile, SignedIn> {
  return async ({ caller: { account } }) => {
    const member = await database
      .selectFrom('members')
      .select('share_id')
      .where('member_id', '=', account.member_id ?? '')
      .executeTakeFirst();
    const own = account.member_id ?? account.id;
    return Ok({
      firstName: account.first_name,
      lastName: account.last_name,
      memberId: account.member_id,
      userId: `U-${own}`,
      publicId: `P-${own}`,
      shareId: member?.share_id ?? null,
      trackingId: `T-${own}`,
      homeFacilityId: account.home_facility_id,
      height: account.height,
      weight: account.weight,
      strikes: account.strikes,
      hasActivePT: account.has_active_pt === 1,
      membershipStatus: account.membership_status,
    });
  };
}

export function getBillingInformation(
  database: Database,
): CallHandler<typeof contract.getBillingInformation, SignedIn> {
  return async ({ caller }) => {
    const billing = await billingOf(database, caller);
    if (!billing) return Ok(null);
    const { address1, address2, email } = billing;
    return Ok({ address1, address2, email, ...cardOf(billing) });
  };
}

export function getGiftCardDetails(
  database: Database,
): CallHandler<typeof contract.getGiftCardDetails, SignedIn> {
  return async ({ caller: { account } }) => {
    const card = await database
      .selectFrom('account_gift_cards')
      .selectAll()
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    return Ok(
      card
        ? {
            cardLastFourDigits: card.last_four,
            balance: writeMajorUnits(card.balance),
            currency: card.currency,
            expirationDate: card.expiration_date,
          }
        : null,
    );
  };
}

/** Answers another member's picture the same as a missing one, so that nobody learns whether it exists. */
export function listMemberPictures(
  secret: ServerSecret,
): CallHandler<typeof contract.listMemberPictures, SignedIn> {
  return async ({ query, caller: { account }, now }) => {
    const asked = query.memberIDsStr.split(',').flatMap((id) => id.trim() || []);
    if (!asked.every((id) => id === account.member_id)) return Err(notYours);
    if (account.member_id === null) return Ok({ membersSignedURLs: [] });
    const signedURL = await signedPictureUrl(secret, account.member_id, now);
    return Ok({ membersSignedURLs: [{ signedURL }] });
  };
}

export function getBillingCard(
  database: Database,
): CallHandler<typeof contract.getBillingCard, SignedIn> {
  return async ({ caller }) => {
    const billing = await billingOf(database, caller);
    return Ok(billing ? cardOf(billing) : null);
  };
}

export function getBillingBalance(
  database: Database,
): CallHandler<typeof contract.getBillingBalance, SignedIn> {
  return async ({ caller }) => {
    const billing = await billingOf(database, caller);
    if (!billing) return Ok(null);
    return Ok({ balance: writeMajorUnits(billing.balance), currency: billing.currency });
  };
}

const notYours: ApiFailure = {
  status: 403,
  code: 'NOT_YOURS',
  message: 'These are another member’s.',
  field: 'memberIDsStr',
};

function billingOf(database: Database, { account }: SignedIn) {
  return database
    .selectFrom('account_billing')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst();
}

function cardOf(billing: NonNullable<Awaited<ReturnType<typeof billingOf>>>) {
  return {
    cardLastFourDigits: billing.card_last_four,
    cardType: billing.card_type,
    expirationDate: billing.expiration_date,
  };
}
