import { chainName } from '@althing/domain/chains';
import { chainsWithFunctions, setDefaultFunctions } from '@althing/domain/modules';
import { askOf } from '@althing/domain/setup';
import { BURN_SELECTORS, MINT_SELECTORS } from '@althing/domain/token';
import { Select, Switch, Title } from '@mantine/core';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { asked, placeOf } from '../../form/asked.ts';
import { LockedPart } from '../../form/LockedPart.tsx';
import { useSetupForm } from '../../form/SetupFormContext.ts';
import { useField } from '../../form/useField.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import classes from '../shared/crossChain.module.css';
import { inPortals } from './inPortals.ts';
import { usePortals } from './usePortals.ts';

const PATH = inPortals('useDefaultFunctionSelectors');

/** By which functions an existing token is minted and burned. The organisation's own token has the default ones, so nothing is asked of it. */
export function PortalFunctions() {
  usePortals();
  useField('token');
  const form = useSetupForm().getValues();
  const { value: isDefault, error } = useField(PATH);
  const update = useUpdate();
  if (isDefault && chainsWithFunctions(form).length === 0) return null;
  return (
    <div className={classes.part}>
      <Title order={4}>Functions of the token</Title>
      <LockedPart path={PATH}>
        <div {...placeOf(PATH)}>
          <Switch
            label={askOf(PATH).label}
            description="The existing token is minted by mint(address,uint256) and burned by burn(address,uint256)."
            checked={isDefault}
            error={error}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              update((draft) => setDefaultFunctions(draft, isOn));
            }}
          />
        </div>
        {!isDefault && <Selectors />}
      </LockedPart>
    </div>
  );
}

function Selectors() {
  const { functionSelectors } = usePortals();
  const { error } = useField('modules.assetPortals.functionSelectors');
  const { chains } = useAppConfig();
  return (
    <div {...placeOf('modules.assetPortals.functionSelectors')}>
      <ul className={classes.rows}>
        {functionSelectors.map(({ chainId }, index) => (
          <li key={chainId} className={classes.row}>
            <p className={classes.rowName}>{chainName(chains, chainId)}</p>
            <Selector index={index} kind="mint" list={MINT_SELECTORS} />
            <Selector index={index} kind="burn" list={BURN_SELECTORS} />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One function; its selector follows from its name and stands beside it. */
function Selector({ index, kind, list }: { index: number; kind: 'mint' | 'burn'; list: Readonly<Record<string, string>> }) {
  const path = inPortals(`functionSelectors.${index}.${kind}Interface`);
  const { value, error, set } = useField(path);
  const { set: setHash } = useField(inPortals(`functionSelectors.${index}.${kind}Hash`));
  return (
    <Select
      {...asked(path)}
      allowDeselect={false}
      data={Object.keys(list)}
      value={value}
      description={value ? `Selector ${list[value]}` : undefined}
      error={error}
      onChange={(name) => {
        if (name === null) return;
        set(name as typeof value);
        setHash(list[name] as never);
      }}
    />
  );
}
