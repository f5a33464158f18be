import { checkContact, type ContactInput } from '@foyer/core';
import type { Benchmark } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';
import { byValibot, byZod, type FormAnswer } from './contact-form.peers.ts';

/** What happens at each key press of the contact form: all boxes checked, what is wrong named. VA-02, VA-03, VA-04 */
export const validContact: Benchmark = defineWork('contact form checked, all valid', () => ({
  inputs: [
    person('Ada', 'Lovelace', 'ada.lovelace@mail.example', 'ada@acme.example', '212-555-0123'),
    person(
      'Jean-Luc',
      "O'Brien",
      'jl.obrien+gym@mail.example',
      'jl@works.example',
      '(718) 555-0199',
    ),
    person('Zoë', 'van der Berg', 'zoe@post.example', '', '1 646 555 0100'),
    person(
      'Maria',
      'St. James',
      'maria_stjames@mail.example',
      'm.stjames@acme.example',
      '9175550142',
    ),
  ],
  ours: check,
  answer: asRead,
  peers: [byZod, byValibot],
  floor: { run: checkByHand },
  target: { figure: 0.5, beside: { name: 'valibot', figure: 0.48 } },
}));

export const invalidContact: Benchmark = defineWork('contact form checked, all invalid', () => ({
  inputs: [
    person('A', '9!', 'ada@', 'nope', '12'),
    person('', '?ab', 'ada lovelace@mail.example', 'ada@acme', '212-555'),
    person('Z', 'Smith3', 'mail.example', '@acme.example', '555-CALL-NOW'),
    person('Q', '4444', 'a..b@mail.example', 'me@-.example', '99999999999999'),
  ],
  ours: check,
  answer: asRead,
  peers: [byZod, byValibot],
  floor: { run: checkByHand },
  target: { figure: 0.85, beside: { name: 'valibot', figure: 0.81 } },
}));

function person(
  first: string,
  last: string,
  email: string,
  company: string,
  phone: string,
): ContactInput {
  return {
    first_name: first,
    last_name: last,
    email_address: email,
    company_email: company,
    phone_number: phone,
    postal_code: '',
  };
}

function check(input: ContactInput): ReturnType<typeof checkContact> {
  return checkContact(input, false);
}

/** Which fields are wrong, or what the form comes to. */
function asRead(result: unknown): FormAnswer {
  const { errors, contact } = result as ReturnType<typeof checkContact>;
  if (contact === null) return Object.keys(errors).toSorted();
  const { firstName, lastName, email, companyEmail, phone } = contact;
  return { firstName, lastName, email, companyEmail, phone };
}

/** Patterns alone, for these inputs: nothing is trimmed, folded or told apart. */
function checkByHand(input: ContactInput): FormAnswer {
  const wrong: string[] = [];
  const { company_email: company } = input;
  if (company !== '' && !address.test(company)) wrong.push('company_email');
  if (!address.test(input.email_address)) wrong.push('email_address');
  if (!name.test(input.first_name)) wrong.push('first_name');
  if (!name.test(input.last_name)) wrong.push('last_name');
  const phone = usNumber.exec(input.phone_number);
  if (phone === null) wrong.push('phone_number');
  if (phone === null || wrong.length > 0) return wrong;
  return {
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email_address,
    companyEmail: company === '' ? null : company,
    phone: `${phone[1]}${phone[2]}${phone[3]}`,
  };
}

const name = /^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ '.-]*[A-Za-zÀ-ÿ.]$/;
const address = /^[\w+-]+(?:\.[\w+-]+)*@[a-z0-9]+(?:\.[a-z0-9]+)+$/;
const usNumber = /^1?[ (]*(\d{3})[-) ]*(\d{3})[- ]?(\d{4})$/;
