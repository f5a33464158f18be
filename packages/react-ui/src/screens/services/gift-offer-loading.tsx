import type { GiftPurchase, OfferedGifts } from '@foyer/core/services';
import type { JSX, ReactNode } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { commonCopy } from '../../copy/common.ts';
import { giftCopy } from '../../copy/gift.ts';
import { useMessages } from '../../di/foyer-provider.tsx';
import { useCopy } from '../../locale/use-copy.ts';

export interface GiftOfferLoadingProps {
  readonly flow: Pick<GiftPurchase, 'retryOffer'>;
  readonly offered: OfferedGifts;
  readonly children: ReactNode;
}

/** Shows the loading state of the gift cards, or an error with a retry button. */
export function GiftOfferLoading({ flow, offered, children }: GiftOfferLoadingProps): JSX.Element {
  const copy = useCopy(commonCopy);
  const giftTexts = useCopy(giftCopy);
  const messages = useMessages();
  const retry = (): void => void flow.retryOffer();
  if (offered === null) {
    return (
      <LoadingState label={giftTexts.loading} onRetry={retry}>
        <Skeleton shape="row" count={5} />
      </LoadingState>
    );
  }
  if (offered === 'failed') {
    return (
      <Banner tone="problem">
        <p>{messages({ key: 'giftCardsFailed' })}</p>
        <Button look="secondary" onClick={retry}>
          {copy.tryAgain}
        </Button>
      </Banner>
    );
  }
  return <>{children}</>;
}
