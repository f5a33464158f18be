import { type Club, dayLabel } from '@foyer/core';
import type { Appointment } from '@foyer/core/lead';
import {
  appointmentOf,
  type ManagedVisit,
  type ManageVisit,
  type ManageVisitSnapshot,
} from '@foyer/core/visit';
import { slotLabel } from '@foyer/core/calendar';
import { type JSX, type RefCallback, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CalendarMenu } from '../../components/calendar-menu.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import { Question } from '../../components/dialog.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { manageVisitCopy } from '../../copy/manage-visit.ts';
import { confirmationCopy, guestCopy, visitActionsCopy } from '../../copy/visit.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { manageVisitOf } from '../../di/visit-module.ts';
import { portTokens } from '../../di/tokens.ts';
import { useClubToday } from '../../hooks/use-clubs.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useVisitAddress } from '../../hooks/use-visit-link.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { StepLayout } from '../flow/step-layout.tsx';
import { VisitCard } from '../lead/visit-card.tsx';
import {
  BringGuestDialog,
  CancelVisitDialog,
  MoveVisitDialog,
  RunningLate,
} from './visit-dialogs.tsx';
import { bookingPath, LinkedPage, useLinked } from './linked-page.tsx';

export interface VisitScreenProps {
  /** The token in the page's address. */
  readonly token: string;
}

/** The page of a visit's manage link. It works on any device, because the token is all it needs. */
export function VisitScreen({ token }: VisitScreenProps): JSX.Element {
  const page = manageVisitOf(useFoyerContainer());
  const linked = useLinked(page, token);
  const copy = useCopy(manageVisitCopy);
  const { snapshot } = linked;
  const { status, visit, club } = snapshot;
  const offText = visit?.status === 'confirmed' ? copy.offMailed : copy.offText;
  return (
    <LinkedPage
      {...linked}
      copy={{
        ...copy,
        ...(status === 'off' && { unknownTitle: copy.offTitle, unknownText: [offText] }),
      }}
      step={visit?.status}
      links={
        <>
          <SiteLink path="/clubs" look="primary">
            {copy.findClub}
          </SiteLink>
          <SiteLink path="/membership" look="quiet">
            {copy.book}
          </SiteLink>
        </>
      }
    >
      {(heading) =>
        visit !== null &&
        club !== null && (
          <ManagedVisitView
            page={page}
            snapshot={snapshot}
            visit={visit}
            club={club}
            token={token}
            heading={heading}
          />
        )
      }
    </LinkedPage>
  );
}

interface ManagedVisitViewProps {
  readonly page: ManageVisit;
  readonly snapshot: ManageVisitSnapshot;
  readonly visit: ManagedVisit;
  readonly club: Club;
  readonly token: string;
  readonly heading: RefCallback<HTMLHeadingElement>;
}

function ManagedVisitView({
  page,
  snapshot,
  visit,
  club,
  token,
  heading,
}: ManagedVisitViewProps): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const confirmation = useCopy(confirmationCopy);
  const address = useVisitAddress(token);
  const { guests } = useService(portTokens.settings);
  const [bringing, setBringing] = useState(false);
  /** The dialog was closed before the answer. It opens again if that is a failure. */
  const [leftUnanswered, setLeftUnanswered] = useState(false);
  const appointment = appointmentOf(visit, club);
  const isConfirmed = visit.status === 'confirmed';
  const isWorkout = visit.purpose === 'workout';
  const again = bookingPath(club.facilityId, visit.purpose);
  const headline = {
    confirmed: { title: copy.title[visit.purpose], lede: copy.lede(club.name) },
    canceled: { title: copy.canceledTitle, lede: copy.canceledText },
    ended: { title: copy.endedTitle, lede: copy.endedText },
  }[visit.status];
  return (
    <StepLayout eyebrow={copy.eyebrow} {...headline} heading={heading} club={club}>
      <VisitCard
        club={club}
        visit={appointment}
        cancelled={visit.status === 'canceled'}
        address={isConfirmed ? address : null}
        guest={visit.guest}
        {...(guests && isConfirmed && { onChangeGuest: () => setBringing(true) })}
      >
        {snapshot.canReportLate && (
          <RunningLate page={page} snapshot={snapshot} visit={visit} club={club} />
        )}
        {isConfirmed && visit.companion !== null && (
          <section className="foyer-card__row">
            <h2 className="foyer-card__label">{copy.companion}</h2>
            <p>{copy.companionText(visit.companion)}</p>
          </section>
        )}
        {isConfirmed && (
          <section className="foyer-card__row">
            <h2 className="foyer-card__label">{confirmation.bring}</h2>
            <p>{isWorkout ? confirmation.bringToWorkout : confirmation.bringText}</p>
          </section>
        )}
      </VisitCard>
      {isConfirmed && guests && (
        <BringGuestDialog
          page={page}
          snapshot={snapshot}
          visit={visit}
          club={club}
          open={bringing || (leftUnanswered && snapshot.alert !== null)}
          onClose={() => {
            setBringing(false);
            setLeftUnanswered(snapshot.busy === 'inviting');
            page.closeAlert();
          }}
        />
      )}
      {isConfirmed && (
        <VisitChanges page={page} snapshot={snapshot} visit={appointment} club={club} />
      )}
      {!isConfirmed && (
        <div className="foyer-actions">
          <SiteLink path={again} look="primary">
            {copy.bookAnother}
          </SiteLink>
        </div>
      )}
      {visit.status !== 'ended' && (
        <CalendarMenu
          visit={appointment}
          club={club}
          uid={visit.calendarUid}
          sequence={visit.calendarSequence}
          cancelled={!isConfirmed}
          guest={visit.guest}
          {...(address !== null && { url: address })}
          look="secondary"
        />
      )}
      <TurnOff page={page} snapshot={snapshot} isConfirmed={isConfirmed} />
    </StepLayout>
  );
}

