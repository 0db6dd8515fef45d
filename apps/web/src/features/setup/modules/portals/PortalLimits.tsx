import { BRIDGE_FACTS } from '@althing/domain/bridges';
import { setCustomLimits } from '@althing/domain/modules';
import { askOf } from '@althing/domain/setup';
import { Switch, Title } from '@mantine/core';
import { placeOf } from '../../form/asked.ts';
import { AmountField } from '../../form/fields.tsx';
import { Hints } from '../../form/Hints.tsx';
import { TimeField } from '../../form/TimeField.tsx';
import { useField } from '../../form/useField.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import classes from '../shared/crossChain.module.css';
import { inPortals } from './inPortals.ts';

/** How much may be burned and minted at once, by several bridges and by one, and when it comes back. The same on every chain. */
export function PortalLimits() {
  const { value: minBridges } = useField(inPortals('minBridges'));
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <Title order={4}>Limits</Title>
        <p className={classes.help}>
          The most that may leave a chain (burn) and arrive on it (mint) within the window, the same on every chain. A limit protects from
          whoever controls a bridge: of what nobody sent, it can bring no more than that. What may not leave stays with its sender; what may
          not arrive yet waits there.
        </p>
      </div>
      {minBridges > 0 && (
        <div className={classes.pair}>
          <AmountField path={inPortals('multiBridgeBurnLimit')} description={`Multi-Bridge limit, when ${minBridges} bridges agree`} />
          <AmountField path={inPortals('multiBridgeMintLimit')} description="Not below the burn limit" />
        </div>
      )}
      <OneBridge />
      <TimeField
        path={inPortals('duration')}
        description="Within this time a limit that was used is whole again. A longer one gives people more time to shut a bad bridge out, and lets less travel."
      />
    </div>
  );
}

function OneBridge() {
  const path = inPortals('isCustomRateLimits');
  const { value: isCustom } = useField(path);
  const update = useUpdate();
  return (
    <>
      {!isCustom && (
        <div>
          <div className={classes.pair}>
            <AmountField path={inPortals('standardBurnLimit')} description="Standard limit; 0 trusts no bridge alone" />
            <AmountField path={inPortals('standardMintLimit')} description="Not below the burn limit" />
          </div>
          <Hints field={inPortals('standardMintLimit')} />
        </div>
      )}
      <div {...placeOf(path)}>
        <Switch
          label={askOf(path).label}
          description="Each bridge has limits of its own, for those that you trust more or less. Switching it off sets the window back to 24 hours."
          checked={isCustom}
          onChange={(event) => {
            const isOn = event.currentTarget.checked;
            update((form) => setCustomLimits(form, isOn));
          }}
        />
      </div>
      {isCustom && <EachBridge />}
    </>
  );
}

function EachBridge() {
  const path = inPortals('bridgeRateLimits');
  const { value: rows, error } = useField(path as 'modules.assetPortals.bridgeRateLimits');
  return (
    <div {...placeOf(path)}>
      {rows?.length === 0 && <p className={classes.help}>Select bridges first.</p>}
      <ul className={classes.rows}>
        {rows?.map(({ bridge }, index) => (
          <li key={bridge} className={classes.row}>
            <p className={classes.rowName}>{BRIDGE_FACTS[bridge].name}</p>
            <AmountField path={inPortals(`bridgeRateLimits.${index}.standardBurnLimit`)} of={BRIDGE_FACTS[bridge].name} />
            <AmountField path={inPortals(`bridgeRateLimits.${index}.standardMintLimit`)} of={BRIDGE_FACTS[bridge].name} />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <Hints field={path} />
    </div>
  );
}
