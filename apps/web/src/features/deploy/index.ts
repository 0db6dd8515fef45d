export { CONTRACT_STATE_TONES } from './contractStateTones.ts';
export { type CheckScene, checkWords } from './checkWords.ts';
export { DeployPage } from './DeployPage.tsx';
export { ReceiptView } from './ReceiptView.tsx';
