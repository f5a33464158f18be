import { type JSX, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface FileLinkProps {
  readonly className: string;
  /** The file name to save as. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * A link that saves a file generated on the page. The object URL lives as long as the link, so a download can finish.
 */
export function FileLink({ className, name, type, text, children }: FileLinkProps): JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    link.current?.setAttribute('href', address);
    return () => URL.revokeObjectURL(address);
  }, [text, type]);
  return (
    // The effect sets the object URL, because a URL created during render couldn't be revoked.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a ref={link} className={className} download={name}>
      {children}
    </a>
  );
}
