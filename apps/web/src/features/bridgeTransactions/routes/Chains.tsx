import type { RouteTransfer } from '@althing/domain/http';
import { IconArrowRight } from '@tabler/icons-react';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import classes from '../BridgeTransactions.module.css';

export const Chains = ({ transfer: { originChainId, destinationChainId }, size }: { transfer: RouteTransfer; size: number }) => (
  <span className={classes.chains}>
    <ChainMark chainId={originChainId} withName size={size} />
    <IconArrowRight size={size - 2} stroke={1.8} role="img" aria-label="to" />
    <ChainMark chainId={destinationChainId} withName size={size} />
  </span>
);
