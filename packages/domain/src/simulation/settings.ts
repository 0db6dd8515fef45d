import { durationText } from '../display/index.ts';
import { exactBalanceText } from '../treasury/index.ts';
import type { Address } from '../units.ts';
import { accountName, amountOf, isNobody, sentence } from './accounts.ts';
import type { EffectChange, SettingFact, SimulationFacts } from './facts.ts';
import { SETTINGS } from './settingWords.ts';

/** The token whose smallest unit an amount is in: the contract itself where it is one, otherwise the token that its governor counts. */
const tokenOf = (facts: SimulationFacts, contract: Address): Address | null => {
  if (facts.tokens[contract.toLowerCase()]) return contract;
  return facts.own.find(({ program }) => program === 'Token')?.address ?? null;
};

const GWEI_DECIMALS = 9;

/** Of a list like `0:100,5000:250`: what lies above a threshold, up to the next one, pays a share in hundredths of a percent. */
function tierText(facts: SimulationFacts, contract: Address, value: string): string {
  if (value === '') return 'none';
  return value
    .split(',')
    .map((tier) => {
      const [threshold = '0', rate = '0'] = tier.split(':');
      return `${Number(rate) / 100} % above ${amountOf(facts, contract, BigInt(threshold))}`;
    })
    .join(', ');
}

export function valueText(facts: SimulationFacts, { setting, contract }: SettingFact, value: string | null): string {
  if (value === null) return 'unknown';
  switch (SETTINGS[setting].unit) {
    case 'account':
      return accountName(facts, value);
    case 'accounts':
      return value === ''
        ? 'nobody'
        : value
            .split(',')
            .map((account) => accountName(facts, account))
            .join(', ');
    case 'duration':
      return durationText(Number(value));
    case 'share':
      return `${Number(value) / 100} %`;
    case 'percents':
      return value
        .split(',')
        .map((percent) => `${percent} %`)
        .join(', ');
    case 'tiers':
      return tierText(facts, contract, value);
    case 'coins':
      return amountOf(facts, null, BigInt(value));
    case 'gwei':
      return `${exactBalanceText(BigInt(value), GWEI_DECIMALS)} gwei`;
    case 'amount': {
      const token = tokenOf(facts, contract);
      return token === null ? value : amountOf(facts, token, BigInt(value));
    }
    case 'yesNo':
      return value === 'true' ? 'yes' : 'no';
    default:
      return value;
  }
}

export const labelOf = (facts: SimulationFacts, { setting, about }: SettingFact): string =>
  SETTINGS[setting].label.replace('{about}', about === null ? '' : about.startsWith('0x') ? accountName(facts, about) : about);

/** `before` is null of a contract that the proposal creates. */
export function settingChanges(facts: SimulationFacts): EffectChange[] {
  return facts.settings.flatMap((fact): EffectChange[] => {
    const { before, after, setting, contract } = fact;
    if (before === after || after === null || before === null) return [];
    const [was, is] = [before, after].map((value) => valueText(facts, fact, value));
    const name = sentence(accountName(facts, contract));
    return [{ kind: SETTINGS[setting].kind, text: `${name}: the ${labelOf(facts, fact)} changes from ${was} to ${is}.` }];
  });
}

/** Whether the setting was changed to an account, and not to nobody. */
export const isAccount = (value: string | null): value is string => value !== null && !isNobody(value);
