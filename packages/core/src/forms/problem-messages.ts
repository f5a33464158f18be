import type { Message } from '../messages/catalog.ts';
import type { EmailProblem } from './email.ts';
import type { NameProblem } from './name.ts';
import type { PhoneProblem } from './phone.ts';

/** The message for a name that the contact form's rule refuses. */
export function nameMessage(label: string, problem: NameProblem): Message {
  switch (problem) {
    case 'required':
      return { key: 'fillOut' };
    case 'too-short':
      return { key: 'nameTooShort', values: { label } };
    case 'malformed':
      return { key: 'nameMalformed' };
  }
}

/** `missing` is the message for an empty field. */
export function emailMessage(
  problem: EmailProblem,
  missing: Message = { key: 'fillOut' },
): Message {
  return problem === 'required' ? missing : { key: 'emailMalformed' };
}

export function phoneMessage(problem: PhoneProblem): Message {
  switch (problem) {
    case 'required':
      return { key: 'fillOut' };
    case 'malformed':
      return { key: 'phone' };
    case 'wrong-length':
      return { key: 'phoneLength' };
  }
}
