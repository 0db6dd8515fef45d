import { OrganisationCard, useOrganisations } from '../organisations/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { CardSkeletons } from '../../ui/Skeletons.tsx';
import classes from './HomePage.module.css';

const SHOWN = 3;

export function RecentOrganisations() {
  return (
    <section aria-labelledby="recent" className={classes.section}>
      <div className={classes.recentHead}>
        <h2 id="recent">Founded lately</h2>
        <TextLink to="/organisations">All organisations</TextLink>
      </div>
      <List />
    </section>
  );
}

function List() {
  const list = useOrganisations({ sort: 'newest', state: 'deployed', limit: SHOWN });
  if (list.isPending) return <CardSkeletons count={SHOWN} height={272} />;
  if (list.isError)
    return <ErrorState title="The organisations could not be read" error={list.error} onRetry={() => void list.refetch()} />;
  const organisations = list.data.pages.flatMap((page) => page.items).slice(0, SHOWN);
  if (organisations.length === 0)
    return (
      <EmptyState title="Yours could be the first" action={<LinkButton to="/organisations/create">Create Org</LinkButton>}>
        Nobody has founded an organisation on this installation yet.
      </EmptyState>
    );
  return (
    <ul className={classes.recent}>
      {organisations.map((organisation) => (
        <li key={organisation.id}>
          <OrganisationCard organisation={organisation} />
        </li>
      ))}
    </ul>
  );
}
