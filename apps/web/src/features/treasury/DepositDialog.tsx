import type { OrganisationDetail } from '@althing/domain/http';
import { contractName } from '@althing/domain/organisation';
import { chainName } from '@althing/domain/chains';
import { Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { DepositForm } from './DepositForm.tsx';
import type { Holder, Treasury } from './queries.ts';
import classes from './Treasury.module.css';

export interface DepositDialogProps {
  organisation: OrganisationDetail;
  treasury: Treasury;
  /** Contracts that something may be sent to; not empty. */
  holders: readonly Holder[];
  onClose: () => void;
}

const keyOf = ({ chainId, address }: Holder) => `${chainId}:${address}`;

/** Treasuries first, then timelocks, which hold what governors decide about. */
const rank = ({ kind }: Holder): number => (kind === 'safeTreasury' ? 0 : kind === 'timelock' || kind === 'governor' ? 1 : 2);

/** Where to send money: an address to copy, a code to scan, or a transfer from the connected wallet. */
export function DepositDialog({ organisation, treasury, holders, onClose }: DepositDialogProps) {
  const { chains } = useAppConfig();
  const sorted = holders.toSorted((a, b) => rank(a) - rank(b));
  const [key, setKey] = useState(sorted[0] && keyOf(sorted[0]));
  const holder = sorted.find((candidate) => keyOf(candidate) === key) ?? sorted[0];
  if (!holder) return null;
  const name = contractName(holder);
  const chain = chainName(chains, holder.chainId);
  return (
    <Modal opened onClose={onClose} title="Deposit" size="lg">
      <div className={classes.deposit}>
        <Select
          label="Into"
          data={sorted.map((candidate) => ({
            value: keyOf(candidate),
            label: `${contractName(candidate)} · ${chainName(chains, candidate.chainId)}`,
          }))}
          value={keyOf(holder)}
          onChange={(value) => setKey(value ?? key)}
          allowDeselect={false}
        />
        <div className={classes.place}>
          <ChainMark chainId={holder.chainId} withName />
          <AddressView address={holder.address} chainId={holder.chainId} isFull />
          <p className={classes.soft}>
            Send to this address on {chain} only: on another chain it may belong to nobody, and what is sent there may be lost.
          </p>
        </div>
        <QrCode text={holder.address} label={`QR code of the address of ${name} on ${chain}`} />
        <DepositForm key={keyOf(holder)} organisation={organisation} treasury={treasury} holder={holder} onDone={onClose} />
      </div>
    </Modal>
  );
}
