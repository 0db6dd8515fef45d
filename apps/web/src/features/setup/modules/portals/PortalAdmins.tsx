import { chainName } from '@althing/domain/chains';
import { portalAdminEverywhere } from '@althing/domain/setup';
import { Title } from '@mantine/core';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { placeOf } from '../../form/asked.ts';
import { EveryChainButton } from '../../form/EveryChainButton.tsx';
import type { FormPathTo } from '../../form/formPath.ts';
import { Hints } from '../../form/Hints.tsx';
import { useField } from '../../form/useField.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import { ActorEditor } from '../../parties/ActorEditor.tsx';
import type { GovernorOrWalletDraft } from '@althing/domain/setup';
import classes from '../shared/crossChain.module.css';
import { inPortals } from './inPortals.ts';

/** Who decides about bridges and limits, and may stop transfers, on each chain. */
export function PortalAdmins() {
  const path = inPortals('portalAdmin');
  const { value: chainIds } = useField(inPortals('chainIds'));
  const { error } = useField(path as 'modules.assetPortals.portalAdmin');
  return (
    <div className={classes.part} {...placeOf(path)}>
      <div className={classes.head}>
        <Title order={4}>Portal admins</Title>
        <p className={classes.help}>
          On each chain they change bridges and limits, and may stop transfers. Whoever holds this can let a bridge of theirs make as many
          tokens as the token’s authority allows the portals.
        </p>
      </div>
      {chainIds.length === 0 && <p className={classes.help}>Select the chains above first.</p>}
      {chainIds.map((chainId, index) => (
        <Admin key={chainId} index={index} chainId={chainId} isOneOfSeveral={chainIds.length > 1} />
      ))}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Admin({ index, chainId, isOneOfSeveral }: { index: number; chainId: number; isOneOfSeveral: boolean }) {
  const { chains } = useAppConfig();
  const update = useUpdate();
  const path = inPortals(`portalAdmin.${index}`) as FormPathTo<unknown> as FormPathTo<GovernorOrWalletDraft>;
  const title = `Portal admin on ${chainName(chains, chainId)}`;
  return (
    <section aria-label={title} className={classes.chain}>
      <Title order={5}>{title}</Title>
      <ActorEditor path={path} question="Who decides about bridges and limits here?" chainId={chainId} />
      <Hints field={inPortals(`portalAdmin.${index}.governorName`)} />
      {isOneOfSeveral && (
        <div className={classes.everyChain}>
          <EveryChainButton what={title} onTake={() => update((form) => portalAdminEverywhere(form, chainId))} />
        </div>
      )}
    </section>
  );
}
