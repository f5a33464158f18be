import { type JSX, useState } from 'react';

import { ClubChoice } from '../../components/club-choice.tsx';
import { corporateCopy } from '../../copy/corporate.ts';
import { joiningCopy } from '../../copy/joining.ts';
import { JoinNotice } from '../joining/join-notice.tsx';
import { PlanForm, planProblemId } from '../joining/plan-form.tsx';
import { VisitFirst } from '../joining/visit-first.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame } from './corporate-frame.tsx';
import type { JoinStepProps } from './join-step-props.ts';
import { PlanChoice } from './plan-choice.tsx';

/** The third step: the employer's plans at the club, the purchase, and the option to visit first. */
export default function PlanStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const [choosing, setChoosing] = useState(false);
  const { state, busy, plans } = snapshot;
  const company = state.companyName ?? '';
  const hasPlans = plans.list.length > 0;
  const problem = hasPlans ? (snapshot.alert ?? plans.message) : null;
  return (
    <CorporateFrame
      eyebrow={copy.planEyebrow(company)}
      title={joining.planTitle}
      {...(plans.status !== 'none' && { lede: copy.planLede(company) })}
      heading={heading}
      snapshot={snapshot}
    >
      <JoinNotice snapshot={snapshot} />
      <PlanForm
        problem={problem}
        refusals={snapshot.refusals}
        submit={
          hasPlans
            ? {
                label: copy.purchase,
                note: joining.purchaseNote,
                unavailable: !snapshot.canPurchase,
                busy: busy === 'purchasing' ? joining.purchasing : null,
              }
            : null
        }
        onSubmit={() => void flow.purchase()}
      >
        <PlanChoice
          flow={flow}
          snapshot={snapshot}
          problemId={problem === null ? undefined : planProblemId}
          onChangeClub={() => setChoosing(true)}
        />
      </PlanForm>
      <VisitFirst flow={flow} snapshot={snapshot} />
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
