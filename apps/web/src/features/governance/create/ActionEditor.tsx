import { type ActionDraft, actionTitle, type MeasureFacts, MEASURES, type ProposalAction } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { parseAddress } from '@althing/domain/units';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { useTokenLabels } from '../useTokenLabels.ts';
import classes from './Create.module.css';
import { CustomCallFields } from './CustomCallFields.tsx';
import type { ListEdit, ProposalEdit } from './editProposal.ts';
import { MeasureFields } from './measures/MeasureFields.tsx';
import { paymentLine } from './paymentLine.ts';
import { TokenField, type TokenFieldProps } from './TokenField.tsx';

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
  const line = action.type === 'measure' ? undefined : paymentLine(action, labels);
  // Payments of a long list need no fields until somebody wants to change one.
  const [isOpen, setOpen] = useState(() => !line || count <= FEW);
  const isShort = !isOpen && line !== undefined && Object.keys(errors).length === 0;
  const change = (next: ProposalAction) => onEdit({ type: 'change', index, action: next });
  const title = action.type === 'measure' ? MEASURES[action.kind].title : actionTitle(action.type, nativeCurrency.symbol);
  return (
    <li className={classes.action} data-short={isShort || undefined}>
      <div className={classes.actionHead}>
        <h2 className={classes.actionTitle}>
          {index + 1}. {isShort ? `${line.amount} to ${nameIn(facts, line.recipient)}` : title}
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
      {!isShort &&
        (action.type !== 'measure' ? (
          <ActionFields action={action} organisation={organisation} chainId={chainId} errors={errors} onChange={change} />
        ) : (
          facts && <MeasureFields draft={action} facts={facts} chainId={chainId} errors={errors} onChange={change} />
        ))}
    </li>
  );
}

function nameIn(facts: MeasureFacts | undefined, recipient: string): string {
  const address = parseAddress(recipient.trim());
  if (!address) return recipient;
  const name = facts?.nameOf(address);
  return name && name !== address ? name : shortenHex(address);
}

/** Buttons that move, copy and remove an action of a list. */
export function ActionTools({ index, count, onEdit }: Pick<ActionEditorProps, 'index' | 'count'> & { onEdit: (edit: ListEdit) => void }) {
  return (
    <div className={classes.tools}>
      <Tool
        icon={IconArrowUp}
        label={`Move action ${index + 1} up`}
        isDisabled={index === 0}
        onClick={() => onEdit({ type: 'move', index, by: -1 })}
      />
      <Tool
        icon={IconArrowDown}
        label={`Move action ${index + 1} down`}
        isDisabled={index === count - 1}
        onClick={() => onEdit({ type: 'move', index, by: 1 })}
      />
      <Tool
        icon={IconCopy}
        label={`Duplicate action ${index + 1}`}
        onClick={() => onEdit({ type: 'duplicate', index, tempId: crypto.randomUUID() })}
      />
      <Tool icon={IconTrash} label={`Remove action ${index + 1}`} isRemove onClick={() => onEdit({ type: 'remove', index })} />
    </div>
  );
}

export interface ActionFieldsProps extends Pick<ActionEditorProps, 'chainId' | 'errors'> {
  action: ActionDraft;
  organisation: TokenFieldProps['organisation'];
  onChange: (action: ActionDraft) => void;
}

/** The fields of a payment or call. */
export const ActionFields = ({ action, ...props }: ActionFieldsProps) =>
  action.type === 'custom' ? <CustomCallFields action={action} {...props} /> : <Payment action={action} {...props} />;

function Tool({
  icon: Icon,
  label,
  isDisabled = false,
  isRemove = false,
  onClick,
}: {
  icon: TablerIcon;
  label: string;
  isDisabled?: boolean;
  isRemove?: boolean;
  onClick: () => void;
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      {...(isRemove ? { 'data-remove': true } : {})}
    >
      <Icon size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

interface PaymentProps extends Omit<ActionFieldsProps, 'action'> {
  action: Exclude<ActionDraft, { type: 'custom' }>;
}

function Payment({ action, organisation, chainId, errors, onChange }: PaymentProps) {
  const { nativeCurrency } = useChain(chainId);
  return (
    <>
      {action.type === 'sendToken' && (
        <TokenField action={action} organisation={organisation} chainId={chainId} error={errors.token} onChange={onChange} />
      )}
      <div className={classes.pair}>
        <TextInput
          label="Recipient"
          placeholder="0x…"
          value={action.recipient}
          onChange={(event) => onChange({ ...action, recipient: event.currentTarget.value })}
          error={errors.recipient}
          withAsterisk
        />
        <AmountInput
          label={action.type === 'sendNative' ? `Amount in ${nativeCurrency.symbol}` : 'Amount in whole tokens'}
          value={action.amount}
          onChange={(amount) => onChange({ ...action, amount })}
          error={errors.amount}
          withAsterisk
        />
      </div>
    </>
  );
}
