// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const fixedTermTellerAbi = [
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
    "name": "balanceOf",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      },
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "result",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "balanceOfBatch",
    "inputs": [
      {
        "name": "owners",
        "type": "address[]"
      },
      {
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "outputs": [
      {
        "name": "balances",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "batchRedeem",
    "inputs": [
      {
        "name": "tokenIds",
        "type": "uint256[]"
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
        "name": "tokenId",
        "type": "uint256"
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
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
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
    "name": "getTokenId",
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
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "getTokenNameAndSymbol",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "name",
        "type": "string"
      },
      {
        "name": "symbol",
        "type": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isApprovedForAll",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      },
      {
        "name": "operator",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "result",
        "type": "bool"
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
        "name": "tokenId",
        "type": "uint256"
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
    "name": "safeBatchTransferFrom",
    "inputs": [
      {
        "name": "from",
        "type": "address"
      },
      {
        "name": "to",
        "type": "address"
      },
      {
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "name": "amounts",
        "type": "uint256[]"
      },
      {
        "name": "data",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "safeTransferFrom",
    "inputs": [
      {
        "name": "from",
        "type": "address"
      },
      {
        "name": "to",
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
        "name": "data",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setApprovalForAll",
    "inputs": [
      {
        "name": "operator",
        "type": "address"
      },
      {
        "name": "isApproved",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "type": "function",
    "name": "supportsInterface",
    "inputs": [
      {
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "outputs": [
      {
        "name": "result",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "tokenMetadata",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "active",
        "type": "bool"
      },
      {
        "name": "underlying",
        "type": "address"
      },
      {
        "name": "decimals",
        "type": "uint8"
      },
      {
        "name": "expiry",
        "type": "uint48"
      },
      {
        "name": "supply",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "uri",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "ApprovalForAll",
    "inputs": [
      {
        "name": "owner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "operator",
        "type": "address",
        "indexed": true
      },
      {
        "name": "isApproved",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
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
    "name": "ERC1155BondTokenCreated",
    "inputs": [
      {
        "name": "tokenId",
        "type": "uint256",
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
    "type": "event",
    "name": "TransferBatch",
    "inputs": [
      {
        "name": "operator",
        "type": "address",
        "indexed": true
      },
      {
        "name": "from",
        "type": "address",
        "indexed": true
      },
      {
        "name": "to",
        "type": "address",
        "indexed": true
      },
      {
        "name": "ids",
        "type": "uint256[]",
        "indexed": false
      },
      {
        "name": "amounts",
        "type": "uint256[]",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TransferSingle",
    "inputs": [
      {
        "name": "operator",
        "type": "address",
        "indexed": true
      },
      {
        "name": "from",
        "type": "address",
        "indexed": true
      },
      {
        "name": "to",
        "type": "address",
        "indexed": true
      },
      {
        "name": "id",
        "type": "uint256",
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
    "name": "URI",
    "inputs": [
      {
        "name": "value",
        "type": "string",
        "indexed": false
      },
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "AccountBalanceOverflow",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ArrayLengthsMismatch",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientBalance",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotOwnerNorApproved",
    "inputs": []
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
  },
  {
    "type": "error",
    "name": "TransferToNonERC1155ReceiverImplementer",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TransferToZeroAddress",
    "inputs": []
  }
] as const;
