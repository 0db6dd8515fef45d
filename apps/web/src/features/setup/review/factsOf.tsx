import { moduleKeyLabel, type OrganisationItem } from '@althing/domain/setup';
import { parseAddress, sameAddress } from '@althing/domain/units';
import { useConnection } from 'wagmi';
import { useLabel } from '../../../lib/labels.ts';
import { HexView } from '../../../ui/HexView.tsx';
import type { KeyValue } from '../../../ui/KeyValueList.tsx';
import { CategoryName } from './CategoryName.tsx';
import { LogoView } from './LogoView.tsx';
import classes from './review.module.css';

type Fact = OrganisationItem['facts'][number];

/** The values of an item as the review shows them: addresses are shortened and can be copied, one owner per line. */
export function factsOf(item: OrganisationItem): KeyValue[] {
  const facts = item.facts.filter(({ isShown }) => isShown);
  if (item.type !== 'link') return facts.map((fact) => ({ label: fact.label, value: <FactView fact={fact} /> }));
  const [type, url] = facts;
  return [{ key: item.key, label: `Link (${type?.text})`, value: url?.text }];
}

function FactView({ fact: { kind, text, value } }: { fact: Fact }) {
  switch (kind) {
    case 'accounts':
      return <Accounts list={[value as string | readonly string[]].flat()} />;
    case 'category':
      return <CategoryName id={value as string} />;
    case 'logo':
      return <LogoView logoId={value as string | null} />;
    case 'text':
      return text;
  }
}

function Accounts({ list }: { list: readonly string[] }) {
  return (
    <ul className={classes.accounts}>
      {list.map((account) => (
        <li key={account}>
          <Account value={account} />
        </li>
      ))}
    </ul>
  );
}

export function Account({ value }: { value: string }) {
  const { address: own } = useConnection();
  const address = parseAddress(value);
  const label = useLabel(value);
  const name = address && sameAddress(address, own) ? 'You' : label && <q>{label}</q>;
  return address ? <HexView value={address} noun="address" {...(name ? { name } : {})} /> : <>{moduleKeyLabel(value) ?? value}</>;
}
