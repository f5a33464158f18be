/** The contact form as a team would say it with a schema library, by the same patterns. */
import type { ContactInput } from '@foyer/core';
import * as v from 'valibot';
// oxlint-disable-next-line no-restricted-imports -- the build that a team would take
import { z } from 'zod';
import type { Way } from '../benchmark.ts';

/** The names of the fields that are wrong, or what the form comes to. */
export type FormAnswer = readonly string[] | ContactRead;

interface ContactRead {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyEmail: string | null;
  readonly phone: string;
}

const name = /^\p{L}[\p{L}\p{M}\p{Nd}'"‘’., -]*[\p{L}\p{M}.]$/u;
const email = /^[\w+-]+(?:\.[\w+-]+)*@[a-z0-9][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+$/;
const companyEmail = /^(?:[\w+-]+(?:\.[\w+-]+)*@[a-z0-9][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+)?$/;
const phone = /^(?:1[ -]?)?\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}$/;

const zodForm = z.object({
  first_name: z.string().trim().min(2, 'nameTooShort').regex(name, 'nameMalformed'),
  last_name: z.string().trim().min(2, 'nameTooShort').regex(name, 'nameMalformed'),
  email_address: z.string().trim().min(5, 'email').max(50, 'email').regex(email, 'email'),
  company_email: z.string().trim().max(50, 'emailMalformed').regex(companyEmail, 'emailMalformed'),
  phone_number: z.string().trim().regex(phone, 'phone'),
});

const valibotForm = v.object({
  first_name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'nameTooShort'),
    v.regex(name, 'nameMalformed'),
  ),
  last_name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'nameTooShort'),
    v.regex(name, 'nameMalformed'),
  ),
  email_address: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(5, 'email'),
    v.maxLength(50, 'email'),
    v.regex(email, 'email'),
  ),
  company_email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(50, 'emailMalformed'),
    v.regex(companyEmail, 'emailMalformed'),
  ),
  phone_number: v.pipe(v.string(), v.trim(), v.regex(phone, 'phone')),
});

export const byZod: Way<ContactInput> = {
  name: 'zod',
  run: (input) => zodForm.safeParse(input),
  answer: (result) => {
    const { success, data, error } = result as ReturnType<typeof zodForm.safeParse>;
    return success ? asContact(data) : wrongFields(error.issues.map(({ path }) => path[0]));
  },
};

export const byValibot: Way<ContactInput> = {
  name: 'valibot',
  run: (input) => v.safeParse(valibotForm, input),
  answer: (result) => {
    const { success, output, issues } = result as v.SafeParseResult<typeof valibotForm>;
    return success ? asContact(output) : wrongFields(issues.map(({ path }) => path?.[0].key));
  },
};

function asContact(read: z.output<typeof zodForm>): FormAnswer {
  return {
    firstName: read.first_name,
    lastName: read.last_name,
    email: read.email_address,
    companyEmail: read.company_email === '' ? null : read.company_email,
    phone: read.phone_number.replaceAll(/\D/g, '').replace(/^1(?=\d{10})/, ''),
  };
}

function wrongFields(names: readonly unknown[]): FormAnswer {
  return [...new Set(names.map(String))].toSorted();
}
