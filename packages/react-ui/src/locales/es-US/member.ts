import { accountMessages, formMessages, serviceMessages } from '@foyer/core/messages/es-US';

import type { LanguagePart } from '../../locale/language.ts';
import { memberLabels } from './member-labels.ts';
import { stateLabels } from './state-labels.ts';
import { account, change } from './member/account.ts';
import { body } from './member/body.ts';
import { forms } from './member/forms.ts';
import { gift } from './member/gift.ts';
import { login } from './member/login.ts';
import { registration } from './member/registration.ts';
import { agreement, feedback, pass } from './member/services.ts';
import { training } from './member/training.ts';

export const part: LanguagePart = {
  copy: {
    'member/account': account,
    'member/agreement': agreement,
    'member/body': body,
    'member/change': change,
    'member/feedback': feedback,
    'member/forms': forms,
    'member/gift': gift,
    'member/login': login,
    'member/pass': pass,
    'member/registration': registration,
    'member/training': training,
  },
  messages: { ...accountMessages, ...formMessages, ...serviceMessages },
  labels: { ...memberLabels, ...stateLabels },
};
