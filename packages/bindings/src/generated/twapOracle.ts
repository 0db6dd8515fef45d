// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const twapOracleAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "owner_",
        "type": "address"
      },
      {
        "name": "signer",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "acceptOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "dropPrice",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "eip712Domain",
    "inputs": [],
    "outputs": [
      {
        "name": "fields",
        "type": "bytes1"
      },
      {
        "name": "name",
        "type": "string"
      },
      {
        "name": "version",
        "type": "string"
      },
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "name": "salt",
        "type": "bytes32"
      },
      {
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "expectPrice",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      },
      {
        "name": "vault",
        "type": "address"
      },
      {
        "name": "lowest",
        "type": "uint128"
      },
      {
        "name": "highest",
        "type": "uint128"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "expectedPrice",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "vault",
        "type": "address"
      },
      {
        "name": "lowest",
        "type": "uint256"
      },
      {
        "name": "highest",
        "type": "uint256"
      },
      {
        "name": "until",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getPrice",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getPriceExpirationDate",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isSigner",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "maxAge",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "maxJump",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "owner",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingOwner",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "registerAttestation",
    "inputs": [
      {
        "name": "attestations",
        "type": "bytes[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "renounceOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "signerCount",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "threshold",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "transferOwnership",
    "inputs": [
      {
        "name": "newOwner",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "twapExpiration",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "twaps",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "price",
        "type": "uint256"
      },
      {
        "name": "timestamp",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "updateMaxAge",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      },
      {
        "name": "maxAge_",
        "type": "uint32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateMaxJump",
    "inputs": [
      {
        "name": "maxJump_",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      },
      {
        "name": "registered",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateThreshold",
    "inputs": [
      {
        "name": "threshold_",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateTwapExpiration",
    "inputs": [
      {
        "name": "twapExpiration_",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "vaultOf",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "EIP712DomainChanged",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MaxAgeUpdated",
    "inputs": [
      {
        "name": "base",
        "type": "address",
        "indexed": true
      },
      {
        "name": "quote",
        "type": "address",
        "indexed": true
      },
      {
        "name": "maxAge",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MaxJumpUpdated",
    "inputs": [
      {
        "name": "maxJump",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferStarted",
    "inputs": [
      {
        "name": "previousOwner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "newOwner",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferred",
    "inputs": [
      {
        "name": "previousOwner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "newOwner",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PriceDropped",
    "inputs": [
      {
        "name": "base",
        "type": "address",
        "indexed": true
      },
      {
        "name": "quote",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PriceExpected",
    "inputs": [
      {
        "name": "base",
        "type": "address",
        "indexed": true
      },
      {
        "name": "quote",
        "type": "address",
        "indexed": true
      },
      {
        "name": "vault",
        "type": "address",
        "indexed": true
      },
      {
        "name": "lowest",
        "type": "uint128",
        "indexed": false
      },
      {
        "name": "highest",
        "type": "uint128",
        "indexed": false
      },
      {
        "name": "until",
        "type": "uint64",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PriceUpdated",
    "inputs": [
      {
        "name": "base",
        "type": "address",
        "indexed": true
      },
      {
        "name": "quote",
        "type": "address",
        "indexed": true
      },
      {
        "name": "vault",
        "type": "address",
        "indexed": true
      },
      {
        "name": "price",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "timestamp",
        "type": "uint64",
        "indexed": false
      },
      {
        "name": "validUntil",
        "type": "uint64",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "SignerUpdated",
    "inputs": [
      {
        "name": "signer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "registered",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ThresholdUpdated",
    "inputs": [
      {
        "name": "threshold",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TwapExpirationUpdated",
    "inputs": [
      {
        "name": "twapExpiration",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "InvalidShortString",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OwnableInvalidOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "OwnableUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Ownership_CannotBeRenounced",
    "inputs": []
  },
  {
    "type": "error",
    "name": "StringTooLong",
    "inputs": [
      {
        "name": "str",
        "type": "string"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_ConfirmationNeeded",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidClaims",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidMaxAge",
    "inputs": [
      {
        "name": "maxAge",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidMaxJump",
    "inputs": [
      {
        "name": "maxJump",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidRange",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidThreshold",
    "inputs": [
      {
        "name": "threshold",
        "type": "uint256"
      },
      {
        "name": "signers",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidTwapExpiration",
    "inputs": [
      {
        "name": "twapExpiration",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_JumpTooLarge",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      },
      {
        "name": "before",
        "type": "uint256"
      },
      {
        "name": "price",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_OutdatedData",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_PriceExpired",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_SignersNotAscending",
    "inputs": [
      {
        "name": "previous",
        "type": "address"
      },
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_ThresholdNotMet",
    "inputs": [
      {
        "name": "signatures",
        "type": "uint256"
      },
      {
        "name": "threshold",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnknownSigner",
    "inputs": []
  }
] as const;
