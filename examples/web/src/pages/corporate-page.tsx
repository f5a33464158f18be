import { portTokens, useLeadFlow, useService } from '@foyer/react-ui';
import type { JSX } from 'react';

import { TextPage } from '../layout/page.tsx';

/** Where a verified company e-mail leads. The join itself is not open here yet, so the way on is a visit. LC-10 */
export function CorporatePage(): JSX.Element {
  const { flow } = useLeadFlow();
  const navigation = useService(portTokens.navigation);
  return (
    <TextPage
      title="Your employer has an agreement with us"
      lede="We have sent a code to your company email."
    >
      <p>
        Joining with the code is not open on this site yet. Keep the message and bring it along: an
        advisor takes it from there. All that you entered is kept.
      </p>
      <p>
        <button
          type="button"
          className="foyer-button foyer-button--primary"
          onClick={() => {
            // With it, the form would lead here again.
            flow.changeField('company_email', '');
            navigation.push('/membership');
          }}
        >
          Book a visit
        </button>
      </p>
    </TextPage>
  );
}
