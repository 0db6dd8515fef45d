import { type Bridge, bridgeName } from '@althing/domain/bridges';
import { chosenBridges, type MeasureFacts, remoteContent, type RemoteDraft, remoteKey, type RemoteWay } from '@althing/domain/governance';
import { durationText } from '@althing/domain/display';
import { Checkbox } from '@mantine/core';
import { useChain } from '../../../../lib/config/useChain.ts';
import { Money } from '../../../../ui/Money.tsx';
import classes from '../Create.module.css';

export interface RemoteBridgesProps {
  draft: RemoteDraft;
  facts: MeasureFacts;
  way: RemoteWay;
  chainId: number;
  error: string | undefined;
  onChange: (draft: RemoteDraft) => void;
}

/** The bridges that both chains listen to, each with what it asks today and how long it takes. */
export function RemoteBridges({ draft, facts, way, chainId, error, onChange }: RemoteBridgesProps) {
  const content = remoteContent(draft, facts);
  const quote = content && !('problem' in facts.remote) ? facts.remote.quotes.get(remoteKey(content)) : undefined;
  const fees = quote && !('problem' in quote) ? quote.fees : [];
  return (
    <Checkbox.Group
      label="Bridges"
      description={`${way.required} have to agree there at least. What each asks is told once the calls are complete.`}
      value={[...chosenBridges(draft, way)]}
      onChange={(bridges) => onChange({ ...draft, bridges })}
      error={error}
    >
      <ul className={classes.bridges}>
        {way.bridges.map(({ bridge, durationSeconds }) => (
          <li key={bridge} className={classes.bridge}>
            <Checkbox value={bridge} label={bridgeName(bridge)} />
            <span className={classes.bridgeFacts}>
              <Fee fees={fees} bridge={bridge} chainId={chainId} />
              about {durationText(durationSeconds)}
            </span>
          </li>
        ))}
      </ul>
    </Checkbox.Group>
  );
}

interface FeeProps {
  fees: readonly { bridge: Bridge; fee: bigint | null; refusal: string | null }[];
  bridge: Bridge;
  chainId: number;
}

function Fee({ fees, bridge, chainId }: FeeProps) {
  const { symbol } = useChain(chainId).nativeCurrency;
  const asked = fees.find((each) => each.bridge === bridge);
  if (!asked) return null;
  if (asked.fee === null) return <>{asked.refusal ?? 'It tells no fee.'} · </>;
  return (
    <>
      <Money chainId={chainId} value={asked.fee} symbol={symbol} as="cost" /> ·{' '}
    </>
  );
}
