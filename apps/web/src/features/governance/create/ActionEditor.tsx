import { actionTitle, type MeasureFacts, MEASURES, type ProposalAction, REMOTE_TITLE } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { parseAddress } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { useTokenLabels } from '../useTokenLabels.ts';
import { ActionFields } from './ActionFields.tsx';
import { ActionTools } from './ActionTools.tsx';
import classes from './Create.module.css';
import type { ProposalEdit } from './editProposal.ts';
import { MeasureFields } from './measures/MeasureFields.tsx';
import { paymentLine } from './paymentLine.ts';
import { RemoteFields } from './remote/RemoteFields.tsx';

export interface ActionEditorProps {
  action: ProposalAction;
  index: number;
  count: number;
  organisation: OrganisationDetail;
  chainId: number;
  /** What the governor is before this action; undefined while it is not known. */
  facts: MeasureFacts | undefined;
  /** Messages by field of the action. */
  errors: Record<string, string>;
  onEdit: (edit: ProposalEdit) => void;
}

/** Of so few actions the payments keep their fields. */
const FEW = 5;

export function ActionEditor({ action, index, count, organisation, chainId, facts, errors, onEdit }: ActionEditorProps) {
  const { nativeCurrency } = useChain(chainId);
  const labels = useTokenLabels(organisation, chainId);
  const line = action.type === 'measure' || action.type === 'remote' ? undefined : paymentLine(action, labels);
  // Payments of a long list need no fields until somebody wants to change one.
  const [isOpen, setOpen] = useState(() => !line || count <= FEW);
  const isShort = !isOpen && line !== undefined && Object.keys(errors).length === 0;
  const change = (next: ProposalAction) => onEdit({ type: 'change', index, action: next });
  const title = titleOf(action, nativeCurrency.symbol);
  return (
    <li className={classes.action} data-short={isShort || undefined}>
      <div className={classes.actionHead}>
        <h2 className={classes.actionTitle}>
          Action {index + 1}: {isShort ? `${line.amount} to ${nameIn(facts, line.recipient)}` : title}
        </h2>
        <div className={classes.tools}>
          {isShort && (
            <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)} aria-label={`Change action ${index + 1}`}>
              Change
            </Button>
          )}
          <ActionTools index={index} count={count} onEdit={onEdit} />
        </div>
      </div>
      {!isShort && <Fields action={action} organisation={organisation} chainId={chainId} facts={facts} errors={errors} onChange={change} />}
    </li>
  );
}

const titleOf = (action: ProposalAction, coin: string): string => {
  if (action.type === 'measure') return MEASURES[action.kind].title;
  return action.type === 'remote' ? REMOTE_TITLE : actionTitle(action.type, coin);
};

type FieldsProps = Pick<ActionEditorProps, 'action' | 'organisation' | 'chainId' | 'facts' | 'errors'> & {
  onChange: (action: ProposalAction) => void;
};

function Fields({ action, facts, organisation, ...props }: FieldsProps) {
  switch (action.type) {
    case 'measure':
      return facts && <MeasureFields draft={action} facts={facts} {...props} />;
    case 'remote':
      return facts && <RemoteFields draft={action} facts={facts} organisation={organisation} {...props} />;
    default:
      return <ActionFields action={action} organisation={organisation} {...props} />;
  }
}

function nameIn(facts: MeasureFacts | undefined, recipient: string): string {
  const address = parseAddress(recipient.trim());
  if (!address) return recipient;
  const name = facts?.nameOf(address);
  return name && name !== address ? name : shortenHex(address);
}
