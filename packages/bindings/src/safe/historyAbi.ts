import { parseAbi } from 'viem';

/** Events of SafeL2 1.4.1 and 1.5.0 that tell what a Safe has done and what its owners approved on chain. */
export const safeHistoryAbi = parseAbi([
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
  'event ApproveHash(bytes32 indexed approvedHash, address indexed owner)',
  'event SignMsg(bytes32 indexed msgHash)',
]);

/** Checks of signatures. Safes before 1.5.0 ask owners that are contracts by the first, which is given the bytes that were hashed. */
export const contractSignatureAbi = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
