import { fillJoinConfirmation } from '@foyer/core/content';
import type { JSX } from 'react';

import { ClubPicture } from '../../components/club-card.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { joinCopy, joiningCopy } from '../../copy/join.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { NewMember } from '../joining/new-member.tsx';
import { StandardFrame, type StandardStepProps } from './standard-frame.tsx';

/** The new membership, in the chain's own words, and what to do next. */
export default function WelcomeStep({
  flow,
  snapshot,
  heading,
}: StandardStepProps): JSX.Element | null {
  const copy = useCopy(joinCopy);
  const joining = useCopy(joiningCopy);
  const { state, confirmationContent } = snapshot;
  const { confirmation, selectedFacility: club } = state;
  if (confirmation === null || confirmationContent === null) return null;
  const content = snapshot.confirmationIsDefault
    ? fillJoinConfirmation(joining.welcome, confirmation, club?.name ?? null)
    : confirmationContent;
  return (
    <StandardFrame
      eyebrow={copy.welcomeEyebrow}
      title={content.title}
      lede={content.lede}
      heading={heading}
      snapshot={snapshot}
    >
      <NewMember
        flow={flow}
        snapshot={snapshot}
        confirmation={confirmation}
        club={club}
        activation={content.activation}
        links={
          <>
            <SiteLink path="/account/join-details">{joining.memberDetails}</SiteLink>
            <SiteLink path="/">{copy.home}</SiteLink>
          </>
        }
      >
        {club?.imageUrl != null && (
          <div className="foyer-welcome__art">
            <ClubPicture club={club} size="wide" />
          </div>
        )}
        {content.paragraphs.length > 0 && (
          <div className="foyer-welcome__words foyer-stack-3">
            {content.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </NewMember>
    </StandardFrame>
  );
}
