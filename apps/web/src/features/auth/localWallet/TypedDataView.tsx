import type { Address } from '@althing/domain/units';
import {
  getTypesForEIP712Domain,
  hashDomain,
  hashStruct,
  hashTypedData,
  type TypedData,
  type TypedDataDefinition,
  type TypedDataDomain,
} from 'viem';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import classes from './LocalWalletDialog.module.css';

type Fields = Record<string, unknown>;
const facts = (fields: Fields) =>
  Object.entries(fields).map(([label, value]) => ({ label, value: typeof value === 'object' ? JSON.stringify(value) : String(value) }));

/** The three hashes that other wallets and devices show for the same request. */
function hashes(typedData: TypedDataDefinition) {
  const {
    domain = {},
    types,
    primaryType,
    message,
  } = typedData as { domain?: TypedDataDomain; types: TypedData; primaryType: string; message: Fields };
  return [
    {
      label: 'Domain hash',
      value: hashDomain({ domain: domain as never, types: { EIP712Domain: getTypesForEIP712Domain({ domain }) } as never }),
    },
    { label: 'Message hash', value: hashStruct({ data: message, primaryType, types: types as Record<string, never> }) },
    { label: 'Digest', value: hashTypedData(typedData) },
  ].map(({ label, value }) => ({ label, value: <span className={classes.hex}>{value}</span> }));
}

export function TypedDataView({ account, typedData }: { account: Address; typedData: TypedDataDefinition }) {
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Page', value: location.host },
          { label: 'Account', value: <span className={classes.hex}>{account}</span> },
          { label: 'What', value: typedData.primaryType },
          ...facts(typedData.message),
        ]}
      />
      <details className={classes.details}>
        <summary>Hashes to compare</summary>
        <KeyValueList items={[...facts(typedData.domain ?? {}), ...hashes(typedData)]} />
      </details>
    </>
  );
}
