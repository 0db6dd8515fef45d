/** Pages that are whole without a wallet, and that most people see first. */
const WITHOUT_WALLET = ['/', '/organisations', '/terms-of-service'];

/** Whether a page asks wallets or chains for anything before somebody connects. */
export const needsWallet = (path: string): boolean => !WITHOUT_WALLET.includes(path === '/' ? path : path.replace(/\/$/, ''));
