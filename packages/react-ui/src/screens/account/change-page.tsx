import type { AccountCardName, AccountCards } from '@foyer/core/account';
import { accountPath } from '@foyer/core/session';
import type { JSX, ReactNode } from 'react';

import { LoadError } from '../../components/load-error.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { accountCopy, changeCopy } from '../../copy/account.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { useLoadedAccount } from '../../hooks/use-loaded-account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../../hooks/use-form-messages.ts';

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
