import { type Club, parseFacilityId } from '../clubs/club.ts';
import type { ClubDirectory } from '../clubs/club-directory.ts';
import type { VisitorCheck, VisitorForm } from '../flows/shared/check-visitor.ts';
import type { ContactField } from '../forms/contact-form.ts';
import { dialedPhone } from '../forms/phone.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import type { Logger } from '../kernel/platform.port.ts';
import type { Message } from '../messages/catalog.ts';
import { membershipStatusOf } from './account.ts';
import type { AccountRepository } from './account-repository.port.ts';
import { isSignedOut } from './card-loader.ts';

/** Finds out whether a visitor who is signed in is a member, and fills in the form of a prospect or former member. */
export class CheckMembership implements VisitorCheck {
  readonly #accounts: Pick<AccountRepository, 'information' | 'profile'>;
  readonly #clubs: Pick<ClubDirectory, 'byId'>;
  readonly #logger: Logger;

  constructor(
    accounts: Pick<AccountRepository, 'information' | 'profile'>,
    clubs: Pick<ClubDirectory, 'byId'>,
    logger: Logger,
  ) {
    this.#accounts = accounts;
    this.#clubs = clubs;
    this.#logger = logger;
  }

  /** A session that the back end no longer accepts is none. */
  async execute(form: VisitorForm): Promise<Result<Message | null, CallFailure>> {
    const [information, profile] = await Promise.all([
      this.#accounts.information(),
      this.#accounts.profile(),
    ]);
    if (information.err) {
      return isSignedOut(information.val) ? Ok(null) : this.#fail(information.val);
    }
    const account = information.val;
    const known = profile.unwrapOr(null);
    const status = membershipStatusOf(known?.membershipStatus ?? account?.membershipStatus);
    if (account?.isProspect === true || hasLeft(status)) {
      // Without one of the answers only a part is missing, which the visitor can type.
      const { firstName = null, lastName = null } = known ?? {};
      const { email = null, zipCode = null } = account ?? {};
      const names = { first_name: firstName, last_name: lastName };
      fillIn(form, { ...names, email_address: email, postal_code: zipCode });
      return Ok(null);
    }
    if (profile.err) return this.#fail(profile.val);
    if (status !== 'frozen') return Ok({ key: 'alreadyMember' });
    const home = await this.#club(profile.val?.homeFacilityId ?? '');
    return Ok(frozenMessage(home ?? form.state.selectedFacility));
  }

  #fail(failure: CallFailure): Err<CallFailure> {
    this.#logger.warn('membership-not-checked', { failure: failure.kind });
    return Err(failure);
  }

  async #club(id: string): Promise<Club | null> {
    const facilityId = parseFacilityId(id);
    return facilityId.ok ? (await this.#clubs.byId(facilityId.val)).unwrapOr(null) : null;
  }
}

/** True for a former member. */
function hasLeft(status: string | null): boolean {
  return status === 'cancelled' || status === 'canceled';
}

/** Fills in the empty fields. What the visitor typed stays. */
function fillIn(
  form: VisitorForm,
  contact: Readonly<Partial<Record<ContactField, string | null>>>,
): void {
  for (const [name, value] of Object.entries(contact)) {
    const field = name as ContactField;
    if (value === null || form.state.contactInput[field] !== '') continue;
    form.change({ type: 'field-changed', field, value }, { persist: false });
  }
}

function frozenMessage(club: Club | null): Message {
  if (club === null) return { key: 'alreadyMember' };
  const values = {
    club: club.name,
    phone: club.phoneNumber,
    dial: dialedPhone(club.phoneNumber, club.country),
  };
  return { key: 'membershipFrozen', values };
}
