import type { Message } from '@foyer/core';
import type { JoinAgreementField, JoinAgreementSnapshot } from '@foyer/core/join';
import type { MembershipAgreement, PlanBill } from '@foyer/core/plans';
import { type JSX, useId, useState } from 'react';

import { AnyField, RejectedFields } from '../../components/any-field.tsx';
import { LeftFieldError } from '../../components/error-summary.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { joiningCopy } from '../../copy/join.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy, useLabels } from '../../locale/use-copy.ts';
import { useMoney } from '../../locale/use-formats.ts';
import { ContactAlert } from '../lead/contact-parts.tsx';
import { VisitFirst } from './plan-form.tsx';

export interface JoinAgreementProps {
  readonly flow: {
    readonly agreement: {
      readonly answer: (field: JoinAgreementField, value: string) => void;
      readonly leave: (field: JoinAgreementField) => void;
      readonly load: () => Promise<void>;
      readonly sign: () => Promise<void>;
    };
    readonly visitFirst: () => Promise<void>;
  };
  readonly snapshot: {
    readonly agreement: JoinAgreementSnapshot;
    readonly alert: Message | null;
    readonly busy: string | null;
    /** Increases with each rejected press, so that each is announced. */
    readonly refusals: number;
  };
  /** What is bought; null while that is loading. */
  readonly order: { readonly plan: { readonly name: string }; readonly bill: PlanBill } | null;
  readonly onBack: () => void;
}

/** The last step before paying: what the chain asks, and its agreement to read, print and sign. */
export function JoinAgreement(props: JoinAgreementProps): JSX.Element {
  const copy = useCopy(joiningCopy).agreement;
  const { flow, snapshot } = props;
  const { status } = snapshot.agreement;
  const retry = (): void => void flow.agreement.load();
  if (status === 'ready') return <AgreementForm {...props} />;
  return status === 'failed' ? (
    <LoadError message={{ key: 'processing' }} onRetry={retry} />
  ) : (
    <LoadingState label={copy.loading} onRetry={retry}>
      <Skeleton shape="row" count={6} />
    </LoadingState>
  );
}

function AgreementForm({ flow, snapshot, order, onBack }: JoinAgreementProps): JSX.Element {
  const joining = useCopy(joiningCopy);
  const copy = joining.agreement;
  const messages = useMessages();
  const labels = useLabels();
  const money = useMoney();
  const [left, setLeft] = useState<JoinAgreementField | null>(null);
  const { agreement: step, alert, busy, refusals } = snapshot;
  const { agreement, fields, input, errors, isMinor, isNewer, canSign } = step;
  const errorOf = (name: JoinAgreementField): string | undefined => {
    const error = errors[name];
    return error && messages(error);
  };
  const nameOf = ({ kind, label }: (typeof fields)[number]): string =>
    kind === 'tick' ? copy.consent : labels(label);
  const missing = fields.filter(({ name, check }) => check(input[name] ?? '') !== null).map(nameOf);
  const isTooYoung = errors.birth_date?.key === 'joinTooYoung';

  function box(spec: (typeof fields)[number]): JSX.Element {
    const { name } = spec;
    return (
      <AnyField
        key={name}
        spec={spec}
        value={input[name] ?? ''}
        hint={name === 'signature' && isMinor ? copy.guardianHint : copy.hints[name]}
        error={errorOf(name)}
        onChange={(value) => flow.agreement.answer(name, value)}
        onLeave={() => {
          flow.agreement.leave(name);
          setLeft(name);
        }}
      />
    );
  }

  const guardian = fields.filter(({ name }) => name.startsWith('guardian_'));
  const signature = fields.filter(({ name, kind }) => name === 'signature' || kind === 'tick');
  const about = fields.filter((field) => !guardian.includes(field) && !signature.includes(field));
  return (
    <Form
      className="foyer-form foyer-sign"
      label={copy.form}
      onSubmit={() => {
        setLeft(null);
        void flow.agreement.sign();
      }}
    >
      <RejectedFields alert={alert} refusals={refusals} fields={fields} errorOf={errorOf} />
      {isNewer && (
        <Banner key={agreement?.version} tone="problem" takesFocus>
          {messages({ key: 'joinAgreementChanged' })}
        </Banner>
      )}
      {about.length > 0 && (
        <fieldset className="foyer-form__group foyer-form__group--fields">
          <legend className="foyer-form__legend">{copy.about}</legend>
          {about.map(box)}
        </fieldset>
      )}
      {isTooYoung && <VisitFirst flow={flow} snapshot={snapshot} />}
      {guardian.length > 0 && (
        <fieldset className="foyer-form__group foyer-form__group--fields">
          <legend className="foyer-form__legend">{copy.guardian}</legend>
          <p className="foyer-sign__note foyer-soft">{copy.guardianNote}</p>
          {guardian.map(box)}
        </fieldset>
      )}
      {agreement !== null && <AgreementText agreement={agreement} />}
      {signature.length > 0 && (
        <fieldset className="foyer-form__group foyer-form__group--fields">
          <legend className="foyer-form__legend">
            {isMinor ? copy.guardianSignature : copy.signature}
          </legend>
          {signature.map(box)}
        </fieldset>
      )}
      <LeftFieldError left={left} fields={fields} errorOf={errorOf} />
      <div className="foyer-ways">
        <div className={`foyer-actions${canSign ? ' foyer-actions--held' : ''}`}>
          {missing.length > 0 && (
            <p className="foyer-actions__missing">{copy.missing(missing.join(', '))}</p>
          )}
          <ContactAlert alert={alert} key={refusals} />
          {order !== null && canSign && (
            <p className="foyer-actions__summary" aria-live="polite">
              {joining.total(order.plan.name, money(order.bill.dueToday))}
            </p>
          )}
          <Button
            type="submit"
            unavailable={!canSign}
            busy={busy === 'purchasing' ? joining.purchasing : null}
          >
            {copy.submit}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {copy.back}
          </Button>
          <p className="foyer-actions__note foyer-fine">{joining.purchaseNote}</p>
        </div>
      </div>
    </Form>
  );
}

/** The whole text, in a box that can be scrolled by keyboard, too. It prints without the form around it. */
function AgreementText({ agreement }: { readonly agreement: MembershipAgreement }): JSX.Element {
  const copy = useCopy(joiningCopy).agreement;
  const titleId = useId();
  const { title, version, paragraphs } = agreement;
  return (
    <section className="foyer-sign__agreement foyer-stack-4 foyer-stack--start">
      <header>
        <h2 className="foyer-title" id={titleId}>
          {title}
        </h2>
        <p className="foyer-fine">{copy.version(version)}</p>
      </header>
      {/* Without a tab stop, a text that is longer than its box couldn't be read by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="foyer-sign__text" role="region" aria-labelledby={titleId} tabIndex={0}>
        <ol>
          {paragraphs.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
      </div>
      <Button look="quiet" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </section>
  );
}
