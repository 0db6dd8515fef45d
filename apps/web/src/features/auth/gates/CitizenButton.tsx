import { useState } from 'react';
import { ReasonButton, type ReasonButtonProps } from '../../../ui/ReasonButton.tsx';
import { useIsSignedIn } from '../session/useIsSignedIn.ts';
import { StatementDialog } from './StatementDialog.tsx';
import { UNREAD, useCitizenship } from './useCitizenship.ts';

export const SIGN_IN_FIRST = 'Sign in first: press Authenticate beside your wallet.';

export interface CitizenButtonProps extends ReasonButtonProps {
  onClick: () => void;
}

/**
 * The last button before the wallet. Who has not signed the citizenship statement is asked for it, after which the act goes on by itself
 * (docs/requirements.md#citizenship).
 */
export function CitizenButton({ reason, loading, onClick, ...props }: CitizenButtonProps) {
  const isSignedIn = useIsSignedIn();
  const [isAsked, setAsked] = useState(false);
  const { data: isConfirmed, error } = useCitizenship();
  const obstacle = !isSignedIn ? SIGN_IN_FIRST : error ? UNREAD : undefined;
  const isUnknown = obstacle === undefined && isConfirmed === undefined;
  return (
    <>
      <ReasonButton
        {...props}
        reason={reason ?? obstacle}
        loading={loading === true || isUnknown}
        onClick={() => (isConfirmed ? onClick() : setAsked(true))}
      />
      {isAsked && <StatementDialog onClose={() => setAsked(false)} onConfirmed={onClick} />}
    </>
  );
}
