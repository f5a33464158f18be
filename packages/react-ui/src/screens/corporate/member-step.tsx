import type { JSX } from 'react';

import { MemberCard } from '../../components/member-card.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { ActivateSection, ResendConfirmation } from '../joining/new-member.tsx';
import { JoinNotice } from '../joining/payment-return.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

/** The fourth step: the purchased membership and resending its email. */
export default function MemberStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element | null {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const benefitsHref = useSiteHref('/memberbenefits');
  const detailsHref = useSiteHref('/account/join-details?variant=corporate');
  const { state } = snapshot;
  const { confirmation } = state;
  if (confirmation === null) return null;
  const { buyer, memberId, barcode } = confirmation;
  return (
    <CorporateFrame
      eyebrow={copy.memberEyebrow}
      title={joining.memberTitle(buyer.firstName)}
      lede={copy.memberLede}
      heading={heading}
      snapshot={snapshot}
    >
      <JoinNotice snapshot={snapshot} />
      <MemberCard
        name={`${buyer.firstName} ${buyer.lastName}`.trim()}
        club={state.selectedFacility?.name ?? null}
        memberId={memberId}
        barcode={barcode}
      />
      <ResendConfirmation flow={flow} snapshot={snapshot} />
      <ActivateSection copy={joining.welcome.activation} confirmation={confirmation}>
        <a className="foyer-link" href={detailsHref}>
          {joining.memberDetails}
        </a>
        <a className="foyer-link" href={benefitsHref}>
          {joining.benefits}
        </a>
      </ActivateSection>
    </CorporateFrame>
  );
}
