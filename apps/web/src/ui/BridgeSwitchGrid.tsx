import { type Bridge, BRIDGE_FACTS } from '@althing/domain/bridges';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import classes from './ChainSwitchGrid.module.css';

export interface BridgeChoice {
  bridge: Bridge;
  /** Why the bridge cannot be chosen; undefined where it can. */
  reason: string | undefined;
  /** Told beside one that can be chosen; undefined where there is nothing to tell. */
  note: string | undefined;
}

export interface BridgeSwitchGridProps {
  choices: readonly BridgeChoice[];
  value: readonly Bridge[];
  onChange: (bridges: Bridge[]) => void;
  label?: string;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** Selects several bridges by switches. One that is chosen can always be switched off. */
export function BridgeSwitchGrid({ choices, value, onChange, label = 'Select bridges', error, isDisabled = false }: BridgeSwitchGridProps) {
  const id = useId();
  const toggle = (bridge: Bridge, isOn: boolean) => onChange(isOn ? [...value, bridge] : value.filter((other) => other !== bridge));
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.grid}>
        {choices.map(({ bridge, reason, note }) => {
          const isOn = value.includes(bridge);
          const said = reason ?? note;
          return (
            <label key={bridge} htmlFor={`${id}-${bridge}`} className={classes.cell} data-on={isOn || undefined}>
              <span>
                {BRIDGE_FACTS[bridge].name}
                {said && (
                  <span id={`${id}-${bridge}-why`} className={classes.reason}>
                    {said}
                  </span>
                )}
              </span>
              <Switch
                id={`${id}-${bridge}`}
                aria-label={BRIDGE_FACTS[bridge].name}
                aria-describedby={said ? `${id}-${bridge}-why` : undefined}
                checked={isOn}
                disabled={isDisabled || (reason !== undefined && !isOn)}
                onChange={(event) => toggle(bridge, event.currentTarget.checked)}
              />
            </label>
          );
        })}
      </div>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
