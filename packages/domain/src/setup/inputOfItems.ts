import type { OrganisationInput, TokenInput } from '../organisation/organisation.ts';
import type { ItemType, ItemValues, OrganisationItem } from './organisationItems.ts';

/** Puts an organisation together again, every list ordered by the keys of its items. */
export function inputOfItems(items: readonly OrganisationItem[]): OrganisationInput {
  const sorted = [...items].sort((a, b) => (a.key < b.key ? -1 : 1));
  const all = <Type extends ItemType>(type: Type): ItemValues[Type][] => sorted.filter(isOf(type)).map((item) => item.value);
  const one = <Type extends ItemType>(type: Type, absent: ItemValues[Type]): ItemValues[Type] => {
    const [first] = all(type);
    return first === undefined ? absent : first;
  };
  return {
    name: one('name', ''),
    description: one('description', ''),
    categoryId: one('categoryId', ''),
    logoId: one('logoId', null),
    links: all('link'),
    modules: {
      protocolUpgrades: one('protocolUpgrades', { isMultisig: false, addresses: [], threshold: 1 }),
      safeTreasury: all('safeTreasury'),
      bondingEngine: all('bondingEngine'),
      workingGroup: all('workingGroup'),
      governor: all('governor'),
      preVoteVeto: all('preVoteVeto'),
      preExecutionVeto: all('preExecutionVeto'),
      refundMechanism: one('refundMechanism', false),
    },
    token: tokenOf(all('token')[0], all('receiver'), all('authority')),
  };
}

const isOf =
  <Type extends ItemType>(type: Type) =>
  (item: OrganisationItem): item is OrganisationItem & { type: Type; value: ItemValues[Type] } =>
    item.type === type;

function tokenOf(
  token: ItemValues['token'] | undefined,
  receivers: ItemValues['receiver'][],
  authority: TokenInput['authority'],
): TokenInput | null {
  if (!token) return null;
  return {
    isCreatingNewToken: true,
    ...token,
    initialReceivers: token.chainIds.map((chainId) => ({
      chainId,
      receivers: receivers
        .filter((receiver) => receiver.chainId === chainId)
        .map(({ address, amount }, index) => ({ tempId: `receiver-${index + 1}`, address, amount })),
    })),
    authority,
  };
}
