import {
  corporateJoinPath,
  corporateJoinStorageKey,
  leadFlowStorageKey,
  standardJoinStorageKey,
} from '@foyer/core';
import type { Locator, Page } from 'playwright';
import * as z from 'zod/mini';

import { wordsOfAnswers } from '../play/survey-words.ts';
import { type FieldName, fieldNames, fields } from '../scenario/fields.ts';
import type { BrowserRun } from './browser-run.ts';
import { isStandardJoin } from './screen.ts';

/** What the tab keeps of the flow, of what no longer stands on the page; null where it keeps nothing. */
export interface KeptState {
  /** The name of the chosen club. */
  readonly club: string | null;
  readonly boxes: Readonly<Record<FieldName, string>>;
  readonly answers: readonly {
    readonly answerId: number;
    readonly additionalInfo: string | null;
  }[];
}

/** Under which name the flow of the page that is open keeps its state. */
export function storageKeyOf(page: Page): string {
  const { pathname } = new URL(page.url());
  if (isStandardJoin(page)) return standardJoinStorageKey;
  const isJoin = pathname === corporateJoinPath || pathname.startsWith(`${corporateJoinPath}/`);
  return isJoin ? corporateJoinStorageKey : leadFlowStorageKey;
}

export async function keptState(page: Page): Promise<KeptState | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKeyOf(page));
  const read = stored.safeParse(JSON.parse(text ?? 'null'));
  if (!read.success) return null;
  const { contactInput, personalizeOptions, selectedFacility } = read.data.state;
  return {
    club: selectedFacility?.name ?? null,
    boxes: Object.fromEntries(
      fieldNames.map((name) => [name, contactInput[fields[name]] ?? '']),
    ) as Record<FieldName, string>,
    answers: personalizeOptions,
  };
}

/** The survey as the page shows it; answers to questions that are past, as the tab keeps them. */
export interface SeenSurvey {
  /** 0 where there is none. */
  readonly step: number;
  readonly choices: number;
  readonly answers: readonly string[];
  readonly other: string;
}

export async function seenSurvey(
  run: BrowserRun,
  page: Page,
  survey: Locator,
): Promise<SeenSurvey> {
  const text = (await survey.count()) === 0 ? '' : await survey.innerText();
  const step = /(\d) of 4/.exec(text)?.[1];
  const answers = (await keptState(page))?.answers ?? [];
  return {
    step: step === undefined ? (text === '' ? 0 : 5) : Number(step),
    choices: await survey.locator('input[type="checkbox"], input[type="radio"]').count(),
    answers: wordsOfAnswers(run, answers),
    other: answers.find((one) => one.additionalInfo !== null)?.additionalInfo ?? 'none',
  };
}

const stored = z.object({
  state: z.object({
    contactInput: z.record(z.string(), z.string()),
    selectedFacility: z.nullable(z.object({ name: z.string() })),
    // A join has no survey of its own.
    personalizeOptions: z._default(
      z.array(z.object({ answerId: z.number(), additionalInfo: z.nullable(z.string()) })),
      [],
    ),
  }),
});
