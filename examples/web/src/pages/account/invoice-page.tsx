import { InvoicePage as Invoice } from '@foyer/react-ui/account';
import type { JSX } from 'react';

import { pathnameOf } from '../../navigation/addresses.ts';
import { ChangePage } from './change-page.tsx';

/** One invoice. The last part of the path names it. */
export default function InvoicePage({ path }: { readonly path: string }): JSX.Element {
  return (
    <ChangePage page="invoice" from="billing">
      <Invoice number={pathnameOf(path).split('/').at(-1) ?? ''} />
    </ChangePage>
  );
}
