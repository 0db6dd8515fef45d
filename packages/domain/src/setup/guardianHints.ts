import { parseAddress } from '../units.ts';
import type { OrganisationForm, VetoDraft, WalletDraft } from './form.ts';
import { accountNamed, moduleKeysOn, walletAddresses } from './moduleKeys.ts';
import type { SafetyHint } from './safetyHint.ts';
import { receivedShare } from './shares.ts';
import { sameHolders } from './walletHints.ts';

const VETO_LISTS = ['preVoteVeto', 'preExecutionVeto'] as const;

/** Advice about who can stop decisions. `founder` is the account that fills in the form. */
export function guardianHints(form: OrganisationForm, founder?: string): SafetyHint[] {
  return VETO_LISTS.flatMap((list) =>
    form.modules[list].flatMap((veto, index) => {
      const path = `modules.${list}.${index}`;
      return [...numberHints(path, veto, form.modules.protocolUpgrades), ...powerHints(path, veto, form, founder)];
    }),
  );
}

function numberHints(path: string, guardians: WalletDraft, upgrades: WalletDraft): SafetyHint[] {
  const hints: SafetyHint[] = [];
  const count = guardians.addresses.length;
  if (guardians.isMultisig && count > 1 && guardians.threshold === count) {
    hints.push({
      id: 'all-guardians',
      severity: 'warning',
      field: `${path}.threshold`,
      sentence: 'All guardians have to act together. If one of them is away, there is no veto.',
    });
  }
  if (sameHolders(guardians, upgrades)) {
    hints.push({
      id: 'guardians-are-signers',
      severity: 'warning',
      field: `${path}.addresses`,
      sentence:
        'The guardians are the same people as the signers of protocol upgrades, so they can only stop the members and not those signers.',
    });
  }
  return hints;
}

/** Accounts that can use a veto alone. Modules that hold the veto are resolved to their accounts. */
function loneGuardians(veto: VetoDraft, form: OrganisationForm): string[] {
  const { chainId, isMultisig, threshold } = veto;
  const addresses = walletAddresses(veto);
  if (chainId === null || (isMultisig && threshold !== 1 && addresses.length !== 1)) return [];
  const modules = moduleKeysOn(form, chainId);
  return addresses.flatMap((address) => parseAddress(accountNamed(modules, address)) ?? []);
}

const governorKey = ({ chainId, governorName }: Pick<VetoDraft, 'chainId' | 'governorName'>): string => `${chainId}|${governorName.trim()}`;

/** Whether there are several governors and the account can stop decisions of all of them. */
function guardsAll(account: string, form: OrganisationForm): boolean {
  const { governor } = form.modules;
  const guarded = new Set(
    VETO_LISTS.flatMap((list) => form.modules[list])
      .filter((veto) => loneGuardians(veto, form).includes(account))
      .map(governorKey),
  );
  return governor.length > 1 && governor.every((entry) => guarded.has(governorKey(entry)));
}

function powerHints(path: string, veto: VetoDraft, form: OrganisationForm, founder: string | undefined): SafetyHint[] {
  const accounts = loneGuardians(veto, form);
  const [only] = accounts;
  if (only === undefined) return [];
  const governor = veto.governorName.trim() || 'this governor';
  const hints: SafetyHint[] = [];
  const warn = (id: string, field: string, sentence: string) =>
    hints.push({ id, severity: 'warning', field: `${path}.${field}`, sentence });

  if (accounts.length > 1) {
    warn('single-guardian', 'threshold', `Any one of the ${accounts.length} guardians alone can stop whatever ${governor} decides.`);
  } else {
    const reach = guardsAll(only, form) ? 'whatever any governor of this organisation decides' : `whatever ${governor} decides`;
    warn('single-guardian', 'isMultisig', `One account alone can stop ${reach}. If its key is lost, there is no veto.`);
  }
  for (const account of accounts) {
    const share = receivedShare(form, veto.chainId, account);
    if (share <= 50) continue;
    warn(
      'guardian-has-majority',
      'addresses',
      `A guardian also receives ${share} % of the tokens that can vote at first: one account can decide every vote of ${governor}, and stop every one.`,
    );
  }
  const isFounder = founder !== undefined && accounts.some((account) => account.toLowerCase() === founder.toLowerCase());
  if (isFounder)
    warn('guardian-is-founder', 'addresses', `Your own account is the guardian: you alone can stop whatever ${governor} decides.`);
  return hints;
}
