// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const fixedExpiryTellerAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "aggregator",
        "type": "address"
      },
      {
        "name": "vault",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "AGGREGATOR",
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
    "name": "BOND_TOKEN_IMPLEMENTATION",
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
    "name": "FEE_DECIMALS",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "VAULT",
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
    "name": "batchRedeem",
    "inputs": [
      {
        "name": "bondTokens_",
        "type": "address[]"
      },
      {
        "name": "amounts",
        "type": "uint256[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "bondTokens",
    "inputs": [
      {
        "name": "underlying",
        "type": "address"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ],
    "outputs": [
      {
        "name": "bondToken",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "claimFees",
    "inputs": [
      {
        "name": "tokens",
        "type": "address[]"
      },
      {
        "name": "to",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "create",
    "inputs": [
      {
        "name": "underlying",
        "type": "address"
      },
      {
        "name": "expiry",
        "type": "uint48"
      },
      {
        "name": "amount",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "bondToken",
        "type": "address"
      },
      {
        "name": "minted",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "createFeeDiscount",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "deploy",
    "inputs": [
      {
        "name": "underlying",
        "type": "address"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ],
    "outputs": [
      {
        "name": "bondToken",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "getBondToken",
    "inputs": [
      {
        "name": "underlying",
        "type": "address"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ],
    "outputs": [
      {
        "name": "bondToken",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getBondTokenForMarket",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
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
    "type": "function",
    "name": "getFee",
    "inputs": [
      {
        "name": "referrer",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getProtocolFeeFor",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256"
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
    "name": "isFixedTerm",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "protocolFee",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "protocolReceiver",
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
    "name": "purchase",
    "inputs": [
      {
        "name": "recipient",
        "type": "address"
      },
      {
        "name": "referrer",
        "type": "address"
      },
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "minAmountOut",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "payout",
        "type": "uint256"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "purchase",
    "inputs": [
      {
        "name": "recipient",
        "type": "address"
      },
      {
        "name": "referrer",
        "type": "address"
      },
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "minAmountOut",
        "type": "uint256"
      },
      {
        "name": "maxFee",
        "type": "uint48"
      }
    ],
    "outputs": [
      {
        "name": "payout",
        "type": "uint256"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "purchasePrivate",
    "inputs": [
      {
        "name": "recipient",
        "type": "address"
      },
      {
        "name": "referrer",
        "type": "address"
      },
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "minAmountOut",
        "type": "uint256"
      },
      {
        "name": "maxFee",
        "type": "uint48"
      },
      {
        "name": "access",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "payout",
        "type": "uint256"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "purchaseWithPermit",
    "inputs": [
      {
        "name": "order",
        "type": "tuple",
        "components": [
          {
            "name": "id",
            "type": "uint256"
          },
          {
            "name": "amount",
            "type": "uint256"
          },
          {
            "name": "minAmountOut",
            "type": "uint256"
          },
          {
            "name": "recipient",
            "type": "address"
          },
          {
            "name": "maxFee",
            "type": "uint48"
          },
          {
            "name": "referrer",
            "type": "address"
          }
        ]
      },
      {
        "name": "access",
        "type": "bytes"
      },
      {
        "name": "permit",
        "type": "tuple",
        "components": [
          {
            "name": "deadline",
            "type": "uint256"
          },
          {
            "name": "v",
            "type": "uint8"
          },
          {
            "name": "r",
            "type": "bytes32"
          },
          {
            "name": "s",
            "type": "bytes32"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "payout",
        "type": "uint256"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "redeem",
    "inputs": [
      {
        "name": "bondToken",
        "type": "address"
      },
      {
        "name": "amount",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "referrerFees",
    "inputs": [
      {
        "name": "referrer",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "rewards",
    "inputs": [
      {
        "name": "who",
        "type": "address"
      },
      {
        "name": "token",
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
    "name": "setCreateFeeDiscount",
    "inputs": [
      {
        "name": "discount",
        "type": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setProtocolFee",
    "inputs": [
      {
        "name": "fee",
        "type": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setProtocolReceiver",
    "inputs": [
      {
        "name": "receiver",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setReferrerFee",
    "inputs": [
      {
        "name": "fee",
        "type": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "BondCreated",
    "inputs": [
      {
        "name": "bondId",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "creator",
        "type": "address",
        "indexed": true
      },
      {
        "name": "underlying",
        "type": "address",
        "indexed": true
      },
      {
        "name": "expiry",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "fee",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "BondPurchased",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "buyer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "recipient",
        "type": "address",
        "indexed": true
      },
      {
        "name": "referrer",
        "type": "address",
        "indexed": false
      },
      {
        "name": "quoteAmount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "protocolFee",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "referrerFee",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "payout",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "price",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "oraclePrice",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "expiry",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "bondId",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Bonded",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "referrer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "payout",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CreateFeeDiscountUpdated",
    "inputs": [
      {
        "name": "discount",
        "type": "uint48",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ERC20BondTokenCreated",
    "inputs": [
      {
        "name": "bondToken",
        "type": "address",
        "indexed": false
      },
      {
        "name": "underlying",
        "type": "address",
        "indexed": true
      },
      {
        "name": "expiry",
        "type": "uint48",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "FeesClaimed",
    "inputs": [
      {
        "name": "who",
        "type": "address",
        "indexed": true
      },
      {
        "name": "token",
        "type": "address",
        "indexed": true
      },
      {
        "name": "to",
        "type": "address",
        "indexed": false
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProtocolFeeUpdated",
    "inputs": [
      {
        "name": "fee",
        "type": "uint48",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProtocolReceiverUpdated",
    "inputs": [
      {
        "name": "receiver",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ReferrerFeeUpdated",
    "inputs": [
      {
        "name": "referrer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "fee",
        "type": "uint48",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "CloneArgumentsTooLong",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Create2EmptyBytecode",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FailedDeployment",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientBalance",
    "inputs": [
      {
        "name": "balance",
        "type": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ReentrancyGuardReentrantCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SafeERC20FailedOperation",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_FeeAboveMaximum",
    "inputs": [
      {
        "name": "fee",
        "type": "uint48"
      },
      {
        "name": "maxFee",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_InvalidCallback",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Teller_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Teller_NotAuthorized",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Teller_TokenDoesNotExist",
    "inputs": [
      {
        "name": "underlying",
        "type": "address"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_TokenNotMatured",
    "inputs": [
      {
        "name": "maturesOn",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_UnsupportedToken",
    "inputs": []
  }
] as const;
