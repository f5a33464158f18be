import type { Message, Result } from '@foyer/core';
import type { FieldRefusal } from '@foyer/core/forms';
import { currentPasswordForm } from '@foyer/core/session';
import {
  firstCodeForm,
  refusedSecondStepChange,
  type SecondStepStatus,
  type SecondStepTask,
} from '@foyer/core/second-step';
import { type JSX, useEffect } from 'react';

import { Button } from '../../components/button.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { requiredStepCopy, secondStepCopy } from '../../copy/security.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { isFocusLost, useFocusOnChange } from '../../hooks/focus.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { AccountCard } from './account-card.tsx';
import { useSnapshot } from '../../hooks/use-snapshot.ts';

/** Whether a login also asks for a code. Turns it on and off here, and makes recovery codes. */
export function SecondStepCard(): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const manage = useService(accountTokens.manageSecondStep);
  const card = useSnapshot(manage);
  const task = useSnapshot({ subscribe: manage.subscribeTask, getSnapshot: manage.getTask });
  useEffect(() => {
    void manage.load();
    // A key or recovery codes don't wait for the next visit to the page.
    return () => manage.close();
  }, [manage]);
  // The pressed button is gone once the task changes.
  const content = useFocusOnChange<HTMLDivElement>(task, isFocusLost);
  return (
    <AccountCard
      title={copy.title}
      card={card}
      skeleton={
        <div className="foyer-second-step foyer-stack-4 foyer-stack--start" data-waiting="">
          <Overview status={{ isOn: false, isRequired: false, recoveryCodesLeft: 0 }} />
        </div>
      }
      empty={copy.off}
      onRetry={() => void manage.load()}
    >
      {(status) => (
        <div
          className="foyer-second-step foyer-stack-4 foyer-stack--start"
          ref={content}
          tabIndex={-1}
        >
          {task.kind === 'none' && <Overview status={status} />}
          {task.kind === 'password' && <PasswordForm key={task.for} reason={task.for} />}
          {task.kind === 'confirm' && <ConnectApp task={task} />}
          {task.kind === 'codes' && <RecoveryCodes codes={task.codes} />}
        </div>
      )}
    </AccountCard>
  );
}

function Overview({
  status: { isOn, recoveryCodesLeft, isRequired },
}: {
  readonly status: SecondStepStatus;
}): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const { turningOff } = useCopy(requiredStepCopy);
  const manage = useService(accountTokens.manageSecondStep);
  return (
    <>
      <p>{isOn ? copy.on : copy.off}</p>
      {isOn && <p className="foyer-fine foyer-soft">{copy.left(recoveryCodesLeft)}</p>}
      {isOn && isRequired && <p className="foyer-fine foyer-soft">{turningOff}</p>}
      <p className="foyer-second-step__actions">
        {isOn ? (
          <>
            <Button look="secondary" onClick={() => manage.ask('codes')}>
              {copy.newCodes}
            </Button>
            <Button look="quiet" onClick={() => manage.ask('off')}>
              {copy.turnOff}
            </Button>
          </>
        ) : (
          <Button look="secondary" onClick={() => manage.ask('on')}>
            {copy.turnOn}
          </Button>
        )}
      </p>
    </>
  );
}

function PasswordForm({ reason }: { readonly reason: 'on' | 'off' | 'codes' }): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const manage = useService(accountTokens.manageSecondStep);
  async function send(
    password: string,
  ): Promise<Result<void, Message | FieldRefusal<'currentPassword'>>> {
    const answer = await manage.prove(password);
    return answer.mapErr((failure) => refusedSecondStepChange('currentPassword', failure));
  }
  return (
    <FormView
      schema={currentPasswordForm}
      label={copy.title}
      legend={copy.password[reason]}
      submit={copy.go}
      submitting={copy.checking}
      aside={<CancelButton />}
      onSend={send}
    />
  );
}

function ConnectApp({
  task: { key },
}: {
  readonly task: Extract<SecondStepTask, { kind: 'confirm' }>;
}): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const manage = useService(accountTokens.manageSecondStep);
  async function send(code: string): Promise<Result<void, Message | FieldRefusal<'code'>>> {
    const answer = await manage.confirm(code);
    return answer.mapErr((failure) => refusedSecondStepChange('code', failure));
  }
  return (
    <>
      <h3>{copy.connect}</h3>
      <p>{copy.scan}</p>
      <QrCode text={key.address} label={copy.qr} />
      <p>
        <a className="foyer-link" href={key.address}>
          {copy.open}
        </a>
      </p>
      <p>
        {copy.type} <code className="foyer-second-step__key">{inGroups(key.secret)}</code>
      </p>
      <FormView
        schema={firstCodeForm}
        label={copy.connect}
        legend={copy.enter}
        submit={copy.confirm}
        submitting={copy.checking}
        aside={<CancelButton />}
        onSend={send}
      />
    </>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const manage = useService(accountTokens.manageSecondStep);
  return (
    <>
      <h3>{copy.codesTitle}</h3>
      <p>{copy.codesText}</p>
      <ul className="foyer-second-step__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="foyer-second-step__actions">
        <Button onClick={() => manage.close()}>{copy.saved}</Button>
        <Button look="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </p>
    </>
  );
}

function CancelButton(): JSX.Element {
  const copy = useCopy(secondStepCopy);
  const manage = useService(accountTokens.manageSecondStep);
  return (
    <Button look="quiet" onClick={() => manage.close()}>
      {copy.cancel}
    </Button>
  );
}

/** `ABCD EFGH …`, for typing. Apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
