import type { Message, Result } from '@foyer/core';
import type { FieldRefusal } from '@foyer/core/forms';
import { currentPasswordForm } from '@foyer/core/session';
import {
  type ManagePasskeys,
  newPasskeyForm,
  type Passkey,
  passkeyNameForm,
  refusedPasskeyChange,
} from '@foyer/core/second-step';
import { type JSX, useEffect, useId, useMemo } from 'react';

import { Button } from '../../components/button.tsx';
import { passkeysCopy } from '../../copy/security.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useFoyerContainer, useService } from '../../di/foyer-provider.tsx';
import { managePasskeysOf } from '../../di/passkeys-module.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';
import { isFocusLost, useFocusOnChange } from '../../hooks/focus.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { FormView } from '../forms/form-view.tsx';
import { AccountCard } from './account-card.tsx';
import { useFormatTime } from './account-format.ts';

/** The passkeys of the account: adds, renames and removes them. */
export function PasskeysCard(): JSX.Element {
  const copy = useCopy(passkeysCopy);
  const manage = managePasskeysOf(useFoyerContainer());
  const card = useSnapshot(manage);
  const task = useSnapshot({ subscribe: manage.subscribeTask, getSnapshot: manage.getTask });
  useEffect(() => {
    void manage.load();
    return () => manage.close();
  }, [manage]);
  const secondStep = useService(accountTokens.manageSecondStep);
  const { kind: other } = useSnapshot({
    subscribe: secondStep.subscribeTask,
    getSnapshot: secondStep.getTask,
  });
  // Its form asks for the same password, and two fields can't have the same id.
  useEffect(() => {
    if (other === 'password' && manage.getTask().kind !== 'none') manage.close();
  }, [manage, other]);
  // The pressed button is gone once the task changes.
  const content = useFocusOnChange<HTMLDivElement>(task, isFocusLost);
  return (
    <AccountCard
      title={copy.title}
      card={card}
      skeleton={
        <div className="foyer-second-step foyer-stack-4 foyer-stack--start" data-waiting="">
          <p>{copy.none}</p>
          <Button look="secondary">{copy.add}</Button>
        </div>
      }
      intro={copy.intro}
      empty={copy.none}
      onRetry={() => void manage.load()}
    >
      {(passkeys) => (
        <div
          className="foyer-second-step foyer-stack-4 foyer-stack--start"
          ref={content}
          tabIndex={-1}
        >
          {task.kind === 'none' && <Overview passkeys={passkeys} />}
          {task.kind === 'add' && <Add />}
          {task.kind === 'rename' && <Rename passkey={task.passkey} />}
          {task.kind === 'remove' && <Remove passkey={task.passkey} />}
        </div>
      )}
    </AccountCard>
  );
}

function Overview({ passkeys }: { readonly passkeys: readonly Passkey[] }): JSX.Element {
  const copy = useCopy(passkeysCopy);
  const manage = managePasskeysOf(useFoyerContainer());
  const start = useStart();
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="foyer-soft">{copy.none}</p>
      ) : (
        <ul className="foyer-sessions__list foyer-passkeys">
          {passkeys.map((passkey) => (
            <One key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {manage.canAdd() ? (
        <Button look="secondary" onClick={() => start({ kind: 'add' })}>
          {copy.add}
        </Button>
      ) : (
        <p className="foyer-fine foyer-soft">{copy.unavailable}</p>
      )}
    </>
  );
}

function One({ passkey }: { readonly passkey: Passkey }): JSX.Element {
  const copy = useCopy(passkeysCopy);
  const start = useStart();
  const formatTime = useFormatTime();
  const id = useId();
  const { name, addedAt, usedAt } = passkey;
  return (
    <li>
      <div id={id}>
        <p className="foyer-sessions__device foyer-strong">{name}</p>
        <p className="foyer-fine foyer-soft">{copy.added(formatTime(addedAt))}</p>
        <p className="foyer-fine foyer-soft">
          {usedAt === null ? copy.neverUsed : copy.used(formatTime(usedAt))}
        </p>
      </div>
      <div className="foyer-passkeys__actions">
        <Button look="quiet" describedBy={id} onClick={() => start({ kind: 'rename', passkey })}>
          {copy.rename}
        </Button>
        <Button look="quiet" describedBy={id} onClick={() => start({ kind: 'remove', passkey })}>
          {copy.remove}
        </Button>
      </div>
    </li>
  );
}

/** Starts a task, and closes the form of the other card that asks for the password. */
function useStart(): ManagePasskeys['start'] {
  const manage = managePasskeysOf(useFoyerContainer());
  const secondStep = useService(accountTokens.manageSecondStep);
  return (task) => {
    if (secondStep.getTask().kind === 'password') secondStep.close();
    manage.start(task);
  };
}

function Add(): JSX.Element {
  const copy = useCopy(passkeysCopy);
  const manage = managePasskeysOf(useFoyerContainer());
  return (
    <FormView
      schema={newPasskeyForm}
      label={copy.title}
      legend={copy.addLegend}
      hints={{ name: copy.nameHint }}
      submit={copy.addGo}
      submitting={copy.waiting}
      aside={<CancelButton />}
      onSend={async (asked): Promise<Result<void, Message | FieldRefusal<'currentPassword'>>> =>
        (await manage.add(asked)).mapErr(refusedPasskeyChange)
      }
    />
  );
}

function Rename({ passkey: { id, name } }: { readonly passkey: Passkey }): JSX.Element {
  const copy = useCopy(passkeysCopy);
  const manage = managePasskeysOf(useFoyerContainer());
  const start = useMemo(() => ({ name }), [name]);
  async function send(next: string): Promise<Result<void, Message>> {
    const answer = await manage.rename(id, next);
    return answer.mapErr((failure) => messageOf(refusedPasskeyChange(failure)));
  }
  return (
    <FormView
      schema={passkeyNameForm}
      start={start}
      label={copy.title}
      legend={copy.renameLegend(name)}
      submit={copy.save}
      submitting={copy.saving}
      aside={<CancelButton />}
      onSend={send}
    />
  );
}

/** Renaming asks for no password, so no field of one is at fault. */
function messageOf(refusal: Message | FieldRefusal<'currentPassword'>): Message {
  return 'field' in refusal ? refusal.message : refusal;
}

function Remove({ passkey: { id, name } }: { readonly passkey: Passkey }): JSX.Element {
  const copy = useCopy(passkeysCopy);
  const manage = managePasskeysOf(useFoyerContainer());
  return (
    <FormView
      schema={currentPasswordForm}
      label={copy.title}
      legend={copy.removeLegend(name)}
      intro={<p className="foyer-fine foyer-soft">{copy.removeHint}</p>}
      submit={copy.remove}
      submitting={copy.removing}
      aside={<CancelButton />}
      onSend={async (password) => (await manage.remove(id, password)).mapErr(refusedPasskeyChange)}
    />
  );
}

function CancelButton(): JSX.Element {
  const copy = useCopy(passkeysCopy);
  const manage = managePasskeysOf(useFoyerContainer());
  return (
    <Button look="quiet" onClick={() => manage.close()}>
      {copy.cancel}
    </Button>
  );
}