interface VisitChangesProps {
  readonly page: ManageVisit;
  readonly snapshot: ManageVisitSnapshot;
  readonly visit: Appointment;
  readonly club: Club;
}

/** Moves the visit to another time or club, or cancels it. */
function VisitChanges({ page, snapshot, visit, club }: VisitChangesProps): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const { moved } = useCopy(visitActionsCopy);
  const guests = useCopy(guestCopy);
  const locale = useLocale();
  const today = useClubToday(club.timeZone);
  const sequence = snapshot.visit?.calendarSequence ?? 0;
  const [firstSequence] = useState(sequence);
  /** The visit's change counter when the times were opened. The dialog is done when it increases. */
  const [movesFrom, setMovesFrom] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [canceling, setCanceling] = useState(false);
  /** What ran when its dialog was closed. The dialog opens again if that fails. */
  const [left, setLeft] = useState({ busy: snapshot.busy, sequence });
  const hasFailed = left.sequence === sequence && snapshot.alert !== null;
  const guest = snapshot.visit?.guest ?? null;
  const day = dayLabel(visit.startsAt.slice(0, 10), today, locale);
  const time = slotLabel(visit, locale);
  const close = (): void => {
    setMovesFrom(null);
    setCanceling(false);
    setLeft({ busy: snapshot.busy, sequence });
    page.closeAlert();
  };
  return (
    <>
      <div className="foyer-actions">
        <Button
          opensDialog
          onClick={() => {
            setMovesFrom(sequence);
            void page.openMove();
          }}
        >
          {copy.move}
        </Button>
        <Button look="secondary" opensDialog onClick={() => setChoosing(true)}>
          {copy.changeClub}
        </Button>
        <Button look="quiet" opensDialog onClick={() => setCanceling(true)}>
          {copy.cancel}
        </Button>
      </div>
      <p className="foyer-hidden" role="status">
        {sequence > firstSequence ? moved(day, time) : ''}{' '}
        {sequence > firstSequence && guest !== null
          ? `${guests.who}: ${guests.with(guest.firstName)}`
          : ''}
      </p>
      <MoveVisitDialog
        page={page}
        snapshot={snapshot}
        open={movesFrom === sequence || (left.busy === 'booking' && hasFailed)}
        onClose={close}
      />
      <CancelVisitDialog
        page={page}
        snapshot={snapshot}
        day={day}
        time={time}
        open={canceling || (left.busy === 'canceling' && hasFailed)}
        onClose={close}
      />
      <ClubChoice
        open={choosing}
        purpose="visit"
        chosen={club}
        {...(visit.purpose === 'workout' && { canChoose: hasWorkouts })}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setMovesFrom(sequence);
          void page.chooseClub(chosen);
        }}
      />
    </>
  );
}

/** A workout can't move to a club without any. */
function hasWorkouts({ hasGuidedWorkouts }: Club): boolean {
  return hasGuidedWorkouts;
}

/** Turns the link off, for a visitor who forwarded it. */
function TurnOff({
  page,
  snapshot,
  isConfirmed,
}: Pick<VisitChangesProps, 'page' | 'snapshot'> & { readonly isConfirmed: boolean }): JSX.Element {
  const copy = useCopy(manageVisitCopy);
  const messages = useFormMessages();
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const { alert, busy } = snapshot;
  return (
    <div className="foyer-actions">
      {tried && alert !== null && <Banner tone="problem">{messages(alert)}</Banner>}
      {isConfirmed && <p className="foyer-fine">{copy.turnOffNote}</p>}
      <Button
        look="quiet"
        opensDialog
        busy={busy === 'turning-off' ? copy.turnOff : null}
        onClick={() => setAsking(true)}
      >
        {copy.turnOff}
      </Button>
      <Question
        title={copy.turnOffTitle}
        text={isConfirmed ? copy.turnOffText : copy.turnOffOver}
        open={asking}
        stay={copy.keepOn}
        onStay={() => setAsking(false)}
        go={copy.turnOff}
        onGo={() => {
          setAsking(false);
          setTried(true);
          void page.turnOff();
        }}
      />
    </div>
  );
}
