import type { Club, LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import type { ContactField, FieldSpec } from '@foyer/core/forms';
import type { ContactFormSnapshot } from '@foyer/core/lead';
import {
  type JSX,
  memo,
  type MemoExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

import { ClubCard, clubButtonId } from '../../components/club-card.tsx';
import { ClubChoice } from '../../components/club-choice.tsx';
import {
  ErrorSummary,
  focusNear,
  LeftFieldError,
  useWithLabel,
} from '../../components/error-summary.tsx';
import { HiddenField } from '../../components/hidden-field.tsx';
import { fieldId, PhoneField, type PhoneFieldProps, TextField } from '../../components/field.tsx';
import { Skeleton } from '../../components/loading-state.tsx';
import {
  lazyWithRetry,
  type LazyWithRetry,
  SilentRetry,
} from '../../components/lazy-with-retry.tsx';
import { clubCopy, commonCopy, contactCopy } from '../../copy/first-step.ts';
import { useMessages, useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useCopy, useLabels } from '../../locale/use-copy.ts';
import { ContactConsents, type ContactConsentsProps } from './contact-parts.tsx';
import type { PhoneCountryProps } from './phone-country.tsx';

/** The props that every flow with a contact form provides. */
export interface ContactFormProps {
  readonly flow: ContactConsentsProps['flow'] &
    ContactBoxProps['flow'] &
    Pick<LeadFlow, 'chooseClub'>;
  readonly snapshot: ContactFormSnapshot &
    Pick<LeadFlowSnapshot, 'clubError' | 'alert' | 'refusals' | 'ready'> & {
      readonly state: Pick<
        LeadFlowSnapshot['state'],
        | 'contactInput'
        | 'selectedFacility'
        | 'suggestedFacility'
        | 'receiveTextAlerts'
        | 'subscribeToNewsletter'
      >;
    };
  readonly label: string;
  /** What the club is chosen for; null if it's chosen elsewhere. */
  readonly purpose: 'visit' | 'join' | null;
  /** The label of the club button while none is chosen, for purposes other than a visit. */
  readonly clubPrompt?: string;
  /** True while the club named in the URL is loading, until the flow is ready. */
  readonly awaitsClub?: boolean;
  readonly hints: Readonly<Record<string, string>>;
  /** Clubs to choose with a single press; null if none are suggested. */
  readonly proposals: ReactNode;
  readonly onSubmit: () => void;
  /** The step's one primary button, which a phone keeps in sight once nothing is missing, and what belongs to it. */
  readonly children: ReactNode;
  /** Other buttons, below it. */
  readonly more?: ReactNode;
}

export function ContactForm({
  flow,
  snapshot,
  label,
  purpose,
  clubPrompt,
  awaitsClub = false,
  hints,
  proposals,
  onSubmit,
  children,
  more,
}: ContactFormProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const { yours } = useCopy(clubCopy);
  const { labeled } = useCopy(commonCopy);
  const messages = useMessages();
  const labels = useLabels();
  const form = useRef<HTMLFormElement>(null);
  const [choosing, setChoosing] = useState(false);
  // The club that the dialog has chosen where none was before.
  const [first, setFirst] = useState<Club | null>(null);
  const [left, setLeft] = useState<ContactField | null>(null);
  const { state, errors, alert, fields } = snapshot;
  const { selectedFacility } = state;
  const clubError = snapshot.clubError && messages(snapshot.clubError);
  const isRefused = alert?.key === 'checkFields' && !snapshot.canSubmit;
  const errorOf = (name: ContactField): string | undefined => {
    const error = errors[name];
    return error && messages(error);
  };
  const unfinished = fields.filter(({ name, check }) => check(state.contactInput[name]) !== null);
  const [next] = unfinished;

  // The details come next. Runs after the dialog has returned the focus to its button.
  useEffect(() => {
    if (first !== null && form.current && next) focusNear(form.current, fieldId(next.name));
    // Only once: what is typed afterwards moves nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first]);

  return (
    <>
      <form
        ref={form}
        className="foyer-form"
        // Before hydration, this method makes submitting do nothing. Any other would put the input into a URL.
        method="dialog"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(null);
          onSubmit();
        }}
      >
        {isRefused && (
          // Remounts for each rejected submit, so that the summary takes the focus every time.
          <Refusal
            key={snapshot.refusals}
            clubError={clubError}
            fields={fields}
            errorOf={errorOf}
          />
        )}
        {purpose !== null && (
          <ClubGroup
            snapshot={snapshot}
            proposals={proposals}
            prompt={clubPrompt}
            awaitsClub={awaitsClub}
            error={clubError}
            announces={!isRefused}
            onChange={() => setChoosing(true)}
          />
        )}
        <fieldset className="foyer-form__group foyer-form__group--fields">
          <legend className="foyer-form__legend">{copy.detailsLegend}</legend>
          {fields.map((spec) => (
            <ContactBox
              key={spec.name}
              flow={flow}
              spec={spec}
              country={selectedFacility?.country ?? null}
              value={state.contactInput[spec.name]}
              hint={hints[spec.name]}
              error={errorOf(spec.name)}
              meant={spec.name === 'email_address' ? snapshot.emailHint : null}
              onLeft={setLeft}
            />
          ))}
        </fieldset>
        <LeftFieldError left={left} fields={fields} errorOf={errorOf}>
          {first && labeled(yours, first.name)}
        </LeftFieldError>
        <ContactConsents
          flow={flow}
          asksForNewsletter={snapshot.asksForNewsletter}
          takesTexts={state.receiveTextAlerts}
          takesNews={state.subscribeToNewsletter}
        />
        <HiddenField />
        <FormButtons
          missing={[
            ...(purpose !== null && selectedFacility === null ? [copy.clubLegend] : []),
            ...unfinished.map(({ label: ofField }) => labels(ofField)),
          ]}
          more={more}
        >
          {children}
        </FormButtons>
      </form>
      {purpose !== null && (
        <ClubChoice
          open={choosing}
          purpose={purpose}
          chosen={selectedFacility}
          onClose={() => setChoosing(false)}
          onChoose={(club) => {
            if (selectedFacility === null) setFirst(club);
            void flow.chooseClub(club);
          }}
        />
      )}
    </>
  );
}

interface RefusalProps {
  readonly clubError: string | null;
  readonly fields: readonly FieldSpec<ContactField>[];
  readonly errorOf: (name: ContactField) => string | undefined;
}

/** Says what keeps the form from being sent, with a link to each. */
function Refusal({ clubError, fields, errorOf }: RefusalProps): JSX.Element {
  const messages = useMessages();
  const withLabel = useWithLabel();
  return (
    <ErrorSummary
      title={messages({ key: 'checkFields' })}
      entries={[
        ...(clubError ? [{ target: clubButtonId, text: clubError }] : []),
        ...fields.flatMap(({ name, label }) => {
          const error = errorOf(name);
          return error ? [{ target: fieldId(name), text: withLabel(label, error) }] : [];
        }),
      ]}
    />
  );
}

interface ClubGroupProps extends Pick<ContactFormProps, 'snapshot' | 'proposals'> {
  readonly prompt: string | undefined;
  readonly awaitsClub: boolean;
  readonly error: string | null;
  readonly announces: boolean;
  readonly onChange: () => void;
}

/** The chosen club, or the button to choose one. */
function ClubGroup({
  snapshot: { ready, state },
  proposals,
  prompt,
  awaitsClub,
  error,
  announces,
  onChange,
}: ClubGroupProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const { selectedFacility: club, suggestedFacility } = state;
  return (
    <fieldset className="foyer-form__group">
      <legend className="foyer-hidden">{copy.clubLegend}</legend>
      {proposals}
      {ready || club !== null ? (
        <ClubCard
          club={club}
          suggested={
            club === null ? proposals !== null : club.facilityId === suggestedFacility?.facilityId
          }
          error={error ?? undefined}
          announces={announces}
          {...(prompt !== undefined && { prompt })}
          onChange={onChange}
        />
      ) : (
        <Skeleton shape={awaitsClub ? 'club' : 'choice'} />
      )}
    </fieldset>
  );
}

interface FormButtonsProps extends Pick<ContactFormProps, 'children' | 'more'> {
  /** What the button waits for, so that it is never gray without a reason. */
  readonly missing: readonly string[];
}

/** The buttons below the form. */
function FormButtons({ missing, children, more }: FormButtonsProps): JSX.Element {
  const copy = useCopy(contactCopy);
  return (
    <div className="foyer-ways">
      <div className={`foyer-actions${missing.length > 0 ? '' : ' foyer-actions--held'}`}>
        {missing.length > 0 && (
          <p className="foyer-actions__missing">{copy.missing(missing.join(', '))}</p>
        )}
        {children}
      </div>
      {Boolean(more) && <div className="foyer-actions">{more}</div>}
    </div>
  );
}

interface ContactBoxProps {
  readonly flow: Pick<LeadFlow, 'focusField' | 'changeField' | 'leaveField'> &
    PhoneCountryProps['flow'];
  readonly spec: FieldSpec<ContactField>;
  /** The country of the chosen club. */
  readonly country: string | null;
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** A suggested correction of the address; null if there's none. */
  readonly meant: string | null;
  readonly onLeft: (name: ContactField) => void;
}

/** A field of a contact form. Memoized, so that typing in another field doesn't re-render it. */
const ContactBox: MemoExoticComponent<typeof Box> = memo(Box);

function Box({
  flow,
  spec,
  country,
  value,
  hint,
  error,
  meant,
  onLeft,
}: ContactBoxProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const { name } = spec;
  const shared = {
    spec,
    value,
    hint,
    error,
    onFocus: () => flow.focusField(),
    onLeave: () => {
      flow.leaveField(name);
      onLeft(name);
    },
  };
  if (name === 'phone_number') {
    return <PhoneBox {...shared} flow={flow} country={country} />;
  }
  return (
    <TextField
      {...shared}
      onChange={(typed) => flow.changeField(name, typed)}
      after={
        meant !== null && (
          <p className="foyer-fine" role="status">
            {copy.emailMeant}{' '}
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

interface PhoneBoxProps
  extends Omit<PhoneFieldProps, 'onType'>, Omit<PhoneCountryProps, 'focuses'> {}

/** The phone number, with the list of countries once the number or the club needs it or the visitor asks for it. */
function PhoneBox({ flow, country, ...props }: PhoneBoxProps): JSX.Element {
  const copy = useCopy(contactCopy);
  const { phoneRule } = useService(portTokens.settings);
  const [list, setList] = useState<'needed' | 'asked' | null>(null);
  const { value } = props;
  const asks = phoneRule === 'international' && list === null;
  const isAbroad = country !== null && !/^(?:US|CA|UK)?$/.test(country);
  // The list stays, so that it doesn't come and go while the number is typed.
  if (asks && (isAbroad || /^\s*(?:\+|00)/.test(value))) setList('needed');
  return (
    <>
      <PhoneField
        {...props}
        onType={(typed) => flow.changePhone(typed)}
        after={
          asks && (
            <p className="foyer-fine">
              <button type="button" className="foyer-link" onClick={() => setList('asked')}>
                {copy.phoneAbroad}
              </button>
            </p>
          )
        }
      />
      {list !== null && (
        <Suspense fallback={null}>
          <LazyPhoneCountry
            flow={flow}
            value={value}
            country={country}
            focuses={list === 'asked'}
          />
        </Suspense>
      )}
    </>
  );
}

/** Loads what the numbers of every country need with it. */
const LazyPhoneCountry: LazyWithRetry<PhoneCountryProps> = lazyWithRetry(
  () => import('./phone-country.tsx'),
  SilentRetry,
);
