import type { Club } from '../../clubs/club.ts';
import type { ContactField, ContactInput } from '../../forms/contact-form.ts';
import type { CallFailure, Result } from '../../kernel/result.ts';
import { type Clock, isSignedIn, type MemberSession } from '../../kernel/platform.port.ts';
import type { Message } from '../../messages/catalog.ts';

/** The contact form of a visitor who is signed in. */
export interface VisitorForm {
  readonly state: { readonly contactInput: ContactInput; readonly selectedFacility: Club | null };
  change(
    event: { readonly type: 'field-changed'; readonly field: ContactField; readonly value: string },
    options: { readonly persist: boolean },
  ): void;
}

/** Checks a visitor who is signed in, like the account's `CheckMembership`. */
export interface VisitorCheck {
  /**
   * The reason why the visitor can't book or join; null if they can. Fills in their form, and keeps what they typed.
   */
  execute(form: VisitorForm): Promise<Result<Message | null, CallFailure>>;
}

interface ChecksVisitor {
  readonly memberSession: MemberSession;
  readonly checkMembership?: VisitorCheck | null;
  readonly clock: Clock;
  readonly store: VisitorForm;
}

/** Returns why the visitor can't submit the form; null if they can. If the check fails, that's `retry`. */
export async function checkVisitor(
  { memberSession, checkMembership, clock, store }: ChecksVisitor,
  retry: Message,
): Promise<Message | null> {
  if (!isSignedIn(memberSession, clock)) return null;
  if (checkMembership == null) return { key: 'alreadyMember' };
  const checked = await checkMembership.execute(store);
  return checked.err ? retry : checked.val;
}
