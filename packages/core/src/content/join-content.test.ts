import { describe, expect, it } from 'vitest';

import type { MembershipConfirmation } from '../payment/read-confirmation.ts';
import { defaultJoinConfirmation, fillJoinConfirmation } from './join-content.ts';

const membership: MembershipConfirmation = {
  memberId: '900100',
  barcode: '259001000017',
  buyer: { firstName: 'Ada', lastName: 'Byron', email: 'a@b.example', phone: '2125550123' },
  facilityId: '101',
};

describe('the words of the confirmation', () => {
  it('SJ-06 have the barcode, the member id and the names in place, wherever they stand', () => {
    const words = fillJoinConfirmation(
      {
        title: '{{FIRST_NAME}} at {{CLUB_NAME}}',
        lede: '{{ BARCODE }} {{BARCODE}}',
        paragraphs: ['{{MEMBER_ID}}'],
        activation: { title: '{{MEMBER_ID}}', text: '{{OTHER}}', action: 'Go' },
      },
      membership,
      'Bryant Park',
    );
    expect(words).toEqual({
      title: 'Ada at Bryant Park',
      lede: '259001000017 259001000017',
      paragraphs: ['900100'],
      activation: { title: '900100', text: '{{OTHER}}', action: 'Go' },
    });
  });

  it('SJ-06 a name that looks like a placeholder is a name', () => {
    const buyer = { ...membership.buyer, firstName: '$& {{BARCODE}}' };
    const { title } = fillJoinConfirmation(
      defaultJoinConfirmation,
      { ...membership, buyer },
      'Bryant Park',
    );
    expect(title).toBe('Welcome, $& {{BARCODE}}');
  });

  it('SJ-06 a paragraph on a barcode that there is not is left out', () => {
    const words = fillJoinConfirmation(
      defaultJoinConfirmation,
      { ...membership, barcode: null },
      'Bryant Park',
    );
    expect(words.paragraphs).toEqual(['Your member ID is 900100.']);
  });
});
