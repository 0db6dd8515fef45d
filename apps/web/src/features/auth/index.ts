export { CitizenButton, SIGN_IN_FIRST } from './gates/CitizenButton.tsx';
export { CitizenshipGate } from './gates/CitizenshipGate.tsx';
export { CreationGate } from './gates/CreationGate.tsx';
export { RequireAuth } from './gates/RequireAuth.tsx';
export { LocalWalletHost } from './localWallet/LocalWalletHost.tsx';
export { SessionGuard } from './session/SessionGuard.tsx';
export { useIsSignedIn } from './session/useIsSignedIn.ts';
export { WalletButton } from './wallet/WalletButton.tsx';
export { WalletResumer } from './wallet/WalletResumer.tsx';
