import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useAppConfig } from '../lib/config/AppConfigContext.ts';
import { ChainMark } from './ChainMark.tsx';
import classes from './ChainSwitchGrid.module.css';

export interface ChainSwitchGridProps {
  value: readonly number[];
  onChange: (chainIds: number[]) => void;
  label?: string;
  error?: string | undefined;
  /** Chains that cannot be switched, e.g. because they are deployed. */
  lockedIds?: readonly number[];
  isDisabled?: boolean;
  /** The chains that are offered; all of the installation where absent. */
  among?: readonly number[] | undefined;
}

/** Selects several chains by switches; answers them in ascending order. */
export function ChainSwitchGrid({
  value,
  onChange,
  label = 'Select blockchains',
  error,
  lockedIds = [],
  isDisabled = false,
  among,
}: ChainSwitchGridProps) {
  const { chains: all } = useAppConfig();
  const chains = among ? all.filter((chain) => among.includes(chain.id)) : all;
  const id = useId();
  const toggle = (id: number, isOn: boolean) => onChange((isOn ? [...value, id] : value.filter((v) => v !== id)).toSorted((a, b) => a - b));
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.grid}>
        {chains.map((chain) => (
          <label key={chain.id} htmlFor={`${id}-${chain.id}`} className={classes.cell} data-on={value.includes(chain.id) || undefined}>
            <ChainMark chainId={chain.id} withName />
            <Switch
              id={`${id}-${chain.id}`}
              aria-label={chain.name}
              checked={value.includes(chain.id)}
              disabled={isDisabled || lockedIds.includes(chain.id) || chain.disabledReason !== null}
              onChange={(event) => toggle(chain.id, event.currentTarget.checked)}
            />
          </label>
        ))}
      </div>
      {reasonsOf(chains).map(([reason, names]) => (
        <p key={reason} className={classes.reason}>
          {names.join(', ')}: {reason}
        </p>
      ))}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Why chains cannot be chosen, once per reason, with their names. */
function reasonsOf(chains: readonly { name: string; disabledReason: string | null }[]): [string, string[]][] {
  const reasons = new Map<string, string[]>();
  for (const { name, disabledReason } of chains) {
    if (disabledReason !== null) reasons.set(disabledReason, [...(reasons.get(disabledReason) ?? []), name]);
  }
  return [...reasons];
}
