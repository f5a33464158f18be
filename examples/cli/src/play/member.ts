/** Whom a scenario's visitor is, once they have joined. */
export interface Member {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null before they chose one. */
  readonly username: string | null;
  readonly password: string;
}
