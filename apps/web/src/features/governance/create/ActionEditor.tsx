import { type ActionDraft, actionTitle } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useChain } from '../../../lib/config/useChain.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import classes from './Create.module.css';
import { CustomCallFields } from './CustomCallFields.tsx';
import type { ListEdit, ProposalEdit } from './editProposal.ts';
import { TokenField, type TokenFieldProps } from './TokenField.tsx';

export interface ActionEditorProps {
  action: ActionDraft;
  index: number;
  count: number;
  organisation: OrganisationDetail;
  chainId: number;
  /** Messages by field of the action. */
  errors: Record<string, string>;
  onEdit: (edit: ProposalEdit) => void;
}

export function ActionEditor({ action, index, count, organisation, chainId, errors, onEdit }: ActionEditorProps) {
  const { nativeCurrency } = useChain(chainId);
  const change = (next: ActionDraft) => onEdit({ type: 'change', index, action: next });
  return (
    <li className={classes.action}>
      <div className={classes.actionHead}>
        <h2 className={classes.actionTitle}>
          {index + 1}. {actionTitle(action.type, nativeCurrency.symbol)}
        </h2>
        <ActionTools index={index} count={count} onEdit={onEdit} />
      </div>
      <ActionFields action={action} organisation={organisation} chainId={chainId} errors={errors} onChange={change} />
    </li>
  );
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

export interface ActionFieldsProps extends Pick<ActionEditorProps, 'action' | 'chainId' | 'errors'> {
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
