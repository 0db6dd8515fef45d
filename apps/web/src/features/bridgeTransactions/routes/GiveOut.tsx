import { completeNttCall, readNttRelease } from '@althing/bindings';
import { GENERIC_BRIDGE_FACTS } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import type { RouteTransfer } from '@althing/domain/http';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Address, Hex } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { useActor, useChainClock } from '../../governance/index.ts';
import { TransactionButton } from '../../transactions/index.ts';
import classes from '../BridgeTransactions.module.css';
import { NO_WALLET } from '../act/CarriedButton.tsx';

const ASK_EVERY = 15_000;
const ASKING = 'The chain is being asked from when on it can be given out.';

/** Until when it waits, in words; undefined where it can be given out. @param release - UNIX seconds; null where nothing waits any more. */
function obstacleOf(release: number | null | undefined, now: number | undefined): string | undefined {
  if (release === null) return 'It was given out already; this page hears of it in a moment.';
  if (release === undefined || now === undefined) return ASKING;
  return now < release ? `It can be given out from ${formatTime(release)} on, in ${longDurationText(release - now)}.` : undefined;
}

/** Gives out what waits for a limit on the destination, once it has waited long enough; by anybody. */
export function GiveOut({ transfer, queue }: { transfer: RouteTransfer; queue: NonNullable<RouteTransfer['queue']> }) {
  const { id, destinationChainId: chainId, provider, received, destinationDecimals, token, recipient } = transfer;
  const { account, isSafe } = useActor();
  const { name } = useChain(chainId);
  const now = useChainClock(chainId);
  const waits = { manager: queue.contract as Address, digest: queue.digest as Hex };
  const release = useChainRead({
    chainId,
    key: ['ntt-release', waits.manager, waits.digest],
    every: ASK_EVERY,
    read: (client) => readNttRelease(client, waits),
  });
  const obstacle = release.isError ? `${name} could not be asked. Try again in a moment.` : obstacleOf(release.data, now);
  const amount = `${exactBalanceText(BigInt(received), destinationDecimals)} ${token.symbol}`;
  const bridge = GENERIC_BRIDGE_FACTS[provider].name;
  return (
    <>
      <TransactionButton
        subject={`give-out:${id}`}
        request={
          account === null
            ? undefined
            : {
                ...completeNttCall(waits),
                chainId,
                from: account,
                title: `Give out ${amount} on ${name}`,
                effect: `${recipient} gets ${amount} of ${bridge}. Anybody may do it, and pays the gas on ${name}.`,
                isSafe,
                needsStatement: false,
              }
        }
        reason={account === null ? NO_WALLET : obstacle}
        contracts={[{ address: waits.manager, label: `${bridge}, ${token.symbol}`, abi: 'NTT manager' }]}
        nameAddress={() => undefined}
      >
        Give it out
      </TransactionButton>
      {obstacle && <p className={classes.soft}>{obstacle}</p>}
    </>
  );
}
