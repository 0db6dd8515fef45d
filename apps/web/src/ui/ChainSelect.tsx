import { Select, type SelectProps } from '@mantine/core';
import { useAppConfig } from '../lib/config/AppConfigContext.ts';
import { ChainMark } from './ChainMark.tsx';

const ALL = 'all';

export interface ChainSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'defaultValue'> {
  /** Chain id; undefined for none or, with `withAll`, for all. */
  value: number | undefined;
  onChange: (chainId: number | undefined) => void;
  /** Adds the option "All chains". */
  withAll?: boolean;
  /** The chains that are offered; by default every chain of the installation. */
  chainIds?: readonly number[];
}

/** Selects one chain by name. Chains that are not available are shown as disabled. */
export function ChainSelect({ value, onChange, withAll = false, chainIds, ...props }: ChainSelectProps) {
  const { chains } = useAppConfig();
  const offered = chainIds ? chains.filter((chain) => chainIds.includes(chain.id)) : chains;
  const data = offered.map((chain) => ({ value: String(chain.id), label: chain.name, disabled: chain.disabledReason !== null }));
  return (
    <Select
      placeholder="Select chain"
      allowDeselect={false}
      {...(props.label ? {} : { 'aria-label': 'Chain' })}
      {...props}
      data={withAll ? [{ value: ALL, label: 'All chains' }, ...data] : data}
      value={value === undefined ? (withAll ? ALL : null) : String(value)}
      onChange={(next) => onChange(next === null || next === ALL ? undefined : Number(next))}
      leftSection={value === undefined ? null : <ChainMark chainId={value} size={18} />}
      renderOption={({ option }) => (option.value === ALL ? option.label : <ChainMark chainId={Number(option.value)} withName size={18} />)}
    />
  );
}
