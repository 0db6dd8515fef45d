import { gasRefundAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';
import { gasRefundHandlers } from './gasRefund.ts';

export const refundSource = createSource(gasRefundAbi, gasRefundHandlers);
