import { type JSX, type ReactNode, useCallback } from 'react';

export interface FileLinkProps {
  readonly className: string;
  /** As the file is saved. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A link that saves a file made on the page. Its address lives as long as the link, which no download outlasts. */
export function FileLink({ className, name, type, text, children }: FileLinkProps): JSX.Element {
  const give = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(new Blob([text], { type }));
      link.setAttribute('href', address);
      return () => URL.revokeObjectURL(address);
    },
    [text, type],
  );
  return (
    // The address is set by `give`: made while rendering, nobody could take it back.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a ref={give} className={className} download={name}>
      {children}
    </a>
  );
}
