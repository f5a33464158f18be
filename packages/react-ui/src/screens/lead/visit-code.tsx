import type { JSX } from 'react';

import { QrCode } from '../../components/qr-code.tsx';
import { visitCodeCopy } from '../../copy/visit.ts';
import { useCopy } from '../../locale/use-copy.ts';

/** The visit's page as a QR code, to go on with on a phone or from paper. */
export default function VisitCode({ address }: { readonly address: string }): JSX.Element {
  const copy = useCopy(visitCodeCopy);
  return (
    <figure className="foyer-card__code">
      <QrCode text={address} label={copy.label} />
      <figcaption className="foyer-eyebrow">{copy.note}</figcaption>
    </figure>
  );
}
