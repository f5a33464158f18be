// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Banner } from '../components/banner.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { FieldFrame } from '../components/field.tsx';
import { problemsNotInCatalog } from './problems-shown.ts';

afterEach(cleanup);

const spec = { name: 'a', label: 'A', required: true, autocomplete: 'off' };

it('ER-02 finds an error text that isn’t in the message catalog, anywhere on a screen', () => {
  const { container } = render(
    <>
      <Banner tone="problem">Computer says no.</Banner>
      <Banner tone="problem">
        <p>That did not work.</p>
        <button type="button">Try again</button>
      </Banner>
      <ErrorSummary title="Wrong." entries={[]} />
      <FieldFrame spec={spec} value="" error="Nope.">
        {() => null}
      </FieldFrame>
    </>,
  );
  expect(problemsNotInCatalog(container)).toEqual([
    'Computer says no.',
    'That did not work.',
    'Wrong.',
    'Nope.',
  ]);
});

it('ER-02 accepts messages of the catalog with filled-in values, notes and links', () => {
  const { container } = render(
    <>
      <Banner tone="problem">First Name must be at least 2 characters.</Banner>
      <Banner tone="problem">
        <p>That time was just taken. Please choose another.</p>
        <p>The nearest ones:</p>
      </Banner>
      <Banner tone="note">Anything at all.</Banner>
      <FieldFrame spec={spec} value="" error="Enter a valid name.">
        {() => null}
      </FieldFrame>
    </>,
  );
  expect(problemsNotInCatalog(container)).toEqual([]);
});
