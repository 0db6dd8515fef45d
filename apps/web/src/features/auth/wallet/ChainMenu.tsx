import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useConnection, useSwitchChain } from 'wagmi';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { notifyFailure } from '../../../ui/notifyFailure.ts';

/** Shows and changes the wallet's chain; red where this installation does not serve that chain. */
export function ChainMenu({ isWrong }: { isWrong: boolean }) {
  const { chain, chainId } = useConnection();
  const switchChain = useSwitchChain();
  const offered = useAppConfig().chains.filter((c) => c.disabledReason === null);
  const isWaiting = switchChain.isPending;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {isWrong || !chain ? (
          <Button color="red" loading={isWaiting} rightSection={<IconChevronDown size={16} aria-hidden />}>
            Wrong chain
          </Button>
        ) : (
          <Button variant="default" loading={isWaiting} leftSection={<ChainMark chainId={chain.id} size={18} isDecoration />}>
            {chain.name}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Switch chain</Menu.Label>
        {offered.map(({ id, name }) => (
          <Menu.Item
            key={id}
            disabled={id === chainId}
            leftSection={<ChainMark chainId={id} size={18} isDecoration />}
            rightSection={id === chainId ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => switchChain.mutate({ chainId: id }, { onError: (error) => void notifyFailure(error) })}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
