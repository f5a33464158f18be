import type { JSX } from 'react';

import { SiteLink } from '../../components/site-link.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { NewMember } from '../joining/new-member.tsx';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

/** The fourth step: the purchased membership and resending its email. */
export default function MemberStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element | null {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const { confirmation, selectedFacility } = snapshot.state;
  if (confirmation === null) return null;
  return (
    <CorporateFrame
      eyebrow={copy.memberEyebrow}
      title={joining.memberTitle(confirmation.buyer.firstName)}
      lede={copy.memberLede}
      heading={heading}
      snapshot={snapshot}
    >
      <NewMember
        flow={flow}
        snapshot={snapshot}
        confirmation={confirmation}
        club={selectedFacility}
        activation={joining.welcome.activation}
        links={
          <>
            <SiteLink path="/account/join-details?variant=corporate">
              {joining.memberDetails}
            </SiteLink>
            <SiteLink path="/memberbenefits">{joining.benefits}</SiteLink>
          </>
        }
      />
    </CorporateFrame>
  );
}
