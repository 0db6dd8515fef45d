import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import { CONTRACT_STATE_LABELS, contractName } from '@althing/domain/organisation';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TransactionHash } from '../../../ui/TransactionHash.tsx';
import { CONTRACT_STATE_TONES, ReceiptView } from '../../deploy/index.ts';
import { UpgradeList } from '../../upgrades/index.ts';
import classes from '../Organisation.module.css';
import { WithAddresses } from '../../transactions/index.ts';
import { chainOfAccount } from '../chainOfAccount.ts';
import { chosenModules } from '../chosenModules.ts';
import { Forum } from './Forum.tsx';

const COLUMNS: readonly Column<OrganisationContract>[] = [
  { id: 'name', header: 'Contract', cell: contractName },
  { id: 'chain', header: 'Chain', cell: ({ chainId }) => <ChainMark chainId={chainId} withName size={18} /> },
  { id: 'address', header: 'Address', cell: ({ address, chainId }) => <AddressView address={address} chainId={chainId} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <StatusBadge tone={CONTRACT_STATE_TONES[state]}>{CONTRACT_STATE_LABELS[state]}</StatusBadge>,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ transactionHash, chainId }) => (transactionHash ? <TransactionHash hash={transactionHash} chainId={chainId} /> : 'None yet'),
  },
];

/** The chosen modules, the deployed contracts, and whether they still equal the review. */
export function ModulesTab({ organisation }: { organisation: OrganisationDetail }) {
  const { chains, features } = useAppConfig();
  const chainName = (chainId: number) => chains.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`;
  return (
    <div className={classes.stack}>
      <UpgradeList organisation={organisation} />
      <Section title="What it is made of">
        <div className={classes.grid}>
          {chosenModules(organisation, chainName).map(({ id, title, lines }) => (
            <div key={id} className={classes.card}>
              <h3 className={classes.cardTitle}>{title}</h3>
              {lines.map((line) => (
                <p key={line} className={classes.soft}>
                  <WithAddresses text={line} chainOf={(account) => chainOfAccount(account, organisation)} />
                </p>
              ))}
            </div>
          ))}
        </div>
      </Section>
      {features.tally && <Forum organisationId={organisation.id} />}
      <Section title="Contracts">
        <DataTable
          caption="Contracts of the organisation"
          columns={COLUMNS}
          rows={organisation.contracts}
          rowKey={({ id }) => id}
          empty="Its contracts are listed once the deployment is prepared."
          minWidth={860}
        />
      </Section>
      {organisation.receipt && <ReceiptView organisation={organisation} receipt={organisation.receipt} />}
    </div>
  );
}
