import { MODULES, portalPowers, setPortalChains } from '@althing/domain/modules';
import { chainName } from '@althing/domain/chains';
import { askOf } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { ChainSwitchGrid } from '../../../../ui/ChainSwitchGrid.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { placeOf } from '../../form/asked.ts';
import { EditedEntry } from '../../form/EditedEntry.tsx';
import { Hints } from '../../form/Hints.tsx';
import { useField } from '../../form/useField.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import { AttackerPowers } from '../shared/AttackerPowers.tsx';
import classes from '../shared/crossChain.module.css';
import { PortalAdmins } from './PortalAdmins.tsx';
import { PortalBridges } from './PortalBridges.tsx';
import { PortalCustody } from './PortalCustody.tsx';
import { PortalFunctions } from './PortalFunctions.tsx';
import { PortalLimits } from './PortalLimits.tsx';
import { inPortals } from './inPortals.ts';
import { usePortals } from './usePortals.ts';

/** Asset portals: between which chains the token travels, over which bridges, how much of it at once, and who decides about that. */
export function PortalsForm() {
  return (
    <Section variant="card" order={3} title={MODULES.portals.title} description={MODULES.portals.description}>
      <EditedEntry
        path="modules.assetPortals"
        before={({ modules }) => modules.assetPortals ?? undefined}
        className={classes.parts}
        label="Settings of the portals"
      >
        <Chains />
        <PortalBridges />
        <PortalLimits />
        <Attackers />
        <PortalCustody />
        <PortalFunctions />
        <PortalAdmins />
      </EditedEntry>
    </Section>
  );
}

function Chains() {
  const path = inPortals('chainIds');
  const { value, error } = useField(path);
  const { value: offered } = useField('token.chainIds');
  const update = useUpdate();
  const choose = (chainIds: readonly number[]) => update((form) => setPortalChains(form, chainIds));
  return (
    <div {...placeOf(path)}>
      <ChainSwitchGrid
        label={askOf(path).label}
        value={value}
        among={offered}
        onChange={choose}
        error={typeof error === 'string' ? error : undefined}
      />
      <p className={classes.help}>
        {offered.length < 2 ? 'The token is on one chain only. Choose its other chains above first.' : 'Chains of the token, two at least.'}
      </p>
      {offered.length > 1 && value.length < offered.length && (
        <Button variant="default" size="sm" mt="xs" onClick={() => choose(offered)}>
          All chains of the token
        </Button>
      )}
      <Hints field={path} />
    </div>
  );
}

function Attackers() {
  const portals = usePortals();
  const { value: symbol } = useField('token.symbol');
  const { chains } = useAppConfig();
  return <AttackerPowers powers={portalPowers(portals, { symbol: symbol.trim() || 'tokens', chainName: (id) => chainName(chains, id) })} />;
}
