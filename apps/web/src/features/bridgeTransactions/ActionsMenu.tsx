import { EXPLORER_ACTIONS, provingProblem, resendProblem } from '@althing/domain/bridges';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { explorerUrl } from '../../lib/config/explorerUrl.ts';
import { useChain } from '../../lib/config/useChain.ts';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { copy } from '../../ui/copy.ts';
import type { BridgeTransaction } from './queries.ts';
import { ReasonItem } from './ReasonItem.tsx';

/** docs/requirements.md#bridge-transactions: the four actions of a row. The latter two are done on the page of the transaction, which says what they cost. */
export function ActionsMenu({ transaction }: { transaction: BridgeTransaction }) {
  const { id, originTransactionHash: hash, originChainId } = transaction;
  const chain = useChain(originChainId);
  const navigate = useNavigate();
  const url = explorerUrl(chain, 'tx', hash);
  const open = (dialog: 'resend' | 'prove') => void navigate({ to: '/bridge/transactions/$id', params: { id }, search: { dialog } });
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} aria-label={`Actions for transaction ${shortenHex(hash)}`}>
          <IconDots size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ReasonItem onClick={() => void copy(hash)}>{EXPLORER_ACTIONS.copy}</ReasonItem>
        <ReasonItem reason={url ? null : `${chain.name} has no explorer.`} href={url}>
          {EXPLORER_ACTIONS.open}
        </ReasonItem>
        <ReasonItem reason={resendProblem(transaction)} onClick={() => open('resend')}>
          {EXPLORER_ACTIONS.resend}
        </ReasonItem>
        <ReasonItem reason={provingProblem(transaction)} onClick={() => open('prove')}>
          {EXPLORER_ACTIONS.execute}
        </ReasonItem>
      </Menu.Dropdown>
    </Menu>
  );
}
