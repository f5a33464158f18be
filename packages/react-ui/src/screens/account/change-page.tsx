import { Err, type Message, type Result } from '@foyer/core';
import {
  type AccountCardName,
  type AccountCards,
  type ChangeAccount,
  type ChangeFailure,
  refusedChange,
} from '@foyer/core/account';
import type { FieldRefusal, FormDraftPorts, FormSchema } from '@foyer/core/forms';
import { type JSX, type ReactNode, useMemo } from 'react';

import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { QuestionLink } from '../../components/member-parts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { accountCopy, changeCopy } from '../../copy/account.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useFormMessages, useLoadedAccount } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { type AccountPage, pathOfPage } from './account-pages.ts';

export type AccountChange = keyof typeof accountCopy.changed;

/** The query parameter that tells the account page which part was changed, without the new values. */
const changedQuery = 'changed';

/** The page of the account that shows what was changed. */
const pageOfChange: Readonly<Record<AccountChange, AccountPage>> = {
  details: 'profile',
  email: 'profile',
  profile: 'profile',
  joinDetails: 'profile',
  username: 'security',
  password: 'security',
  freeze: 'membership',
  card: 'billing',
};

/** Where to go after a change was saved: the page that shows it and confirms it. */
export function changedPath(change: AccountChange): string {
  return `${pathOfPage(pageOfChange[change])}?${changedQuery}=${change}`;
}

/** The change named by this URL; null if it names none or an unknown one. */
export function readChanged(path: string): AccountChange | null {
  const asked = new URLSearchParams(path.split('?', 2)[1] ?? '').get(changedQuery);
  return isChange(asked) ? asked : null;
}

function isChange(text: string | null): text is AccountChange {
  return text !== null && Object.hasOwn(accountCopy.changed, text);
}

export interface OnceLoadedProps {
  /** The cards that fill the form. Must be stable. */
  readonly names: readonly AccountCardName[];
  readonly boxes: number;
  /** The form's note, which is shown while the data loads. */
  readonly note?: string;
  readonly children: (cards: AccountCards) => ReactNode;
}

/** Renders a form once the data on file has loaded. An unfilled form would clear existing values. */
export function OnceLoaded({ names, boxes, note, children }: OnceLoadedProps): JSX.Element {
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
        {note !== undefined && <p className="foyer-form__note foyer-soft">{note}</p>}
        <Skeleton shape="row" count={boxes} />
      </LoadingState>
    );
  }
  return <>{children(cards)}</>;
}

/** Leads back to the page that shows what the form changes. */
export function Cancel({ change }: { readonly change: AccountChange }): JSX.Element {
  const copy = useCopy(changeCopy);
  return (
    <SiteLink path={pathOfPage(pageOfChange[change])} look="quiet">
      {copy.cancel}
    </SiteLink>
  );
}

/**
 * Saves a change and returns to the page that shows it, which confirms it. A failure is shown in the form. The form's page is
 * replaced in the history.
 */
export function useSaveChange(): <Name extends string>(
  { fields }: Pick<FormSchema<Name, unknown>, 'fields'>,
  name: AccountChange,
  save: (change: ChangeAccount) => Promise<Result<unknown, ChangeFailure>>,
  others?: Readonly<Record<string, Name>>,
) => Promise<Result<unknown, Message | FieldRefusal<Name>>> {
  const change = useService(accountTokens.changeAccount);
  const navigation = useService(portTokens.navigation);
  return async ({ fields }, name, save, others) => {
    const answer = await save(change);
    if (answer.err) {
      const names = fields.map((field) => field.name);
      return Err(refusedChange(answer.val, names, others));
    }
    navigation.replace(changedPath(name));
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
