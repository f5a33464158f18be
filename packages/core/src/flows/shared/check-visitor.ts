import type { CheckMembership, VisitorForm } from '../../account/check-membership.ts';
import type { Clock } from '../../kernel/clock.port.ts';
import { isSignedIn, type MemberSession } from '../../kernel/member-session.port.ts';
import type { Message } from '../../messages/catalog.ts';

/** The part of a flow that the check needs. */
interface ChecksVisitor {
  readonly memberSession: MemberSession;
  readonly checkMembership?: Pick<CheckMembership, 'execute'> | null;
  readonly clock: Clock;
  readonly store: VisitorForm;
}

/**
 * Returns the reason why the visitor can't submit the form, or null if they can. Members can't. A prospect can, and
 * finds their empty fields filled in. `retry` is the reason if the check fails.
 */
export async function checkVisitor(
  { memberSession, checkMembership, clock, store }: ChecksVisitor,
  retry: Message,
): Promise<Message | null> {
  if (!isSignedIn(memberSession, clock)) return null;
  if (checkMembership == null) return { key: 'alreadyMember' };
  const checked = await checkMembership.execute(store);
  return checked.err ? retry : checked.val;
}
