import { type Club, parseFacilityId } from '../clubs/club.ts';
import type { ClubDirectory } from '../clubs/club-directory.ts';
import type { ContactInput } from '../forms/contact-form.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import { Ok, type Result } from '../kernel/result.ts';
import type { Message } from '../messages/catalog.ts';
import { type MemberProfile, membershipStatusOf } from './account.ts';
import type { AccountRepository } from './account-repository.port.ts';
import { isSignedOut } from './card-loader.ts';

/** What a form does with a visitor who is signed in. */
export interface Membership {
  /** `nobody`: the back end no longer accepts the session. `prospect`: a login without a membership. */
  readonly kind: 'nobody' | 'prospect' | 'member' | 'frozen';
  /** Why the visitor can't book or join; null if they can. */
  readonly refusal: Message | null;
  /** What the prospect's account knows about them. */
  readonly contact: Partial<ContactInput>;
}

/** Finds out whether a visitor who is signed in is a member. */
export class CheckMembership {
  readonly #accounts: Pick<AccountRepository, 'information' | 'profile'>;
  readonly #clubs: Pick<ClubDirectory, 'byId'>;

  constructor(
    accounts: Pick<AccountRepository, 'information' | 'profile'>,
    clubs: Pick<ClubDirectory, 'byId'>,
  ) {
    this.#accounts = accounts;
    this.#clubs = clubs;
  }

  /** A frozen member is referred to their own club, or to the chosen one if theirs isn't known. */
  async execute(chosen: Club | null): Promise<Result<Membership, CallFailure>> {
    const [information, profile] = await Promise.all([
      this.#accounts.information(),
      this.#accounts.profile(),
    ]);
    if (information.err) return isSignedOut(information.val) ? Ok(nobody) : information;
    const account = information.val;
    if (account?.isProspect === true) {
      // Without the profile only the name is missing, which the prospect can type.
      const { firstName = null, lastName = null } = profile.unwrapOr(null) ?? {};
      const contact = {
        first_name: firstName ?? '',
        last_name: lastName ?? '',
        email_address: account.email ?? '',
        postal_code: account.zipCode ?? '',
      };
      return Ok({ ...nobody, kind: 'prospect', contact });
    }
    if (profile.err) return profile;
    const status = profile.val?.membershipStatus ?? account?.membershipStatus;
    if (membershipStatusOf(status) !== 'frozen') return Ok(member);
    const club = (await this.#homeClub(profile.val)) ?? chosen;
    return Ok({ ...member, kind: 'frozen', ...(club && { refusal: frozenMessage(club) }) });
  }

  async #homeClub(profile: MemberProfile | null): Promise<Club | null> {
    const facilityId = parseFacilityId(profile?.homeFacilityId ?? '');
    return facilityId.ok ? (await this.#clubs.byId(facilityId.val)).unwrapOr(null) : null;
  }
}

const nobody: Membership = { kind: 'nobody', refusal: null, contact: {} };
const member: Membership = { kind: 'member', refusal: { key: 'alreadyMember' }, contact: {} };

function frozenMessage({ name: club, phoneNumber: phone }: Club): Message {
  return { key: 'membershipFrozen', values: { club, phone } };
}
