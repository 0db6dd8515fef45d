import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconLogout, IconSwitchHorizontal } from '@tabler/icons-react';
import { useConnection } from 'wagmi';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { copy } from '../../../ui/copy.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { useSignOut } from '../session/useSignOut.ts';
import classes from './WalletButton.module.css';

/** Menu of the connected account: copy the address, choose another account, or disconnect. */
export function AccountMenu() {
  const { address = '', connector } = useConnection();
  const session = useSession();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" className={classes.hex} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {shortenHex(address)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {session?.name ?? connector?.name}
          {session?.isSafe && <span className={classes.isSafe}> · Safe</span>}
        </Menu.Label>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(address)}>
          Copy address
        </Menu.Item>
        {connector?.type === 'injected' && (
          <Menu.Item
            leftSection={<IconSwitchHorizontal size={16} aria-hidden />}
            onClick={() => void chooseAccount(connector).catch(notifyFailure)}
          >
            Switch account
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          Disconnect
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface Requestable {
  getProvider(): Promise<unknown>;
}

/** On this request (EIP-2255), wallets show their list of accounts. */
async function chooseAccount(connector: Requestable): Promise<void> {
  const provider = (await connector.getProvider()) as { request(call: { method: string; params: unknown[] }): Promise<unknown> };
  await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] });
}
