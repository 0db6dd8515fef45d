import type { Address } from '@althing/domain/units';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import classes from './LocalWalletDialog.module.css';

export function MessageView({ account, text }: { account: Address; text: string }) {
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Page', value: location.host },
          { label: 'Account', value: <span className={classes.hex}>{account}</span> },
          { label: 'Cost', value: 'Nothing. A signature is not a transaction.' },
        ]}
      />
      <pre className={classes.text}>{text}</pre>
    </>
  );
}
