import { type Bridge, type BridgedPart, bridgeExplorerOf, type GenericBridge } from '@althing/domain/bridges';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import classes from './BridgeTransactions.module.css';

/** To what the bridge's own explorer says of it; nothing where it has none. */
export function ExplorerLink({ bridge, part }: { bridge: Bridge | GenericBridge | null; part: BridgedPart }) {
  const explorer = bridgeExplorerOf(bridge, part);
  if (!explorer) return null;
  return (
    <p className={classes.soft}>
      <ExternalLink href={explorer.url}>{explorer.name}</ExternalLink>
    </p>
  );
}
