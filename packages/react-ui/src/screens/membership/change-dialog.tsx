import type { Club, Message } from '@foyer/core';
import {
  freezeOn,
  homeClubField,
  type MembershipOffer,
  membershipPlanField,
  offerOn,
  pendingChange,
} from '@foyer/core/membership';
import { type JSX, useEffect, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { phoneHref } from '../../components/site-link.tsx';
import { Button } from '../../components/button.tsx';
import { ClubField } from '../../components/club-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { ChoiceField } from '../../components/form-fields.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import { CardState } from '../../components/member-parts.tsx';
import { membershipCopy, membershipDialogsCopy } from '../../copy/membership.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { Fact, Facts, Soon, useClub } from '../account/account-card.tsx';
import { DecisionActions, FirstStep, SecondStep } from './dialog-parts.tsx';
import {
  NextBill,
  type MembershipDialogProps,
  useClubs,
  useMembershipFormats,
} from './membership-parts.tsx';

/** Changes the plan, the home club or both in two steps: which ones, then what that means. */
export function ChangeDialog(dialog: MembershipDialogProps): JSX.Element {
  const copy = useCopy(membershipDialogsCopy).change;
  return (
    <Dialog title={copy.title} open={dialog.open} onClose={dialog.onClose}>
      <ChangeSteps {...dialog} />
    </Dialog>
  );
}

/** `back` is the first step again, after the second. */
type Step = 'first' | 'check' | 'back';

function ChangeSteps(dialog: MembershipDialogProps): JSX.Element {
  const { mine, membership, today, cards } = dialog;
  const now = offerOn(membership, today);
  const [facilityId, setFacilityId] = useState(now.facilityId);
  const [planId, setPlanId] = useState(now.planId);
  const [step, setStep] = useState<Step>('first');
  useEffect(() => {
    if (facilityId !== '') void mine.showOffers(facilityId);
  }, [mine, facilityId]);
  // A club that isn't listed anymore has none, whatever its back end says.
  const offers = facilityId !== '' && cards.offers.status === 'ready' ? cards.offers.value : [];
  // Another club may not have the plan.
  const offer = offers.find((one) => one.planId === planId) ?? offers[0];
  // If a fee has changed since the first step, the second step shows the new one.
  if (step === 'check' && offer !== undefined) {
    return <CheckChange {...dialog} offer={offer} onBack={() => setStep('back')} />;
  }
  return (
    <ChooseOffer
      {...dialog}
      facilityId={facilityId}
      offer={offer}
      isBack={step === 'back'}
      onClub={setFacilityId}
      onPlan={setPlanId}
      onNext={() => setStep('check')}
    />
  );
}

interface ChooseOfferProps extends MembershipDialogProps {
  readonly facilityId: string;
  /** The chosen plan, once the club's plans have loaded. */
  readonly offer: MembershipOffer | undefined;
  readonly isBack: boolean;
  readonly onClub: (facilityId: string) => void;
  readonly onPlan: (planId: string) => void;
  readonly onNext: () => void;
}

function ChooseOffer({
  mine,
  cards,
  membership,
  today,
  facilityId,
  offer,
  isBack,
  onClub,
  onPlan,
  onNext,
}: ChooseOfferProps): JSX.Element {
  const dialogs = useCopy(membershipDialogsCopy);
  const copy = dialogs.change;
  const messages = useFormMessages();
  const { money } = useMembershipFormats();
  const clubOf = useClubs();
  const [problem, setProblem] = useState<Message | null>(null);
  const now = offerOn(membership, today);
  const optionOf = (one: MembershipOffer): string => {
    const text = copy.option(one.planName, money(one.monthly));
    const isNow = one.planId === now.planId && one.facilityId === now.facilityId;
    return isNow ? copy.current(text) : text;
  };
  return (
    <Form
      className="foyer-ask"
      label={copy.title}
      onSubmit={() => {
        if (offer === undefined) return;
        const answer = mine.preview({ kind: 'change', offer });
        if (answer.ok) onNext();
        else setProblem(answer.val);
      }}
    >
      <FirstStep isBack={isBack} />
      <ClubField
        spec={homeClubField}
        value={facilityId}
        onChange={(id) => {
          setProblem(null);
          onClub(id);
        }}
      />
      {facilityId !== '' && (
        <CardState
          card={cards.offers}
          loading={copy.loading}
          skeleton={<Skeleton shape="row" count={3} />}
          failed={{ key: 'offersNotLoaded' }}
          onRetry={() => void mine.showOffers(facilityId)}
          empty={<NoOffers club={clubOf(facilityId)} />}
        >
          {(offers) => (
            <ChoiceField
              spec={membershipPlanField(
                offers.map((one) => ({ value: one.planId, label: optionOf(one) })),
              )}
              value={offer?.planId ?? ''}
              onChange={(id) => {
                setProblem(null);
                onPlan(id);
              }}
            />
          )}
        </CardState>
      )}
      <div className="foyer-actions">
        {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
        {offer !== undefined && <Button type="submit">{dialogs.next}</Button>}
      </div>
    </Form>
  );
}

function NoOffers({ club }: { readonly club: Club | null }): JSX.Element | null {
  const copy = useCopy(membershipDialogsCopy).change;
  if (club === null) return null;
  return (
    <p>
      {copy.none(club.name)}{' '}
      {club.phoneNumber !== '' && (
        <a className="foyer-link" href={phoneHref(club)}>
          {copy.call(club.phoneNumber)}
        </a>
      )}
    </p>
  );
}

interface CheckChangeProps extends MembershipDialogProps {
  readonly offer: MembershipOffer;
  readonly onBack: () => void;
}

function CheckChange({
  mine,
  membership,
  today,
  busy,
  offer,
  onBack,
  onDone,
  onFailed,
}: CheckChangeProps): JSX.Element {
  const dialogs = useCopy(membershipDialogsCopy);
  const copy = dialogs.change;
  const { monthly, facts } = useCopy(membershipCopy);
  const { day, money } = useMembershipFormats();
  const decision = { kind: 'change', offer } as const;
  const now = offerOn(membership, today);
  const after = mine.preview(decision).unwrapOr(membership);
  const from = pendingChange(after, today)?.from ?? today;
  const difference = offer.monthly.minorUnits - now.monthly.minorUnits;
  const amount = money({ ...offer.monthly, minorUnits: Math.abs(difference) });
  return (
    <div className="foyer-ask">
      <SecondStep title={copy.check} />
      <Facts>
        <Fact name={copy.now}>
          {monthly(money(now.monthly))}
          <span className="foyer-facts__line foyer-fine">
            <Named offer={now} />
          </span>
        </Fact>
        <Fact name={copy.from(day(from))}>
          {monthly(money(offer.monthly))}
          <span className="foyer-facts__line foyer-fine">
            <Named offer={offer} />
          </span>
        </Fact>
        <Fact name={copy.difference}>
          {difference === 0 ? copy.same : difference > 0 ? copy.more(amount) : copy.less(amount)}
        </Fact>
        {/* A freeze has another fee. */}
        {freezeOn(after, from) !== null && (
          <Fact name={facts.nextBill}>
            <NextBill membership={after} today={today} />
          </Fact>
        )}
      </Facts>
      <DecisionActions
        mine={mine}
        today={today}
        decision={decision}
        label={copy.confirm}
        busy={busy === 'change' ? copy.confirming : null}
        onDone={onDone}
        onFailed={onFailed}
      >
        <Button look="quiet" onClick={onBack}>
          {dialogs.back}
        </Button>
      </DecisionActions>
    </div>
  );
}

function Named({ offer }: { readonly offer: MembershipOffer }): JSX.Element {
  const copy = useCopy(membershipDialogsCopy).change;
  const { club, isLoading } = useClub(offer.facilityId);
  return isLoading ? <Soon /> : <>{copy.at(offer.planName, club?.name ?? offer.facilityId)}</>;
}
