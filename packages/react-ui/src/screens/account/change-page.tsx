import { type AccountCardName, accountPath, type AccountCards } from '@foyer/core';
import type { JSX, ReactNode } from 'react';

import { Lost } from '../../components/lost.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { accountCopy, changeCopy } from '../../copy/account.ts';
import { useSiteHref } from '../../di/foyer-provider.tsx';
import { useLoadedAccount } from '../../hooks/use-loaded-account.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { useFormMessages } from '../forms/use-form-messages.ts';

export interface OnceLoadedProps {
  /** The cards that fill the form. Must be stable. */
  readonly names: readonly AccountCardName[];
  readonly boxes: number;
  readonly children: (cards: AccountCards) => ReactNode;
}

/** Renders a form once the data on file has loaded. An unfilled form would clear existing values. */
export function OnceLoaded({ names, boxes, children }: OnceLoadedProps): JSX.Element {
  const words = useCopy(accountCopy);
  useFormMessages();
  const { account, cards } = useLoadedAccount(names);
  const retry = (): void => void account.execute(names);
  if (names.some((name) => cards[name].status === 'failed')) {
    return <Lost message={{ key: 'cardFailed' }} onRetry={retry} />;
  }
  if (names.some((name) => cards[name].status === 'loading')) {
    return (
      <Waiting label={words.loading(words.title)} onRetry={retry}>
        <Skeleton shape="row" count={boxes} />
      </Waiting>
    );
  }
  return <>{children(cards)}</>;
}

/** A link back to the account without saving. */
export function Cancel(): JSX.Element {
  const words = useCopy(changeCopy);
  return (
    <a className="foyer-button foyer-button--quiet" href={useSiteHref(accountPath)}>
      {words.cancel}
    </a>
  );
}
