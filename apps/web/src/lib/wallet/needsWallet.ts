/** Pages that need no wallet, and that most people see first. */
const WITHOUT_WALLET = ['/', '/organisations', '/terms-of-service'];

/** Whether a page reads from wallets or chains before somebody connects. */
export const needsWallet = (path: string): boolean => !WITHOUT_WALLET.includes(path === '/' ? path : path.replace(/\/$/, ''));
