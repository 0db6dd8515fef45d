/** Dialogs of a transaction's page: to send it again, and to bring the proof of its sending to the destination. */
const DIALOGS = ['resend', 'prove'] as const;
export type TransactionDialogName = (typeof DIALOGS)[number];

export interface TransactionPageSearch {
  dialog?: TransactionDialogName | undefined;
}

/** The dialog from the URL; an unknown one is none. */
export const readTransactionPageSearch = (search: Record<string, unknown>): TransactionPageSearch => ({
  dialog: DIALOGS.find((known) => known === search['dialog']),
});
