import type { ActionDraft } from '@althing/domain/governance';
import { useChain } from '../../../lib/config/useChain.ts';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import classes from './Create.module.css';
import { CustomCallFields } from './CustomCallFields.tsx';
import { TokenField, type TokenFieldProps } from './TokenField.tsx';

export interface ActionFieldsProps {
  chainId: number;
  /** Messages by field of the action. */
  errors: Record<string, string>;
  action: ActionDraft;
  organisation: TokenFieldProps['organisation'];
  /** Whether calls carry no money. */
  isWithoutMoney?: boolean;
  onChange: (action: ActionDraft) => void;
}

/** The fields of a payment or call. */
export const ActionFields = ({ action, isWithoutMoney = false, ...props }: ActionFieldsProps) =>
  action.type === 'custom' ? (
    <CustomCallFields action={action} isWithoutMoney={isWithoutMoney} {...props} />
  ) : (
    <Payment action={action} {...props} />
  );

interface PaymentProps extends Omit<ActionFieldsProps, 'action' | 'isWithoutMoney'> {
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
        <AccountInput
          label="Recipient"
          value={action.recipient}
          onChange={(recipient) => onChange({ ...action, recipient })}
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
