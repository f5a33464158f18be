import { fillJoinConfirmation } from '@foyer/core/content';
import type { JSX } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { MemberCard } from '../../components/member-card.tsx';
import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { ActivateSection, ResendConfirmation } from '../joining/new-member.tsx';
import { JoinNotice } from '../joining/payment-return.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** Step 3/3: the new membership, in the chain's own words, and what to do next. */
export default function WelcomeStep({
  flow,
  snapshot,
  heading,
}: StandardStepProps): JSX.Element | null {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const homeHref = useSiteHref('/');
  const detailsHref = useSiteHref('/account/join-details');
  const { state, confirmationContent } = snapshot;
  const { confirmation, selectedFacility: club } = state;
  if (confirmation === null || confirmationContent === null) return null;
  const content = snapshot.confirmationIsDefault
    ? fillJoinConfirmation(joining.welcome, confirmation, club?.name ?? null)
    : confirmationContent;
  const { buyer, memberId, barcode } = confirmation;
  return (
    <StandardFrame
      eyebrow={copy.welcomeEyebrow}
      title={content.title}
      lede={content.lede}
      heading={heading}
      snapshot={snapshot}
    >
      <JoinNotice snapshot={snapshot} />
      <MemberCard
        name={`${buyer.firstName} ${buyer.lastName}`.trim()}
        club={club?.name ?? null}
        memberId={memberId}
        barcode={barcode}
      />
      {club?.imageUrl != null && (
        <div className="foyer-welcome__art">
          <ClubPicture club={club} size="wide" />
        </div>
      )}
      {content.paragraphs.length > 0 && (
        <div className="foyer-welcome__words">
          {content.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <ResendConfirmation flow={flow} snapshot={snapshot} />
      <ActivateSection copy={content.activation} confirmation={confirmation}>
        <a className="foyer-link" href={detailsHref}>
          {joining.memberDetails}
        </a>
        <a className="foyer-link" href={homeHref}>
          {copy.home}
        </a>
      </ActivateSection>
    </StandardFrame>
  );
}
