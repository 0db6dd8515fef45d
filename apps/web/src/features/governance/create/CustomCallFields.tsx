import { type ActionDraft, type CustomCallDraft, parseFunction } from '@althing/domain/governance';
import { Textarea, TextInput } from '@mantine/core';
import { useChain } from '../../../lib/config/useChain.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';

export interface CustomCallFieldsProps {
  action: CustomCallDraft;
  chainId: number;
  errors: Record<string, string>;
  onChange: (action: ActionDraft) => void;
}

/** Any call: a function with its arguments, or raw bytes for who has them already. */
export function CustomCallFields({ action, chainId, errors, onChange }: CustomCallFieldsProps) {
  const { symbol } = useChain(chainId).nativeCurrency;
  const parsed = parseFunction(action.signature);
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
        <TextInput
          key={index}
          label={`${input.name || `Argument ${index + 1}`} (${input.type})`}
          {...(/\]$|^tuple/.test(input.type) ? { description: 'As a JSON list, e.g. ["1", "2"]' } : {})}
          value={action.args[index] ?? ''}
          onChange={(event) => setArgument(index, event.currentTarget.value)}
          error={errors[`args.${index}`]}
        />
      ))}
      {action.signature.trim() === '' && (
        <Textarea
          label="Raw data"
          description="Empty for a plain transfer."
          placeholder="0x…"
          autosize
          minRows={2}
          maxRows={8}
          value={action.calldata}
          onChange={(event) => onChange({ ...action, calldata: event.currentTarget.value })}
          error={errors.calldata}
        />
      )}
      <AmountInput
        label={`${symbol} sent along (optional)`}
        value={action.value}
        onChange={(value) => onChange({ ...action, value })}
        error={errors.value}
      />
    </>
  );
}
