import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { mined } from '@althing/devnet';
import { plan } from '@althing/planner';
import type { Address, Hex, PrivateKeyAccount } from 'viem';
import { clients } from './accounts.ts';
import { citizen, completeDeployment, createOrganisation, registerOrganisation } from './api.ts';

/** What the planner asks of an organisation whose plan is frozen. */
export const planInput = ({ name, modules, token, salt, deployers }: OrganisationDetail) => ({
  organisation: { name, modules, token },
  salt: salt as Hex,
  deployers: Object.fromEntries(deployers.map(({ chainId, deployer }) => [chainId, deployer as Address])),
});

/** Founds it by the server's endpoints and the founder's transactions, without a page, and answers it as it is once it is read back. */
export async function foundByApi(origin: string, founder: PrivateKeyAccount, form: OrganisationInput): Promise<OrganisationDetail> {
  const session = await citizen(origin, founder);
  const draft = await createOrganisation(origin, session, form);
  const organisation = await registerOrganisation(origin, session, draft.id);
  await Promise.all(
    plan(planInput(organisation)).chains.map(async ({ chainId, transactions }) => {
      const client = clients.find(({ chain }) => chain.id === chainId)!;
      for (const { to, data } of transactions) await mined(client, { account: founder, to, data });
    }),
  );
  return completeDeployment(origin, session, organisation.id);
}
