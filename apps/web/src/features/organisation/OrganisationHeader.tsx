import { LINK_NAMES } from '@althing/domain/organisation';
import type { OrganisationDetail } from '@althing/domain/http';
import { IfSelling } from '../../lib/bonds/IfSelling.tsx';
import { MayOpenMarkets } from '../../lib/bonds/MayOpenMarkets.tsx';
import { formatDay } from '../../lib/format/formatDate.ts';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { Folded } from '../../ui/Folded.tsx';
import { OrganisationMark } from '../../ui/OrganisationMark.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { KnownAddress } from '../transactions/index.ts';
import classes from './Organisation.module.css';

/** Whether the contract sends anything to other chains. */
const isController = ({ kind }: OrganisationDetail['contracts'][number]): boolean =>
  kind === 'messageController' || kind === 'assetController';

export function OrganisationHeader({ organisation }: { organisation: OrganisationDetail }) {
  const { slug, state, name, logo, category, chainIds, description, links, creator, createdAt, isDemo } = organisation;
  return (
    <PageHeader
      mark={<OrganisationMark slug={slug} logo={logo} size={84} />}
      eyebrow={
        <span className={classes.row}>
          {category.name}
          {isDemo && <StatusBadge tone="quiet">Demo</StatusBadge>}
        </span>
      }
      title={name}
      lead={
        <>
          <Folded lines={6} component="span">
            <span className={classes.description}>{description}</span>
          </Folded>
          <span className={classes.facts}>
            {chainIds.map((chainId) => (
              <ChainMark key={chainId} chainId={chainId} withName size={18} />
            ))}
            <span>
              Founded {formatDay(createdAt)} by <KnownAddress address={creator} chainId={chainIds[0] ?? 0} />
            </span>
            {links.length > 0 && (
              <span className={classes.links}>
                {links.map((link) => (
                  <a key={link.id} href={link.url} target="_blank" rel="noreferrer nofollow">
                    {link.type === 'website' ? 'Visit Website' : LINK_NAMES[link.type]}
                  </a>
                ))}
              </span>
            )}
          </span>
        </>
      }
      actions={
        <>
          {state === 'deployed' && (
            <>
              <LinkButton to="/organisations/$slug/activity" params={{ slug }} variant="default">
                Activity
              </LinkButton>
              {organisation.contracts.some(isController) && (
                <LinkButton to="/bridge/transactions" search={{ of: slug }} variant="default">
                  Bridge transactions
                </LinkButton>
              )}
              <LinkButton to="/organisations/$slug/edit" params={{ slug }} variant="default">
                Edit modules
              </LinkButton>
            </>
          )}
          <IfSelling organisation={organisation}>
            <LinkButton to="/organisations/$slug/veos" params={{ slug }} variant="default">
              Buy Bonds
            </LinkButton>
          </IfSelling>
          <MayOpenMarkets organisation={organisation}>
            <LinkButton to="/organisations/$slug/veos/create" params={{ slug }} variant="default">
              Create VEO
            </LinkButton>
          </MayOpenMarkets>
        </>
      }
    />
  );
}
