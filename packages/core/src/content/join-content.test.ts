import { describe, expect, it } from 'vitest';

import type { MembershipConfirmation } from '../payment/purchase.ts';
import { defaultJoinConfirmation, fillJoinConfirmation } from './join-content.ts';

const membership: MembershipConfirmation = {
  memberId: '900100',
  barcode: '259001000017',
  startsOn: null,
  receipt: null,
  buyer: { firstName: 'Ada', lastName: 'Byron', email: 'a@b.example', phone: '2125550123' },
  facilityId: '101',
};

describe('confirmation copy', () => {
  it('SJ-06 fills in barcode, member ID and names wherever they appear', () => {
    const content = fillJoinConfirmation(
      {
        title: '{{FIRST_NAME}} at {{CLUB_NAME}}',
        lede: '{{ BARCODE }} {{BARCODE}}',
        paragraphs: ['{{MEMBER_ID}}'],
        activation: { title: '{{MEMBER_ID}}', text: '{{OTHER}}', action: 'Go' },
      },
      membership,
      'Bryant Park',
    );
    expect(content).toEqual({
      title: 'Ada at Bryant Park',
      lede: '259001000017 259001000017',
      paragraphs: ['900100'],
      activation: { title: '900100', text: '{{OTHER}}', action: 'Go' },
    });
  });

  it('SJ-06 a name that looks like a placeholder stays as it is', () => {
    const buyer = { ...membership.buyer, firstName: '$& {{BARCODE}}' };
    const { title } = fillJoinConfirmation(
      defaultJoinConfirmation,
      { ...membership, buyer },
      'Bryant Park',
    );
    expect(title).toBe('Welcome, $& {{BARCODE}}');
  });

  it('SJ-06 leaves out a paragraph about a missing barcode', () => {
    const content = fillJoinConfirmation(
      defaultJoinConfirmation,
      { ...membership, barcode: null },
      'Bryant Park',
    );
    expect(content.paragraphs).toEqual(['Your member ID is 900100.']);
  });
});
