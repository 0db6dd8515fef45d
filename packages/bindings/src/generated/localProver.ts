// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const localProverAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "validateEvent",
    "inputs": [
      {
        "name": "proof",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "chainId",
        "type": "uint32"
      },
      {
        "name": "emitter",
        "type": "address"
      },
      {
        "name": "topics",
        "type": "bytes"
      },
      {
        "name": "data",
        "type": "bytes"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignature",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignatureLength",
    "inputs": [
      {
        "name": "length",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignatureS",
    "inputs": [
      {
        "name": "s",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "LocalProver_InvalidProof",
    "inputs": []
  }
] as const;
