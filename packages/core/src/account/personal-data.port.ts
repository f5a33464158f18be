import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';

/** Everything that the chain stores about the person at an address, under labels that people can read. */
export interface PersonalData {
  readonly address: string;
  /** An ISO instant. */
  readonly exportedAt: string;
  readonly sections: readonly {
    readonly title: string;
    readonly entries: readonly Readonly<Record<string, unknown>>[];
  }[];
}

/** The membership at the address is active or has an open balance, so the chain needs the person’s data. */
export interface MembershipRuns {
  readonly kind: 'membership-runs';
}

/**
 * Gives people what is stored about them, or erases it. They confirm with a mailed link, so that nobody gets or erases
 * another person's data, and `request` answers the same for every address.
 */
export interface PersonalDataRepository {
  /** Mails the link. */
  request(email: string, options?: CallOptions): Promise<Result<void, CallFailure>>;
  /** Null for a link that is unknown, too old, or was used to erase. */
  read(token: string, options?: CallOptions): Promise<Result<PersonalData | null, CallFailure>>;
  /** Ends the link. Null as for `read`. */
  erase(
    token: string,
    options?: CallOptions,
  ): Promise<Result<'erased' | null, CallFailure | MembershipRuns>>;
}
