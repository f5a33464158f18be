import { Err, type Message, type Result } from '@foyer/core';
import {
  type AccountCardName,
  type AccountCards,
  type ChangeAccount,
  type ChangeFailure,
  refusedChange,
} from '@foyer/core/account';
import type { FieldRefusal, FormDraftPorts, FormSchema } from '@foyer/core/forms';
import { accountPath } from '@foyer/core/session';
import { type JSX, type ReactNode, useMemo } from 'react';

import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { accountCopy, changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService, useSiteHref } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useLoadedAccount } from '../../hooks/use-account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';
import { type AccountChange, changedPath } from './account-changed.ts';
import { QuestionLink } from './question-link.tsx';

export interface OnceLoadedProps {
  /** The cards that fill the form. Must be stable. */
  readonly names: readonly AccountCardName[];
  readonly boxes: number;
  readonly children: (cards: AccountCards) => ReactNode;
}

/** Renders a form once the data on file has loaded. An unfilled form would clear existing values. */
export function OnceLoaded({ names, boxes, children }: OnceLoadedProps): JSX.Element {
  const copy = useCopy(accountCopy);
  useFormMessages();
  const { account, cards } = useLoadedAccount(names);
  const retry = (): void => void account.execute(names);
  if (names.some((name) => cards[name].status === 'failed')) {
    return <LoadError message={{ key: 'cardFailed' }} onRetry={retry} />;
  }
  if (names.some((name) => cards[name].status === 'loading')) {
    return (
      <LoadingState label={copy.loading(copy.title)} onRetry={retry}>
        <Skeleton shape="row" count={boxes} />
      </LoadingState>
    );
  }
  return <>{children(cards)}</>;
}

/** A link back to the account without saving. */
export function Cancel(): JSX.Element {
  const copy = useCopy(changeCopy);
  return (
    <a className="foyer-button foyer-button--quiet" href={useSiteHref(accountPath)}>
      {copy.cancel}
    </a>
  );
}

/**
 * Saves a change and returns to the account, which confirms it. A failure is shown in the form. The form's page is
 * replaced in the history.
 */
export function useSaveChange(): <Name extends string>(
  { fields }: Pick<FormSchema<Name, unknown>, 'fields'>,
  save: (change: ChangeAccount) => Promise<Result<AccountChange, ChangeFailure>>,
  others?: Readonly<Record<string, Name>>,
) => Promise<Result<AccountChange, Message | FieldRefusal<Name>>> {
  const change = useService(accountTokens.changeAccount);
  const navigation = useService(portTokens.navigation);
  return async ({ fields }, save, others) => {
    const answer = await save(change);
    if (answer.err) {
      const names = fields.map(({ name }) => name);
      return Err(refusedChange(answer.val, names, others));
    }
    navigation.replace(changedPath(answer.val));
    return answer;
  };
}

/** The ports that save form drafts in this tab. */
export function useDraftPorts(): FormDraftPorts {
  const store = useService(portTokens.sessionStore);
  const clock = useService(portTokens.clock);
  const logger = useService(portTokens.logger);
  return useMemo(() => ({ store, clock, logger }), [store, clock, logger]);
}

/**
 * Shown below the current password in each form that asks for it. A mailed link is the other way to prove one's
 * identity.
 */
export const belowCurrentPassword = {
  currentPassword: (): ReactNode => <ForgottenPassword />,
};

function ForgottenPassword(): JSX.Element {
  const copy = useCopy(changeCopy);
  return (
    <QuestionLink question={copy.forgotten} answer={copy.forgottenLink} path="/account/recover" />
  );
}
