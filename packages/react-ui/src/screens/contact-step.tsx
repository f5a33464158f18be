import type { ContactField, FieldSpec } from '@foyer/core';
import { type JSX, useState } from 'react';

import { Banner } from '../components/banner.tsx';
import { Button } from '../components/button.tsx';
import { Checkbox } from '../components/checkbox.tsx';
import { ClubCard, clubButtonId } from '../components/club-card.tsx';
import { ClubChoice } from '../components/club-choice.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { PhoneField } from '../components/phone-field.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { fieldId, TextField } from '../components/text-field.tsx';
import { contactCopy } from '../copy/contact.ts';
import { useMessages } from '../di/foyer-provider.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const words = contactCopy;

/** The first step: a club, the visitor's details, Visit A Club or Join Online. LC-01, LC-03, LC-04 */
export function ContactStep({ flow, snapshot, heading }: StepProps): JSX.Element {
  const messages = useMessages();
  const [choosing, setChoosing] = useState(false);
  const [left, setLeft] = useState<ContactField | null>(null);
  const { state, errors, alert, busy } = snapshot;
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
                onClick={() => {
                  flow.changeField(name, meant);
                  document.getElementById(fieldId(name))?.focus();
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
      eyebrow={words.eyebrow}
      title={words.title}
      lede={words.lede}
      points={{ title: words.pointsTitle, items: words.points }}
      heading={heading}
      snapshot={snapshot}
    >
      {snapshot.notice && <Banner tone="note">{messages(snapshot.notice)}</Banner>}
      <form
        className="foyer-form"
        noValidate
        aria-label={words.eyebrow}
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(null);
          void flow.submitVisit();
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
          {snapshot.ready ? (
            <ClubCard
              club={state.selectedFacility}
              suggested={
                state.selectedFacility !== null &&
                state.selectedFacility.facilityId === state.suggestedFacility?.facilityId
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
        <Consents flow={flow} snapshot={snapshot} />
        {alert !== null && !refused && <Banner tone="problem">{messages(alert)}</Banner>}
        <div className="foyer-actions">
          <Button
            type="submit"
            unavailable={!snapshot.canSubmit}
            busy={busy === 'visit' ? words.sending : null}
          >
            {words.visit}
          </Button>
          <Button
            look="secondary"
            unavailable={!snapshot.canSubmit}
            busy={busy === 'join' ? words.sending : null}
            onClick={() => void flow.submitJoin()}
          >
            {words.join}
          </Button>
        </div>
      </form>
      <ClubChoice
        open={choosing}
        purpose="visit"
        chosen={state.selectedFacility}
        onClose={() => setChoosing(false)}
        onChoose={(club) => {
          setChoosing(false);
          void flow.chooseClub(club);
        }}
      />
    </StepFrame>
  );
}

/** What the visitor agrees to. LC-06, LC-07, FM-08 */
function Consents({ flow, snapshot }: StepProps): JSX.Element {
  return (
    <div className="foyer-form__consents">
      <Checkbox
        name="opt_in"
        label={words.textAlerts}
        checked={snapshot.state.receiveTextAlerts}
        onChange={(on) => flow.setTextAlerts(on)}
      >
        {words.textAlertsTerms}
      </Checkbox>
      {snapshot.asksForNewsletter && (
        <Checkbox
          name="subscribeToNewsletter"
          label={words.newsletter}
          checked={snapshot.state.subscribeToNewsletter}
          onChange={(on) => flow.setNewsletter(on)}
        >
          {words.newsletterTerms} <a href="/privacy">{words.privacy}</a>
        </Checkbox>
      )}
    </div>
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
