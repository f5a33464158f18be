import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { corporateCopy } from '../../copy/corporate.ts';
import { joiningCopy } from '../../copy/joining.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { JoinNotice } from '../joining/join-notice.tsx';
import { CorporateFrame } from './corporate-frame.tsx';
import type { JoinStepProps } from './join-step-props.ts';
import { PlanChoice } from './plan-choice.tsx';

const words = { ...joiningCopy, ...corporateCopy };
const problemId = 'foyer-plan-problem';

/** The third step: the employer's plans at the club, the way to pay, and the way to visit first. CJ-10 to CJ-15 */
export default function PlanStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const messages = useMessages();
  const [choosing, setChoosing] = useState(false);
  const { state, busy, plans } = snapshot;
  const company = state.companyName ?? '';
  const hasPlans = plans.list.length > 0;
  const problem = hasPlans ? (snapshot.alert ?? plans.message) : null;
  return (
    <CorporateFrame
      eyebrow={words.planEyebrow(company)}
      title={words.planTitle}
      {...(plans.status !== 'none' && { lede: words.planLede(company) })}
      heading={heading}
      snapshot={snapshot}
    >
      <JoinNotice snapshot={snapshot} />
      <form
        className="foyer-form"
        noValidate
        aria-label={words.planForm}
        onSubmit={(event) => {
          event.preventDefault();
          void flow.purchase();
        }}
      >
        <PlanChoice
          flow={flow}
          snapshot={snapshot}
          problemId={problem === null ? undefined : problemId}
          onChangeClub={() => setChoosing(true)}
        />
        {hasPlans && (
          <div className="foyer-actions">
            {problem !== null && (
              <div id={problemId} className="foyer-actions__problem">
                <Banner tone="problem" key={snapshot.refusals}>
                  {messages(problem)}
                </Banner>
              </div>
            )}
            <Button
              type="submit"
              unavailable={!snapshot.canPurchase}
              busy={busy === 'purchasing' ? words.purchasing : null}
            >
              {words.purchase}
            </Button>
            <p className="foyer-actions__note">{words.purchaseNote}</p>
          </div>
        )}
      </form>
      <p className="foyer-join-aside">
        {words.visitFirst}{' '}
        <button
          type="button"
          className="foyer-link"
          aria-disabled={busy === null ? undefined : true}
          onClick={() => void flow.visitFirst()}
        >
          {words.visitFirstLink}
        </button>
      </p>
      <ClubChoice
        open={choosing}
        purpose="join"
        chosen={state.selectedFacility}
        onClose={() => setChoosing(false)}
        onChoose={(club) => {
          setChoosing(false);
          void flow.chooseClub(club);
        }}
      />
    </CorporateFrame>
  );
}
