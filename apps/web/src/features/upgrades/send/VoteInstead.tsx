import { encodeSafeByContract, isByModule, readSafe, readSafeParts, type SafeRights, type SafeTransaction } from '@althing/bindings';
import { NO_ACTION } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { isUpgradeDescription, isUpgradeRequest, upgradeDescription, upgradeRequest, type UpgradeText } from '@althing/domain/upgrades';
import { type Address, sameAddress } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { safeKey } from '../../../lib/safe/safeService.ts';
import classes from '../Upgrades.module.css';
import { AtGovernor } from './GovernorSending.tsx';

export interface VoteInsteadProps {
  organisation: OrganisationDetail;
  chainId: number;
  safe: Address;
  content: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>;
  text: UpgradeText;
}

/** A part that a Safe sends, put to the vote of the chain's governors: carried out by it where the Safe lets the governor, otherwise asked of its owners. */
export function VoteInstead(props: VoteInsteadProps) {
  const governors = props.organisation.governors.filter(({ chainId }) => chainId === props.chainId);
  if (governors.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary>Ask the members by a vote</summary>
      <div className={classes.stack}>
        {governors.map((governor) => (
          <OfGovernor key={governor.address} {...props} governor={governor} />
        ))}
      </div>
    </details>
  );
}

function OfGovernor({ organisation, chainId, safe, content, text, governor }: VoteInsteadProps & { governor: GovernorView }) {
  const executor = (governor.timelock ?? governor.address) as Address;
  const rights = useChainRead({
    chainId,
    key: [...safeKey(chainId, safe, 'rights')],
    read: async (client) => {
      const [owned, { modules }] = await Promise.all([readSafe(client, safe), readSafeParts(client, safe)]);
      if (!owned) throw new Error(`No Safe answers at ${safe}`);
      return { owners: owned.owners, threshold: owned.threshold, modules };
    },
  });
  if (rights.isError) return <p className={classes.note}>The chain does not say whether {governor.governorName} may act for the Safe.</p>;
  if (!rights.data) return null;
  const call = encodeSafeByContract(safe, executor, rights.data, content);
  const at = { organisation, chainId, governor: governor.address };
  return (
    <div className={classes.step}>
      <p className={classes.note}>{powerText(governor.governorName, executor, rights.data, call !== undefined)}</p>
      {call ? (
        <AtGovernor
          {...at}
          calls={[call]}
          description={upgradeDescription(text)}
          isText={(told) => isUpgradeDescription(told, text)}
          mayFail={isByModule(call.data)}
          label={`Put it to the vote of ${governor.governorName}`}
          effect="Proposes this part of the upgrade in the governor, which has the Safe do it once it has passed."
        />
      ) : (
        <AtGovernor
          {...at}
          calls={[{ to: NO_ACTION.target, value: NO_ACTION.value, data: NO_ACTION.calldata }]}
          description={upgradeRequest(text)}
          isText={(told) => isUpgradeRequest(told, text)}
          label={`Ask by a vote of ${governor.governorName}`}
          effect="Proposes a resolution that asks the owners of the Safe to sign this part. It moves nothing by itself."
        />
      )}
    </div>
  );
}

function powerText(name: string, executor: Address, { owners, modules }: SafeRights, isEnough: boolean): string {
  const isAmong = (accounts: readonly Address[]) => accounts.some((each) => sameAddress(each, executor));
  if (isEnough && isAmong(modules) && !isAmong(owners))
    return `${name} may act for this Safe as its module: what its members decide, it asks of the Safe, and nobody has to sign. Where that fails, the proposal is executed all the same, and the part is still to be done.`;
  if (isEnough) return `${name} may act for this Safe: what its members decide, it carries out, and nobody has to sign.`;
  if (isAmong(owners))
    return `${name} is one of several owners of this Safe, and its word alone is not enough. Its members can ask the other owners to sign; they are not bound by it.`;
  return `${name} has no power over this Safe. Its members can ask the owners of the Safe to sign; they are not bound by it.`;
}
