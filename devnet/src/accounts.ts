export { localAccount, localKey } from '@althing/bindings/localAccounts';
