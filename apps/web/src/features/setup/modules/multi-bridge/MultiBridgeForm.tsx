import { attackerPowers, bridgesByChain, MODULES, setMultiBridgeChains, timelockHelp, weakestConnection } from '@althing/domain/modules';
import { chainName } from '@althing/domain/chains';
import { askOf } from '@althing/domain/setup';
import { Select } from '@mantine/core';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { ChainSwitchGrid } from '../../../../ui/ChainSwitchGrid.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { asked, placeOf } from '../../form/asked.ts';
import { EditedEntry } from '../../form/EditedEntry.tsx';
import { ChainField } from '../../form/fields.tsx';
import { Hints } from '../../form/Hints.tsx';
import { TimeField } from '../../form/TimeField.tsx';
import { useField } from '../../form/useField.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import { ActorEditor } from '../../parties/ActorEditor.tsx';
import { AttackerPowers } from '../shared/AttackerPowers.tsx';
import classes from '../shared/crossChain.module.css';
import { NARROW } from '../shared/narrow.ts';
import { agreementOptions } from '../shared/agreementOptions.ts';
import { MultiBridgeChain } from './MultiBridgeChain.tsx';

const PATH = 'modules.multiBridge.0';

/** The Multi-Bridge: which chains, who sends, how many bridges must agree and how long a message waits; then the settings of each chain. */
export function MultiBridgeForm() {
  const { value: settings, error } = useField('modules.multiBridgeSettings');
  return (
    <>
      <Section variant="card" order={3} title={MODULES['multi-bridge'].title} description={MODULES['multi-bridge'].description}>
        <EditedEntry
          path={PATH}
          before={({ modules }) => modules.multiBridge[0]}
          className={classes.parts}
          label="Chains of the Multi-Bridge"
        >
          <Chains />
          <Originator />
          <Agreement />
          <Delay />
          <Attackers />
        </EditedEntry>
      </Section>
      <Section
        variant="card"
        order={3}
        title="Multi-Bridge Settings"
        description="On each chain: which bridges are believed, and who may change that. Whoever sends pays each bridge’s own fee, with every message and for every bridge."
      >
        <div className={classes.chains} {...placeOf('modules.multiBridgeSettings')}>
          {settings.length === 0 && <p className={classes.help}>Select the chains above first.</p>}
          {settings.map(({ chainId }, index) => (
            <MultiBridgeChain key={chainId} index={index} />
          ))}
          {error && <p role="alert">{error}</p>}
        </div>
      </Section>
    </>
  );
}

function Chains() {
  const path = `${PATH}.chainIds` as const;
  const { value, error } = useField(path);
  const update = useUpdate();
  return (
    <div {...placeOf(path)}>
      <ChainSwitchGrid
        label={askOf(path).label}
        value={value}
        onChange={(chainIds) => update((form) => setMultiBridgeChains(form, chainIds))}
        error={typeof error === 'string' ? error : undefined}
      />
    </div>
  );
}

function Originator() {
  const { value: entry } = useField(PATH);
  const { value: governors } = useField('modules.governor');
  return (
    <div className={classes.parts}>
      <ChainField
        path={`${PATH}.chainId`}
        chainIds={entry.chainIds}
        description={`Calls are sent from this chain only.${governors.length > 0 ? ' Votes may come from every chain.' : ''}`}
      />
      <ActorEditor path={PATH} question="Who sends messages that make calls on other chains?" chainId={entry.chainId} />
    </div>
  );
}

/** docs/requirements.md#multi-bridge: as many as connect the two chains that the fewest connect. */
function Agreement() {
  const path = `${PATH}.minBridges` as const;
  const { value, error, set } = useField(path);
  const { value: settings } = useField('modules.multiBridgeSettings');
  const { chains } = useAppConfig();
  const weakest = weakestConnection(bridgesByChain(settings));
  return (
    <div>
      <Select
        {...asked(path)}
        classNames={NARROW}
        description="So many bridges have to bring the same message before it counts. It protects from bridges that are broken or taken over: fewer of them cannot forge a message."
        allowDeselect={false}
        data={agreementOptions(value, weakest, (id) => chainName(chains, id))}
        value={String(value)}
        error={error}
        onChange={(next) => set(Number(next))}
      />
      <Hints field={path} />
    </div>
  );
}

function Delay() {
  const path = `${PATH}.timelock` as const;
  const { value: hasVeto } = useField(`${PATH}.hasVeto`);
  return (
    <div>
      <TimeField path={path} description={timelockHelp(hasVeto)} />
      <Hints field={`${path}.value`} />
    </div>
  );
}

/** What somebody could do with so many bridges, for what is chosen now. */
function Attackers() {
  const { value: entry } = useField(PATH);
  const { value: settings } = useField('modules.multiBridgeSettings');
  const { value: governors } = useField('modules.governor');
  const { chains } = useAppConfig();
  const terms = { chainName: (id: number) => chainName(chains, id), hasVotes: governors.length > 0 };
  return <AttackerPowers powers={attackerPowers(entry, settings, terms)} />;
}
