import { organisationChainIds, type OrganisationInput } from '@althing/domain/organisation';
import { invalid } from '../../base/errors.ts';
import type { User } from '../../store/users.ts';
import type { ApiDependencies } from '../dependencies.ts';

/** The same answer for missing files and for files of others, so that nobody learns whether the latter exist. */
export const noSuchLogo = () => invalid('Logo: you have uploaded no such file');

/** Checks what a form refers to. `shown` is a logo that the organisation has already, whoever uploaded it. */
export const createUsableForm = ({ chains, files, categories }: Pick<ApiDependencies, 'chains' | 'files' | 'categories'>) =>
  async function requireUsable(input: OrganisationInput, user: User, shown: string | null = null): Promise<void> {
    const unknownChain = organisationChainIds(input).find((chainId) => !chains.has(chainId));
    if (unknownChain !== undefined) throw invalid(`Chain ${unknownChain} is not supported`, 'unknown-chain');
    if (!(await categories.exists(input.categoryId))) throw invalid('Category: the category does not exist');
    const isKnown = input.logoId === null || input.logoId === shown;
    if (!isKnown && (await files.find(input.logoId!))?.ownerId !== user.id) throw noSuchLogo();
  };
