import { type ComponentType, lazy } from 'react';

export type Page = ComponentType<{ readonly path: string }>;

/** One page of a module that is loaded with the first of its pages. */
export function pageOf<Name extends string>(
  load: () => Promise<Readonly<Record<Name, Page>>>,
  name: Name,
): Page {
  return lazy(async (): Promise<{ default: Page }> => ({ default: (await load())[name] }));
}
