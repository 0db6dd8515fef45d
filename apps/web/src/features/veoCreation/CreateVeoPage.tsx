import { bondContractsOf } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { useReducer } from 'react';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { useMarketPermission } from '../../lib/bonds/useMarketPermission.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { CitizenshipGate, RequireAuth } from '../auth/index.ts';
import { useActor, useOrganisationBySlug } from '../governance/index.ts';
import { SaleEditor } from './SaleEditor.tsx';
import { sellerChoices } from './sellers.ts';

const LEAD =
  'Sell tokens of the organisation as bonds: buyers pay now and receive the tokens later. You set the price, or how it moves; a contract sells until everything is gone or the time is over.';

/** Opens a market of an organisation. */
export function CreateVeoPage({ slug }: { slug: string }) {
  const organisation = useOrganisationBySlug(slug);
  return (
    <>
      <PageHeader
        title="Create VEO"
        isCompact
        lead={LEAD}
        eyebrow={
          <TextLink to="/organisations/$slug/veos" params={{ slug }}>
            Bonds of {organisation.data?.name ?? slug}
          </TextLink>
        }
      />
      {organisation.isError ? (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      ) : organisation.data ? (
        <RequireAuth>
          <CitizenshipGate>
            <Permitted organisation={organisation.data} />
          </CitizenshipGate>
        </RequireAuth>
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

/** The form, for those who may open markets of the organisation; for everybody else why there is none. */
function Permitted({ organisation }: { organisation: OrganisationDetail }) {
  const { slug, state } = organisation;
  const { account } = useActor();
  const { chains } = useAppConfig();
  const [opened, openAnew] = useReducer((count: number) => count + 1, 0);
  const { permission, mayOpen, isError, error, refetch } = useMarketPermission(organisation.id);
  const away = (
    <LinkButton to="/organisations/$slug/veos" params={{ slug }} variant="default">
      See its bonds
    </LinkButton>
  );
  if (isError) return <ErrorState title="Your permission could not be read" error={error} onRetry={() => void refetch()} />;
  if (!permission) return <LineSkeletons lines={8} />;
  if (!mayOpen)
    return (
      <EmptyState title="You cannot open sales of this organisation" action={away}>
        Its creator can, and whoever owns the Safe of its VEO Manager. Sign in with such an account.
      </EmptyState>
    );
  if (state !== 'deployed')
    return (
      <EmptyState title="The organisation is not deployed yet" action={away}>
        Its markets are recorded under it once it is.
      </EmptyState>
    );
  const chainId = [...organisation.chainIds, ...chains.map(({ id }) => id)].find((id) => bondContractsOf(id) !== undefined);
  if (chainId === undefined)
    return (
      <EmptyState title="There are no bond contracts here" action={away}>
        None of the chains of this installation has them.
      </EmptyState>
    );
  const sellers = sellerChoices(permission, account);
  return (
    <SaleEditor
      key={`${organisation.id}|${account}|${opened}`}
      organisation={organisation}
      sellers={sellers}
      firstChainId={sellers[0]?.chainId ?? chainId}
      onTake={openAnew}
    />
  );
}
