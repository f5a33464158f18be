import type { ContactField, FieldSpec } from '@foyer/core';
import { type JSX, lazy, Suspense, useState } from 'react';

import { Banner } from '../components/banner.tsx';
import { ClubCard, clubButtonId } from '../components/club-card.tsx';
import { ClubChoice } from '../components/club-choice.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { focusNear } from '../components/focus-near.ts';
import { Linked } from '../components/linked.tsx';
import { PhoneField } from '../components/phone-field.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { fieldId, TextField } from '../components/text-field.tsx';
import { contactCopy } from '../copy/contact.ts';
import { useMessages, useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useHeadline } from '../hooks/use-headline.ts';
import { ContactActions } from './contact-actions.tsx';
import { ContactConsents } from './contact-consents.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const words = contactCopy;
/** Only for those whose place is known. */
const ClubProposals = lazy(() => import('./club-proposals.tsx'));
const HeadlineMore = lazy(() => import('./headline-more.tsx'));

export interface ContactStepProps extends StepProps {
  /** The page's path, which the content service goes by. LC-19 */
  readonly page: string;
  /** The page offers guided workouts, where the club has them. RT-01 */
  readonly offersGuided: boolean;
  /** The address asks for the clubs near the visitor. RT-12 */
  readonly showsNearby: boolean;
}

/** The first step: a club, the visitor's details, and the ways on from here. LC-01, LC-03, LC-04 */
export function ContactStep({
  flow,
  snapshot,
  heading,
  page,
  offersGuided,
  showsNearby,
}: ContactStepProps): JSX.Element {
  const messages = useMessages();
  const { intent } = useService(portTokens.settings);
  const { words: headline, more, block } = useHeadline(page);
  const [choosing, setChoosing] = useState(false);
  const [left, setLeft] = useState<ContactField | null>(null);
  const { state, errors, alert } = snapshot;
  const { selectedFacility, suggestedFacility } = state;
  const proposes = showsNearby || (selectedFacility === null && suggestedFacility !== null);
  const friend = state.referrerDetails?.firstName;
  const refused = alert?.key === 'checkFields';
  const clubError = snapshot.clubError && messages(snapshot.clubError);

  function field(spec: FieldSpec<ContactField>): JSX.Element {
    const { name } = spec;
    const error = errors[name];
    const shared = {
      spec,
      value: state.contactInput[name],
      hint: words.hints[name],
      error: error && messages(error),
      onFocus: () => flow.focusField(),
      onLeave: () => {
        flow.leaveField(name);
        setLeft(name);
      },
    };
    if (name === 'phone_number') {
      return <PhoneField key={name} {...shared} onType={(typed) => flow.changePhone(typed)} />;
    }
    const meant = name === 'email_address' ? snapshot.emailHint : null;
    return (
      <TextField
        key={name}
        {...shared}
        onChange={(value) => flow.changeField(name, value)}
        after={
          meant !== null && (
            <p className="foyer-field__meant" role="status">
              {words.emailMeant}{' '}
              <button
                type="button"
                className="foyer-link"
                onClick={(event) => {
                  flow.changeField(name, meant);
                  focusNear(event.currentTarget, fieldId(name));
                }}
              >
                {meant}
              </button>
              ?
            </p>
          )
        }
      />
    );
  }

  return (
    <StepFrame
      block={block}
      logo={headline.logo}
      eyebrow={friend === undefined ? headline.eyebrow : words.referredEyebrow}
      title={friend === undefined ? headline.title : words.referred(friend)}
      lede={headline.subCopy}
      more={
        <Suspense fallback={null}>
          {more !== null && <HeadlineMore content={more} club={selectedFacility} />}
        </Suspense>
      }
      heading={heading}
      snapshot={snapshot}
    >
      {snapshot.notice && <Banner tone="note">{messages(snapshot.notice)}</Banner>}
      {state.isRedirectFromFormerMember && (
        <Banner tone="note">{messages({ key: 'formerMember' })}</Banner>
      )}
      <form
        className="foyer-form"
        noValidate
        aria-label={words.form}
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(null);
          void (intent === 'join' ? flow.submitJoin() : flow.submitVisit());
        }}
      >
        {refused && !snapshot.canSubmit && (
          <ErrorSummary
            // A new one for each refused submit, so that each takes the focus.
            key={snapshot.refusals}
            title={messages(alert)}
            entries={[
              ...(clubError ? [{ target: clubButtonId, text: clubError }] : []),
              ...snapshot.fields.flatMap(({ name, label }) => {
                const error = errors[name] && messages(errors[name]);
                return error ? [{ target: fieldId(name), text: withLabel(label, error) }] : [];
              }),
            ]}
          />
        )}
        <fieldset className="foyer-form__group">
          <legend className="foyer-hidden">{words.clubLegend}</legend>
          {proposes && (
            <Suspense fallback={<Skeleton shape="row" />}>
              <ClubProposals flow={flow} snapshot={snapshot} showsNearby={showsNearby} />
            </Suspense>
          )}
          {snapshot.ready ? (
            <ClubCard
              club={selectedFacility}
              suggested={
                selectedFacility === null
                  ? proposes
                  : selectedFacility.facilityId === suggestedFacility?.facilityId
              }
              error={clubError ?? undefined}
              onChange={() => setChoosing(true)}
            />
          ) : (
            <Skeleton shape="row" />
          )}
        </fieldset>
        <fieldset className="foyer-form__group foyer-form__group--fields">
          <legend className="foyer-form__legend">{words.detailsLegend}</legend>
          {snapshot.fields.map(field)}
        </fieldset>
        <p className="foyer-hidden" role="status">
          {spoken(snapshot.fields, left, (name) => errors[name] && messages(errors[name]))}
        </p>
        <ContactConsents flow={flow} snapshot={snapshot} />
        <div className="foyer-actions">
          {state.showNonEligibleBanner && (
            <Banner tone="problem">
              <p>{messages({ key: 'companyEmailUnknown' })}</p>
              <p>{words.visitAnyway}</p>
            </Banner>
          )}
          {alert !== null && !refused && (
            <Banner tone="problem">
              {alert.key === 'alreadyMember' ? (
                <p>
                  <Linked text={messages(alert)} words={words.benefits} path="/memberbenefits" />
                </p>
              ) : (
                messages(alert)
              )}
            </Banner>
          )}
          <ContactActions
            flow={flow}
            snapshot={snapshot}
            offersGuided={offersGuided && snapshot.offersGuided}
          />
        </div>
      </form>
      <ClubChoice
        open={choosing}
        purpose="visit"
        chosen={selectedFacility}
        onClose={() => setChoosing(false)}
        onChoose={(club) => {
          setChoosing(false);
          void flow.chooseClub(club);
        }}
      />
    </StepFrame>
  );
}

/** The problem of the field that was just left, for those who hear the page: the focus is elsewhere by now. FM-06 */
function spoken(
  fields: readonly FieldSpec<ContactField>[],
  left: ContactField | null,
  errorOf: (name: ContactField) => string | undefined,
): string {
  const spec = fields.find(({ name }) => name === left);
  const error = spec && errorOf(spec.name);
  return spec && error ? withLabel(spec.label, error) : '';
}

/** Away from its box a message says which box it means, unless it names it already. */
function withLabel(label: string, message: string): string {
  return message.startsWith(label) ? message : `${label}: ${message}`;
}
