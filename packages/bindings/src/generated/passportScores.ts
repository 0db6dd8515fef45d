// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const passportScoresAbi = [
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
    "name": "getScore",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "score",
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
    "name": "latestClaim",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "score",
        "type": "uint128"
      },
      {
        "name": "issuedAt",
        "type": "uint48"
      },
      {
        "name": "expiresAt",
        "type": "uint48"
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
    "name": "renounceOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "submit",
    "inputs": [
      {
        "name": "signed",
        "type": "tuple",
        "components": [
          {
            "name": "claim",
            "type": "tuple",
            "components": [
              {
                "name": "account",
                "type": "address"
              },
              {
                "name": "score",
                "type": "uint128"
              },
              {
                "name": "issuedAt",
                "type": "uint48"
              },
              {
                "name": "expiresAt",
                "type": "uint48"
              }
            ]
          },
          {
            "name": "signer",
            "type": "address"
          },
          {
            "name": "signature",
            "type": "bytes"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "submitBatch",
    "inputs": [
      {
        "name": "batch",
        "type": "tuple[]",
        "components": [
          {
            "name": "claim",
            "type": "tuple",
            "components": [
              {
                "name": "account",
                "type": "address"
              },
              {
                "name": "score",
                "type": "uint128"
              },
              {
                "name": "issuedAt",
                "type": "uint48"
              },
              {
                "name": "expiresAt",
                "type": "uint48"
              }
            ]
          },
          {
            "name": "signer",
            "type": "address"
          },
          {
            "name": "signature",
            "type": "bytes"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "type": "event",
    "name": "EIP712DomainChanged",
    "inputs": [],
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
    "name": "ScoreUpdated",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": true
      },
      {
        "name": "score",
        "type": "uint128",
        "indexed": false
      },
      {
        "name": "issuedAt",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "expiresAt",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "signer",
        "type": "address",
        "indexed": true
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
    "name": "PassportScores_ClaimExpired",
    "inputs": [
      {
        "name": "expiresAt",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_ClaimOutdated",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "issuedAt",
        "type": "uint48"
      },
      {
        "name": "latest",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_ClaimTooEarly",
    "inputs": [
      {
        "name": "issuedAt",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_InvalidSignature",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_InvalidSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_NoScore",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_UnknownSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
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
  }
] as const;
