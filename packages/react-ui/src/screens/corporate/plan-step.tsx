import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { PlanList } from '../../components/plan-list.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { JoinNotice } from '../joining/payment-return.tsx';
import {
  PlanForm,
  planProblemId,
  PlansLoading,
  usePlanOption,
  VisitFirst,
} from '../joining/plan-form.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

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

interface PlanChoiceProps extends JoinStepProps {
  readonly problemId?: string | undefined;
  readonly onChangeClub: () => void;
}

/** The plans, their loading state, or why there are none and what to do. */
function PlanChoice({ flow, snapshot, problemId, onChangeClub }: PlanChoiceProps): JSX.Element {
  const copy = useCopy(joiningCopy);
  const planOption = usePlanOption();
  const messages = useMessages();
  const { state, plans } = snapshot;
  return (
    <PlansLoading flow={flow} plans={plans}>
      {plans.status === 'none' ? (
        <Banner tone="note">
          <p>{plans.message && messages(plans.message)}</p>
          <Button onClick={onChangeClub}>{copy.selectClub}</Button>
        </Banner>
      ) : (
        <PlanList
          plans={plans.list.map(planOption)}
          chosen={state.plan?.planId ?? null}
          club={{ name: state.selectedFacility?.name ?? '', onChange: onChangeClub }}
          problemId={problemId}
          onChoose={(planId) => flow.choosePlan(planId)}
        />
      )}
    </PlansLoading>
  );
}
