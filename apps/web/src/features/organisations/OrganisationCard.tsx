import type { OrganisationSummary } from '@althing/domain/http';
import { LINK_NAMES, type LinkType } from '@althing/domain/organisation';
import { IconBrandDiscord, IconBrandGithub, IconBrandX, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MayOpenMarkets } from '../../lib/bonds/MayOpenMarkets.tsx';
import { formatDay } from '../../lib/format/formatDate.ts';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { OrganisationMark } from '../../ui/OrganisationMark.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './OrganisationCard.module.css';

const SOCIALS = [
  { type: 'twitter', icon: IconBrandX },
  { type: 'github', icon: IconBrandGithub },
  { type: 'discord', icon: IconBrandDiscord },
] as const satisfies readonly { type: LinkType; icon: TablerIcon }[];

/** Content of a card: docs/requirements.md#organisation-card. */
export function OrganisationCard({ organisation }: { organisation: OrganisationSummary }) {
  const { slug, name, logo, category, createdAt, description, chainIds, isDemo } = organisation;
  return (
    <article className={classes.root}>
      <header className={classes.head}>
        <OrganisationMark slug={slug} logo={logo} size={52} />
        <div className={classes.words}>
          <h2 className={classes.name} dir="auto">
            <Link to="/organisations/$slug" params={{ slug }} className={classes.cover}>
              {name}
            </Link>
          </h2>
          <div className={classes.facts}>
            {category.name}
            <span aria-hidden> · </span>
            Created: {formatDay(createdAt)}
          </div>
        </div>
      </header>
      <div className={classes.chains}>
        <span className={classes.marks}>
          {chainIds.map((chainId) => (
            <ChainMark key={chainId} chainId={chainId} size={22} />
          ))}
        </span>
        {isDemo && <StatusBadge tone="quiet">Demo</StatusBadge>}
        <StateBadge state={organisation.state} />
        <Socials organisation={organisation} />
      </div>
      <p className={classes.description} dir="auto">
        {description}
      </p>
      <Foot organisation={organisation} />
    </article>
  );
}

/** Deployed is the normal state and has no badge. */
function StateBadge({ state }: Pick<OrganisationSummary, 'state'>) {
  if (state === 'deployed') return null;
  if (state === 'deploying') return <StatusBadge tone="neutral">Deploying</StatusBadge>;
  return <StatusBadge tone="waiting">{state === 'expired' ? 'Plan expired' : 'Not deployed yet'}</StatusBadge>;
}

function Foot({ organisation }: { organisation: OrganisationSummary }) {
  const { slug, state, links, hasBondingEngine } = organisation;
  const { docs } = useAppConfig().links;
  const website = links.find(({ type }) => type === 'website');
  return (
    <footer className={classes.foot}>
      {state === 'deployed' && (
        <Link to="/organisations/$slug/edit" params={{ slug }} className={classes.link}>
          Edit modules
        </Link>
      )}
      {hasBondingEngine && (
        <Link to="/organisations/$slug/veos" params={{ slug }} className={classes.link}>
          Buy Bonds
        </Link>
      )}
      {hasBondingEngine && (
        <MayOpenMarkets organisation={organisation}>
          <Link to="/organisations/$slug/veos/create" params={{ slug }} className={classes.link}>
            Create VEO
          </Link>
        </MayOpenMarkets>
      )}
      {website && (
        <a href={website.url} target="_blank" rel="noreferrer nofollow" className={classes.link}>
          Visit Website
        </a>
      )}
      {docs && (
        <a href={docs} target="_blank" rel="noreferrer" className={classes.link}>
          Learn more
        </a>
      )}
    </footer>
  );
}

function Socials({ organisation: { name, links } }: { organisation: OrganisationSummary }) {
  return (
    <div className={classes.socials}>
      {SOCIALS.map(({ type, icon: Icon }) => {
        const link = links.find((candidate) => candidate.type === type);
        return link ? (
          <a
            key={type}
            href={link.url}
            target="_blank"
            rel="noreferrer nofollow"
            aria-label={`${name} on ${LINK_NAMES[type]}`}
            className={classes.social}
          >
            <Icon size={17} stroke={1.5} aria-hidden />
          </a>
        ) : null;
      })}
    </div>
  );
}
