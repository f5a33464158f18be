import { useCopy } from '@foyer/react-ui';
import { Fragment, type JSX } from 'react';

import { benefitsCopy } from '../copy/benefits.ts';
import { TextPage } from '../layout/page.tsx';
import { EmbeddedFlow } from './embedded-flow.tsx';

/** The benefits of a membership, with the lead flow below. */
export function BenefitsPage(): JSX.Element {
  const { title, lede, list } = useCopy(benefitsCopy);
  return (
    <>
      <TextPage title={title} lede={lede}>
        <dl className="page__list">
          {list.map((one) => (
            <Fragment key={one.title}>
              <dt>{one.title}</dt>
              <dd>{one.text}</dd>
            </Fragment>
          ))}
        </dl>
      </TextPage>
      <EmbeddedFlow path="/memberbenefits" />
    </>
  );
}
