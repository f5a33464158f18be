import type { Club, ContactInput, Plan } from '@foyer/core';
import type { MembershipConfirmation } from '@foyer/core/plans';
import type { JSX, ReactNode, RefCallback } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import {
  Headline,
  type HeadlineProps,
  type Selection,
  SelectionsStrip,
} from '../../components/frame-parts.tsx';
import { joiningCopy } from '../../copy/join.ts';
import type { Localized } from '../../locale/copy.ts';
import { useCopy } from '../../locale/use-copy.ts';

export interface JoinFrameProps extends Pick<HeadlineProps, 'eyebrow' | 'title' | 'lede'> {
  readonly heading: RefCallback<HTMLHeadingElement> | undefined;
  /** Its picture is shown next to the step. */
  readonly club: Club | null;
  /** The entries of the progress strip, in step order. */
  readonly selections: readonly Selection[];
  readonly children: ReactNode;
}

/** The frame of every step of a join: the progress strip with the selections so far, and the step next to it. */
export function JoinFrame({
  heading,
  club,
  selections,
  children,
  ...headline
}: JoinFrameProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  return (
    <div className="foyer-step">
      <div className="foyer-step__aside">
        <Headline {...headline} {...(heading && { ref: heading })} />
        <SelectionsStrip selections={selections} label={copy.strip} />
        {club?.imageUrl != null && (
          <div className="foyer-step__art">
            <ClubPicture club={club} size="wide" />
          </div>
        )}
      </div>
      <div className="foyer-step__main">{children}</div>
    </div>
  );
}

type JoiningCopy = Localized<typeof joiningCopy>;

export function detailsSelection(
  copy: JoiningCopy,
  { first_name, last_name }: Pick<ContactInput, 'first_name' | 'last_name'>,
  current: boolean,
): Selection {
  const name = `${first_name} ${last_name}`.trim();
  return {
    label: copy.details,
    value: name === '' ? null : name,
    placeholder: copy.noDetails,
    current,
  };
}

export function planSelection(copy: JoiningCopy, plan: Plan | null, current: boolean): Selection {
  return { label: copy.plan, value: plan?.name ?? null, placeholder: copy.noPlan, current };
}

export function paymentSelection(
  copy: JoiningCopy,
  confirmation: MembershipConfirmation | null,
  current: boolean,
): Selection {
  return {
    label: copy.payment,
    value: confirmation === null ? null : copy.paid,
    placeholder: copy.noPayment,
    current,
  };
}
