import { type JSX, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { PlanList } from '../../components/plan-list.tsx';
import { corporateCopy, joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { PlanForm, PlansLoading, VisitFirst } from '../joining/plan-form.tsx';
import { usePlanOption } from '../joining/plan-option.tsx';
import { useCopy } from '../../locale/use-copy.ts';
import { CorporateFrame, type JoinStepProps } from './corporate-frame.tsx';

/** The third step: the employer's plans at the club, the purchase, and the option to visit first. */
export default function PlanStep({ flow, snapshot, heading }: JoinStepProps): JSX.Element {
  const copy = useCopy(corporateCopy);
  const joining = useCopy(joiningCopy);
  const messages = useMessages();
  const [choosing, setChoosing] = useState(false);
  const { state, plans } = snapshot;
  const planOption = usePlanOption(state.selectedFacility);
  const company = state.companyName ?? '';
  const changeClub = (): void => setChoosing(true);
  return (
    <CorporateFrame
      eyebrow={copy.planEyebrow(company)}
      title={joining.planTitle}
      {...(plans.status !== 'none' && { lede: copy.planLede(company) })}
      heading={heading}
      snapshot={snapshot}
    >
      <PlanForm
        flow={flow}
        snapshot={snapshot}
        submit={copy.purchase}
        note={joining.purchaseNote}
        unavailable={!snapshot.canPurchase}
        busy={snapshot.busy === 'purchasing' ? joining.purchasing : null}
        onSubmit={() => void flow.purchase()}
      >
        {(problemId) => (
          <PlansLoading flow={flow} plans={plans}>
            {plans.status === 'none' ? (
              <Banner tone="note">
                <p>{plans.message && messages(plans.message)}</p>
                <Button onClick={changeClub}>{joining.selectClub}</Button>
              </Banner>
            ) : (
              <PlanList
                plans={plans.list.map(planOption)}
                chosen={state.plan?.planId ?? null}
                club={{ name: state.selectedFacility?.name ?? '', onChange: changeClub }}
                problemId={problemId}
                onChoose={(planId) => flow.plans.choose(planId)}
              />
            )}
          </PlansLoading>
        )}
      </PlanForm>
      <VisitFirst flow={flow} snapshot={snapshot} />
      <ClubChoice
        open={choosing}
        purpose="join"
        chosen={state.selectedFacility}
        onClose={() => setChoosing(false)}
        onChoose={(club) => void flow.chooseClub(club)}
      />
    </CorporateFrame>
  );
}
