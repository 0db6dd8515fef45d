import { moduleKeyLabel, type OrganisationItem } from '@althing/domain/setup';
import { parseAddress } from '@althing/domain/units';
import { HexView } from '../../../ui/HexView.tsx';
import type { KeyValue } from '../../../ui/KeyValueList.tsx';
import { CategoryName } from './CategoryName.tsx';
import { LogoView } from './LogoView.tsx';
import classes from './review.module.css';

/** The facts of an item as the review shows them: addresses whole and copyable, one owner a line. */
export function factsOf(item: OrganisationItem): KeyValue[] {
  if (item.type === 'categoryId') return [{ label: 'Category', value: <CategoryName id={item.value} /> }];
  if (item.type === 'logoId') return [{ label: 'Logo', value: <LogoView logoId={item.value} /> }];
  if (item.type === 'link') return [{ key: item.key, label: `Link (${item.value.type})`, value: item.value.url }];
  return item.fields.map(([label, value]) => ({
    label,
    value: label === 'Owners' || label === 'Address' ? <Accounts list={value} /> : value,
  }));
}

/** Accounts separated by commas, as the item has them. */
function Accounts({ list }: { list: string }) {
  return (
    <ul className={classes.accounts}>
      {list.split(', ').map((account) => (
        <li key={account}>
          <Account value={account} />
        </li>
      ))}
    </ul>
  );
}

export function Account({ value }: { value: string }) {
  const address = parseAddress(value);
  return address ? (
    <HexView value={address} noun="address" isFull />
  ) : (
    <>{moduleKeyLabel(value) ?? value} (a module of this organisation)</>
  );
}
