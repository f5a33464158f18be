/** Someone whom the visitor brings along. The visit still takes one time. */
export interface Guest {
  /** Null if the visitor didn't say. */
  readonly firstName: string | null;
}

/** The name to type for a guest: empty without one, null without a guest. */
export function guestName(guest: Guest | null): string | null {
  return guest && (guest.firstName ?? '');
}

export function isSameGuest(one: Guest | null, other: Guest | null): boolean {
  return guestName(one) === guestName(other);
}
