import { Button } from '@mantine/core';
import { useDisconnect } from 'wagmi';
import { useSignIn } from '../session/useSignIn.ts';

export function AuthenticateButtons() {
  const signIn = useSignIn();
  const disconnect = useDisconnect();
  return (
    <>
      <Button onClick={() => signIn.mutate()} loading={signIn.isPending}>
        Authenticate
      </Button>
      <Button variant="default" onClick={() => disconnect.mutate({})}>
        Disconnect
      </Button>
    </>
  );
}
