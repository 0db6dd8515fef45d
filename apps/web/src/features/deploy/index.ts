export { CONTRACT_STATE_TONES } from './contractStateTones.ts';
export { checkWords } from './checkWords.ts';
export { DeployPage } from './DeployPage.tsx';
export { ReceiptView } from './ReceiptView.tsx';
