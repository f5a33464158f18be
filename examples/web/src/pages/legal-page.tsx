import { useCopy } from '@foyer/react-ui';
import { Fragment, type JSX } from 'react';

import type { privacyCopy } from '../copy/privacy.ts';
import type { termsCopy } from '../copy/terms.ts';
import { TextPage } from '../layout/page.tsx';

/** The terms and the privacy page. */
export function LegalPage({
  copy,
}: {
  readonly copy: typeof privacyCopy | typeof termsCopy;
}): JSX.Element {
  const { title, lede, parts } = useCopy<typeof privacyCopy | typeof termsCopy>(copy);
  return (
    <TextPage title={title} lede={lede}>
      {parts.map((part) => (
        <Fragment key={part.title}>
          <h2>{part.title}</h2>
          {part.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Fragment>
      ))}
    </TextPage>
  );
}
