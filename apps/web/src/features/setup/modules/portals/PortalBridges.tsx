import { chainName } from '@althing/domain/chains';
import { bridgeChoices, pairsOf, setPortalBridges, setPortalMinimum, weakestPair } from '@althing/domain/modules';
import { Select } from '@mantine/core';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { BridgeSwitchGrid } from '../../../../ui/BridgeSwitchGrid.tsx';
import { asked, placeOf } from '../../form/asked.ts';
import { Hints } from '../../form/Hints.tsx';
import { useField } from '../../form/useField.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import { agreementOptions } from '../shared/agreementOptions.ts';
import classes from '../shared/crossChain.module.css';
import { NARROW } from '../shared/narrow.ts';
import { inPortals } from './inPortals.ts';

/** The bridges that carry the token, and how many of them have to agree on large amounts. */
export function PortalBridges() {
  const path = inPortals('bridges');
  const { value, error } = useField(path);
  const { value: chainIds } = useField(inPortals('chainIds'));
  const { chains } = useAppConfig();
  const update = useUpdate();
  if (chainIds.length < 2) return <p className={classes.help}>Bridges are chosen once there are two chains.</p>;
  return (
    <>
      <div {...placeOf(path)}>
        <BridgeSwitchGrid
          choices={bridgeChoices(pairsOf(chainIds), (id) => chainName(chains, id))}
          value={value}
          error={typeof error === 'string' ? error : undefined}
          onChange={(bridges) => update((form) => setPortalBridges(form, bridges))}
        />
      </div>
      {value.length > 0 && <Minimum />}
    </>
  );
}

/** docs/requirements.md#portals: from 2 to the number of bridges, or none where each transfer goes by one. */
function Minimum() {
  const path = inPortals('minBridges');
  const { value, error } = useField(path);
  const { value: chainIds } = useField(inPortals('chainIds'));
  const { value: bridges } = useField(inPortals('bridges'));
  const { chains } = useAppConfig();
  const update = useUpdate();
  const weakest = weakestPair({ chainIds, bridges });
  return (
    <div>
      <Select
        {...asked(path)}
        classNames={NARROW}
        description="Minimum 2 bridges are recommended. So many have to bring the same transfer before a large amount is made on the other chain. It protects from bridges that are broken or taken over: fewer of them cannot make more than their own limits."
        allowDeselect={false}
        data={[
          { value: '0', label: 'None: each transfer goes by one bridge' },
          ...agreementOptions(value, weakest, (id) => chainName(chains, id), 2),
        ]}
        value={String(value)}
        error={error}
        onChange={(next) => update((form) => setPortalMinimum(form, Number(next)))}
      />
      <Hints field={path} />
    </div>
  );
}
