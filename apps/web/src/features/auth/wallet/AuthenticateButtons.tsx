import { Button } from '@mantine/core';
import { useDisconnect } from 'wagmi';
import { useSignIn } from '../session/useSignIn.ts';

export function AuthenticateButtons() {
  const { signIn, isPending } = useSignIn();
  const disconnect = useDisconnect();
  return (
    <>
      <Button onClick={signIn} loading={isPending}>
        Authenticate
      </Button>
      <Button variant="default" onClick={() => disconnect.mutate({})}>
        Disconnect
      </Button>
    </>
  );
}
