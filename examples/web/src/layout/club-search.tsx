import { portTokens, useCopy, useService } from '@foyer/react-ui';
import { type JSX, useId, useRef } from 'react';

import { clubSearchCopy } from '../copy/pages.ts';

/** A field for a place or a club's name, which leads to the list of clubs. */
export function ClubSearch(): JSX.Element {
  const copy = useCopy(clubSearchCopy);
  const navigation = useService(portTokens.navigation);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="club-search"
      role="search"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const near = (field.current?.value ?? '').trim();
        navigation.push(near === '' ? '/clubs' : `/clubs?near=${encodeURIComponent(near)}`);
        window.scrollTo(0, 0);
      }}
    >
      <label className="foyer-field__label" htmlFor={id}>
        {copy.label}
      </label>
      <div className="club-search__field">
        <input
          className="foyer-input"
          ref={field}
          id={id}
          type="search"
          autoComplete="postal-code"
          maxLength={80}
        />
        <button type="submit" className="foyer-button foyer-button--primary">
          {copy.submit}
        </button>
      </div>
    </form>
  );
}
