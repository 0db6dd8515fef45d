import type { Bridge } from '@althing/domain/bridges';
import { chainName } from '@althing/domain/chains';
import { bridgeChoices, MODULES } from '@althing/domain/modules';
import { askOf, multiBridgeSettingsEverywhere, type WalletDraft } from '@althing/domain/setup';
import { Switch, Title } from '@mantine/core';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { BridgeSwitchGrid } from '../../../../ui/BridgeSwitchGrid.tsx';
import { EditedEntry, useBefore } from '../../form/EditedEntry.tsx';
import { placeOf } from '../../form/asked.ts';
import { EveryChainButton } from '../../form/EveryChainButton.tsx';
import type { FormPathTo } from '../../form/formPath.ts';
import { useField } from '../../form/useField.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import { ActorEditor } from '../../parties/ActorEditor.tsx';
import { usePartyChoices } from '../../parties/usePartyChoices.ts';
import { WalletEditor } from '../../parties/WalletEditor.tsx';
import classes from '../shared/crossChain.module.css';

type Path = `modules.multiBridgeSettings.${number}`;

/** The settings of the multi-bridge on one chain: its owner, its bridges and its guardians. */
export function MultiBridgeChain({ index }: { index: number }) {
  const path: Path = `modules.multiBridgeSettings.${index}`;
  const { value: settings } = useField(path);
  const { value: all } = useField('modules.multiBridgeSettings');
  const isOneOfSeveral = all.length > 1;
  const update = useUpdate();
  const { chains } = useAppConfig();
  const title = `On ${chainName(chains, settings.chainId)}`;
  return (
    <EditedEntry
      path={path}
      before={useBefore(path, 'chainId')}
      className={classes.chain}
      label={`Multi-Bridge ${title.toLowerCase().slice(0, 2)}${title.slice(2)}`}
    >
      <Title order={4}>{title}</Title>
      <ActorEditor path={`${path}.owner`} question="Who decides which bridges are believed?" chainId={settings.chainId} />
      <Bridges path={path} />
      {settings.vetoer && <Guardians path={path} chainId={settings.chainId} />}
      {isOneOfSeveral && (
        <div className={classes.everyChain}>
          <EveryChainButton
            what={`Multi-Bridge settings ${title.toLowerCase().slice(0, 2)}${title.slice(2)}`}
            onTake={() => update((form) => multiBridgeSettingsEverywhere(form, settings.chainId))}
          />
        </div>
      )}
    </EditedEntry>
  );
}

function Bridges({ path }: { path: Path }) {
  const { value: settings } = useField(path);
  const { value: all, set: setAll } = useField(`${path}.isAllBridges`);
  const { value: bridges, error, set } = useField(`${path}.bridges`);
  const { value: places } = useField('modules.multiBridgeSettings');
  const others = places.map(({ chainId }) => chainId).filter((id) => id !== settings.chainId);
  const { chains } = useAppConfig();
  const choices = bridgeChoices(
    others.map((other) => [settings.chainId, other] as const),
    (id) => chainName(chains, id),
  );
  const usable: Bridge[] = choices.flatMap(({ bridge, reason }) => (reason === undefined ? [bridge] : []));
  return (
    <div {...placeOf(`${path}.bridges`)}>
      <Switch
        mb="md"
        label={askOf(`${path}.isAllBridges`).label}
        description="Every bridge that connects this chain with another of the Multi-Bridge."
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      <BridgeSwitchGrid
        choices={choices}
        value={all ? usable : bridges}
        isDisabled={all}
        error={typeof error === 'string' ? error : undefined}
        onChange={set}
      />
    </div>
  );
}

/** Drawn only where the chain has guardians. */
function Guardians({ path, chainId }: { path: Path; chainId: number }) {
  const chainIds = [chainId];
  return (
    <div>
      <Title order={5}>{MODULES['multi-bridge-veto'].title}</Title>
      <WalletEditor
        path={`${path}.vetoer` as FormPathTo<unknown> as FormPathTo<WalletDraft>}
        question="Who may cancel a message before it is carried out here?"
        noun="Guardian"
        chainIds={chainIds}
        choices={usePartyChoices(chainIds)}
      />
    </div>
  );
}
