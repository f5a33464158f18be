import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { keepable } from './compare.ts';
import { type Picture, readPng, writePng } from './png.ts';

/** The pictures that were approved of: part of the repository. */
const seen = join(import.meta.dirname, 'seen');
const reports = join(import.meta.dirname, '..', '.reports');

/** True where `pnpm pictures --update` asks for new pictures in the place of those that no longer hold. */
export const isUpdate = process.env['PICTURES_UPDATE'] === '1';

/** The approved picture of that name; null where there is none yet. */
export function approved(name: string): Picture | null {
  const file = fileOf(name);
  return existsSync(file) ? readPng(readFileSync(file)) : null;
}

export function approve(name: string, picture: Picture): void {
  write(fileOf(name), keepable(picture));
}

/** Names of approved pictures of a group that are not among `wanted`: nobody looks at them any more. */
export function strays(group: string, wanted: readonly string[]): readonly string[] {
  const names = new Set(wanted);
  if (!existsSync(join(seen, group))) return [];
  return readdirSync(join(seen, group))
    .map((file) => `${group}/${basename(file, '.png')}`)
    .filter((name) => !names.has(name));
}

export function forget(name: string): void {
  rmSync(fileOf(name));
}

/** Puts what was, what is and where they differ side by side where one looks after a failed run; answers where. */
export function report(name: string, pictures: Readonly<Record<string, Picture>>): string {
  for (const [what, picture] of Object.entries(pictures)) {
    write(join(reports, 'pictures', `${name}-${what}.png`), picture);
  }
  return `.reports/pictures/${name}-{${Object.keys(pictures).join(',')}}.png`;
}

function fileOf(name: string): string {
  return join(seen, `${name}.png`);
}

function write(file: string, picture: Picture): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writePng(picture));
}
