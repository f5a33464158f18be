import { type CallOptions, type Message, Ok } from '@foyer/core';
import { mayHaveHappened } from '@foyer/core/kernel';
import { messageOfCall } from '@foyer/core/messages';
import { type PersonalData, recoverForm } from '@foyer/core/registration';
import { type JSX, useCallback, useState } from 'react';

import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { FileLink } from '../../components/file-link.tsx';
import { LoadError, LoadingState, Skeleton } from '../../components/loading-state.tsx';
import { ArrivedHeading } from '../../components/member-parts.tsx';
import { personalDataCopy } from '../../copy/security.ts';
import { accountTokens } from '../../di/account-module.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useFocusOnChange } from '../../hooks/focus.ts';
import { useFocusInPlace } from '../../hooks/focus-in-place.ts';
import { useFormMessages } from '../../hooks/use-member.ts';
import { useCopy } from '../../locale/use-copy.ts';
import { LinkForm } from './link-form.tsx';

export interface PersonalDataScreenProps {
  /** The token in the fragment of the page's address; empty without one. */
  readonly token: string;
  /** Removes the token from the address. */
  readonly onForget: () => void;
}

/** The page on which people get or erase what is stored about them: first a mailed link, then the data. */
export function PersonalDataScreen({ token, onForget }: PersonalDataScreenProps): JSX.Element {
  return token === '' ? <RequestData /> : <MailedData token={token} onForget={onForget} />;
}

const schema = recoverForm();

/** The answer is the same for every address, so that it doesn't reveal whose data is stored. */
function RequestData(): JSX.Element {
  const copy = useCopy(personalDataCopy);
  const data = useService(accountTokens.personalData);
  return (
    <div className="foyer foyer-column foyer-one-form">
      <LinkForm
        schema={schema}
        draft="personal-data"
        label={copy.requestForm}
        legend={copy.requestLegend}
        hints={copy.hints}
        intro={<p>{copy.cardText}</p>}
        ask={async (email) => (await data.request(email)).mapErr(messageOfCall)}
        sentMessage={copy.sent}
        typed={(emailAddress) => ({ emailAddress })}
        goodFor={copy.goodFor}
      />
    </div>
  );
}

function MailedData({ token, onForget }: PersonalDataScreenProps): JSX.Element {
  const copy = useCopy(personalDataCopy);
  useFormMessages();
  const repository = useService(accountTokens.personalData);
  const read = useCallback(
    (options: CallOptions) => repository.read(token, options),
    [repository, token],
  );
  const { answer, retry, setAnswer } = useAnswer(read);
  const again = useFocusInPlace<HTMLButtonElement>();
  const [isErased, setIsErased] = useState(false);
  if (answer?.ok === true && answer.val !== null) {
    return isErased ? (
      <section className="foyer foyer-sent foyer-column">
        <ArrivedHeading className="foyer-sent__title">{copy.erasedTitle}</ArrivedHeading>
        <p>{copy.erasedText(answer.val.address)}</p>
      </section>
    ) : (
      <Data
        token={token}
        data={answer.val}
        onErased={() => setIsErased(true)}
        onOver={() => setAnswer(Ok(null))}
      />
    );
  }
  return (
    <section className="foyer foyer-service foyer-column foyer-service__done">
      {answer === null && (
        <LoadingState label={copy.loading} onRetry={retry}>
          <Skeleton shape="row" count={4} />
        </LoadingState>
      )}
      {answer?.ok === false && <LoadError message={messageOfCall(answer.val)} onRetry={retry} />}
      {answer?.ok === true && (
        <>
          <ArrivedHeading className="foyer-service__title">{copy.overTitle}</ArrivedHeading>
          <p>{copy.overText}</p>
          <div className="foyer-actions">
            <Button buttonRef={again} onClick={onForget}>
              {copy.again}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface DataProps {
  readonly token: string;
  readonly data: PersonalData;
  readonly onErased: () => void;
  /** Called if the link no longer works, because it is too old or has erased the data before. */
  readonly onOver: () => void;
}

function Data({ data, ...link }: DataProps): JSX.Element {
  const copy = useCopy(personalDataCopy);
  const { address, sections } = data;
  return (
    <section className="foyer foyer-service foyer-column foyer-personal-data">
      <ArrivedHeading className="foyer-service__title">
        {sections.length === 0 ? copy.nothing(address) : copy.intro(address)}
      </ArrivedHeading>
      {sections.length > 0 && (
        <>
          <div className="foyer-actions">
            <FileLink
              className="foyer-button foyer-button--primary"
              name="foyer-data.json"
              type="application/json"
              text={JSON.stringify(data, null, 2)}
            >
              {copy.download}
            </FileLink>
          </div>
          <p className="foyer-fine">{copy.downloadNote}</p>
          <Erase {...link} />
        </>
      )}
    </section>
  );
}

/** Erasing takes two presses, because it can't be undone. */
function Erase({ token, onErased, onOver }: Omit<DataProps, 'data'>): JSX.Element {
  const copy = useCopy(personalDataCopy);
  const messages = useFormMessages();
  const repository = useService(accountTokens.personalData);
  const [isAsking, setIsAsking] = useState(false);
  const button = useFocusOnChange<HTMLButtonElement>(isAsking);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  /** True once an answer was lost: the data may be erased. */
  const [isLost, setIsLost] = useState(false);
  async function erase(): Promise<void> {
    // A busy button can still be pressed.
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const answer = await repository.erase(token);
    setIsBusy(false);
    if (answer.ok) (answer.val === null && !isLost ? onOver : onErased)();
    else if (answer.val.kind === 'membership-runs') setProblem({ key: 'membershipNeedsData' });
    else {
      if (mayHaveHappened(answer.val)) setIsLost(true);
      setProblem(messageOfCall(answer.val));
    }
  }
  return (
    <>
      <h3 className="foyer-sent__subtitle foyer-subtitle">{copy.eraseTitle}</h3>
      <p>{copy.eraseText}</p>
      {problem !== null && <Banner tone="problem">{messages(problem)}</Banner>}
      <div className="foyer-actions">
        {isAsking ? (
          <>
            {/* In the place of the pressed button, so that a double press erases nothing. */}
            <Button buttonRef={button} onClick={() => setIsAsking(false)}>
              {copy.keep}
            </Button>
            <Button
              look="secondary"
              busy={isBusy ? copy.erasing : null}
              onClick={() => void erase()}
            >
              {copy.reallyErase}
            </Button>
          </>
        ) : (
          <Button buttonRef={button} look="secondary" onClick={() => setIsAsking(true)}>
            {copy.erase}
          </Button>
        )}
      </div>
    </>
  );
}
