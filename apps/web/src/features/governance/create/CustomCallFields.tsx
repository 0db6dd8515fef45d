import { type ActionDraft, type CustomCallDraft, parseFunction } from '@althing/domain/governance';
import { Textarea, TextInput } from '@mantine/core';
import { parseAddress } from '@althing/domain/units';
import { toFunctionSignature } from 'viem';
import { useTokenFacts } from '../../../lib/chain/useTokenFacts.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { AbiValueFields } from './AbiValueFields.tsx';
import { amountPosition, tokenAmountText } from '../../transactions/index.ts';

export interface CustomCallFieldsProps {
  action: CustomCallDraft;
  chainId: number;
  errors: Record<string, string>;
  /** Whether no money can go along. */
  isWithoutMoney?: boolean;
  onChange: (action: ActionDraft) => void;
}

/** The amount in the called token's units, if an argument of the call is such an amount; undefined otherwise. */
function useAmount({ signature, target, args }: CustomCallDraft, chainId: number) {
  const parsed = parseFunction(signature);
  const position = parsed && amountPosition(toFunctionSignature(parsed));
  const { data: token } = useTokenFacts(chainId, position === undefined ? undefined : parseAddress(target.trim()));
  const value = position === undefined ? '' : (args[position]?.trim() ?? '');
  if (!token) return undefined;
  return { position, text: /^\d{1,78}$/.test(value) ? tokenAmountText(value, token) : `In the smallest units of ${token.symbol}` };
}

/** Any call: a function with its arguments, or calldata for people who have it already. */
export function CustomCallFields({ action, chainId, errors, isWithoutMoney = false, onChange }: CustomCallFieldsProps) {
  const { symbol } = useChain(chainId).nativeCurrency;
  const parsed = parseFunction(action.signature);
  const amount = useAmount(action, chainId);
  const setArgument = (index: number, text: string) =>
    onChange({
      ...action,
      args: Array.from({ length: parsed?.inputs.length ?? 0 }, (_, i) => (i === index ? text : (action.args[i] ?? ''))),
    });
  return (
    <>
      <TextInput
        label="Contract"
        placeholder="0x…"
        value={action.target}
        onChange={(event) => onChange({ ...action, target: event.currentTarget.value })}
        error={errors.target}
        withAsterisk
      />
      <TextInput
        label="Function"
        description="As it stands in the source, e.g. transfer(address to, uint256 amount). Leave it empty to give raw data."
        value={action.signature}
        onChange={(event) => onChange({ ...action, signature: event.currentTarget.value })}
        error={errors.signature}
      />
      {parsed?.inputs.map((input, index) => (
        <AbiValueFields
          key={`${action.signature}|${index}`}
          parameter={input}
          label={`${input.name || `Argument ${index + 1}`} (${input.type})`}
          description={index === amount?.position && amount.text}
          text={action.args[index] ?? ''}
          onChange={(text) => setArgument(index, text)}
          error={errors[`args.${index}`]}
        />
      ))}
      {action.signature.trim() === '' && (
        <Textarea
          label="Raw data"
          description={isWithoutMoney ? 'Function and arguments, encoded.' : 'Empty for a plain transfer.'}
          placeholder="0x…"
          autosize
          minRows={2}
          maxRows={8}
          value={action.calldata}
          onChange={(event) => onChange({ ...action, calldata: event.currentTarget.value })}
          error={errors.calldata}
        />
      )}
      {!isWithoutMoney && (
        <AmountInput
          label={`${symbol} sent along (optional)`}
          value={action.value}
          onChange={(value) => onChange({ ...action, value })}
          error={errors.value}
        />
      )}
    </>
  );
}
