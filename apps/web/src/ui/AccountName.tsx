import { useQuery } from '@tanstack/react-query';
import { accountNameQuery } from '../lib/accountNames.ts';
import classes from './AccountName.module.css';

/** The ENS name of an account, where it has one. It stands beside the address and never in its place, as names look alike. */
export function AccountName({ address }: { address: string }) {
  const name = useQuery(accountNameQuery(address)).data;
  return name ? (
    <bdi className={classes.name} title="ENS name of this account">
      {name}
    </bdi>
  ) : null;
}
