import type { JoinAgreementField, JoinAnswers } from '../../src/forms/join-agreement-form.ts';
import type { JoinTerms } from '../../src/payment/product-repository.port.ts';

/** An agreement to sign, and the birth date. Someone under 16 can't join, someone under 18 joins with a guardian. */
export const someJoinTerms: JoinTerms = {
  agreement: {
    agreementId: 'membership',
    version: '2026-11',
    title: 'Membership agreement',
    paragraphs: ['You can cancel in your account.', 'Questions are welcome at the front desk.'],
  },
  questions: { birthDate: true, address: false, minimumAge: 16, adultAge: 18 },
};

/** The part of a join that its agreement step needs. */
interface JoinAnswered {
  readonly agreement: { answer(field: JoinAgreementField, value: string): void };
  getSnapshot(): {
    readonly agreement: {
      readonly fields: readonly { readonly name: JoinAgreementField; readonly kind: string }[];
    };
  };
}

/** Fills in the agreement step as Ada Byron, an adult. `more` holds further answers. */
export function signAgreement(
  flow: JoinAnswered,
  more: Readonly<Record<string, string>> = {},
): void {
  const answers = { birth_date: '1990-12-10', signature: 'Ada Byron', ...more };
  for (const [field, value] of Object.entries(answers)) {
    flow.agreement.answer(field as JoinAgreementField, value);
  }
  // Last, because a change of the birth date takes it back.
  const consent = flow.getSnapshot().agreement.fields.find(({ kind }) => kind === 'tick');
  if (consent !== undefined) flow.agreement.answer(consent.name, 'yes');
}

/** The answers of an adult to whatever is asked. Null if nothing is. */
export function answersTo(terms: JoinTerms | null, name = 'Ada Byron'): JoinAnswers | null {
  if (terms === null) return null;
  const { agreement, questions } = terms;
  return {
    signed: agreement && {
      agreementId: agreement.agreementId,
      version: agreement.version,
      signature: name,
    },
    birthDate: questions.birthDate ? '1990-12-10' : null,
    address: questions.address
      ? {
          street: '12 Harbor Lane',
          floor: null,
          city: 'New York',
          state: 'NY',
          postalCode: '10013',
        }
      : null,
    guardian: null,
  };
}
