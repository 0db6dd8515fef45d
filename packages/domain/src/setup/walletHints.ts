import { parseModuleKey } from '../modules/moduleKey.ts';
import type { GovernorOrWalletDraft } from '../organisation/parts/actor.ts';
import type { WalletDraft } from './form.ts';
import { walletAddresses } from './moduleKeys.ts';
import type { SafetyHint } from './safetyHint.ts';

const namesIn = (wallet: WalletDraft): Set<string> =>
  new Set(
    walletAddresses(wallet)
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  );

/** Whether two wallets name the same accounts, whatever their thresholds. Not where nobody is named yet. */
export function sameHolders(one: WalletDraft, other: WalletDraft): boolean {
  const [own, theirs] = [namesIn(one), namesIn(other)];
  return own.size > 0 && own.size === theirs.size && [...own].every((name) => theirs.has(name));
}

/** Advice about who holds a wallet. `subject` is what the wallet controls. */
export function walletHints(path: string, subject: string, wallet: WalletDraft): SafetyHint[] {
  const addresses = walletAddresses(wallet).filter((address) => address.trim() !== '');
  const [first] = addresses;
  if (wallet.isMultisig === false && first !== undefined && !parseModuleKey(first.trim())) {
    return [
      {
        id: 'single-account',
        severity: 'warning',
        field: `${path}.isMultisig`,
        sentence: `Whoever holds this one key alone controls ${subject}. If it is lost, nobody does.`,
      },
    ];
  }
  if (!wallet.isMultisig || addresses.length < 2) return [];
  if (wallet.threshold === 1) {
    return [
      {
        id: 'single-signer',
        severity: 'warning',
        field: `${path}.threshold`,
        sentence: `Any one of the ${addresses.length} signers alone controls ${subject}.`,
      },
    ];
  }
  if (wallet.threshold === addresses.length) {
    return [
      {
        id: 'all-signers',
        severity: 'warning',
        field: `${path}.threshold`,
        sentence: 'All signers have to agree. One lost key locks it for good.',
      },
    ];
  }
  return [];
}

/** A governor is advised about elsewhere. */
export const actorHints = (path: string, subject: string, actor: GovernorOrWalletDraft): SafetyHint[] =>
  actor.isGovernor === false ? walletHints(path, subject, actor) : [];
