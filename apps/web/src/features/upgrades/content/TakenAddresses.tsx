import type { OrganisationDetail, TakenAddress } from '@althing/domain/http';
import { contractName, isSafeKind } from '@althing/domain/organisation';
import { AddressView } from '../../../ui/AddressView.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { Section, type SectionProps } from '../../../ui/Section.tsx';
import { checkWords } from '../../deploy/index.ts';
import { nameAddressIn } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';

export interface TakenAddressesProps extends Pick<SectionProps, 'order' | 'variant'> {
  taken: readonly TakenAddress[];
  organisation: Pick<OrganisationDetail, 'contracts'>;
  /** Of the token as it is to become. */
  symbol: string;
}

/** What would be created where something of an earlier upgrade stands with other settings, and what to do about it. */
export function TakenAddresses({ taken, organisation, symbol, ...section }: TakenAddressesProps) {
  return (
    <Section
      {...section}
      title={taken.length === 1 ? 'An address is taken already' : `${taken.length} addresses are taken already`}
      description="An earlier upgrade, of which only a part was done, has left something there with other settings than are wanted now. Sent like this, whatever adds it fails."
    >
      <ul className={classes.planned}>
        {taken.map((contract) => (
          <One key={`${contract.chainId}:${contract.address}`} contract={contract} organisation={organisation} symbol={symbol} />
        ))}
      </ul>
    </Section>
  );
}

function One({
  contract,
  organisation: { contracts },
  symbol,
}: Pick<TakenAddressesProps, 'organisation' | 'symbol'> & { contract: TakenAddress }) {
  const { chainId, kind, name, address, differences } = contract;
  const scene = { symbol, nameAddress: nameAddressIn(contracts, chainId, undefined) };
  return (
    <li className={classes.plannedOne}>
      <p className={classes.head}>
        <bdi className={classes.rowName}>{contractName({ kind, name })}</bdi>
        <ChainMark chainId={chainId} withName size={20} />
      </p>
      <AddressView address={address} chainId={chainId} />
      <ul className={classes.lines} aria-label="What is different there">
        {differences.map((difference) => {
          const { label, expected, actual } = checkWords({ ...difference, ok: false }, scene);
          return (
            <li key={difference.label}>
              {label}: {expected.join(', ')} wanted, {actual?.join(', ')} on the chain
            </li>
          );
        })}
      </ul>
      <p className={classes.note}>{remedyOf(contract)}</p>
    </li>
  );
}

/** The address of a contract follows from its name, that of a Safe also from its first owners. */
function remedyOf({ kind, name }: Pick<TakenAddress, 'kind' | 'name'>): string {
  if (isSafeKind(kind)) {
    const other = name === '' ? 'Other owners give another address.' : 'Another name, or other owners, give another address.';
    return `${other} Or enter the address of this Safe instead of a new multisig.`;
  }
  const asItStands = 'what it has there, it is taken over instead, and a later upgrade can change it.';
  return name === '' ? `With ${asItStands}` : `Another name gives another address. Or with ${asItStands}`;
}
