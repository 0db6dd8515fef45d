// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const gasRefundAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "governor_",
        "type": "address"
      },
      {
        "name": "settings",
        "type": "tuple",
        "components": [
          {
            "name": "maxPriorityFee",
            "type": "uint256"
          },
          {
            "name": "maxBaseFee",
            "type": "uint256"
          },
          {
            "name": "baseGas",
            "type": "uint256"
          },
          {
            "name": "maxGasUsed",
            "type": "uint256"
          },
          {
            "name": "minWeight",
            "type": "uint256"
          },
          {
            "name": "proposalCap",
            "type": "uint256"
          },
          {
            "name": "periodCap",
            "type": "uint256"
          },
          {
            "name": "minProposerVotes",
            "type": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "receive",
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "governor",
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
    "name": "open",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "proposerVotes",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "name": "periodCapLeft",
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
    "name": "refund",
    "inputs": [
      {
        "name": "to",
        "type": "address"
      },
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "weight",
        "type": "uint256"
      },
      {
        "name": "gasUsed",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "refundSettings",
    "inputs": [],
    "outputs": [
      {
        "name": "settings",
        "type": "tuple",
        "components": [
          {
            "name": "maxPriorityFee",
            "type": "uint256"
          },
          {
            "name": "maxBaseFee",
            "type": "uint256"
          },
          {
            "name": "baseGas",
            "type": "uint256"
          },
          {
            "name": "maxGasUsed",
            "type": "uint256"
          },
          {
            "name": "minWeight",
            "type": "uint256"
          },
          {
            "name": "proposalCap",
            "type": "uint256"
          },
          {
            "name": "periodCap",
            "type": "uint256"
          },
          {
            "name": "minProposerVotes",
            "type": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "refundTerms",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "components": [
          {
            "name": "maxPriorityFee",
            "type": "uint256"
          },
          {
            "name": "maxBaseFee",
            "type": "uint256"
          },
          {
            "name": "baseGas",
            "type": "uint256"
          },
          {
            "name": "maxGasUsed",
            "type": "uint256"
          },
          {
            "name": "minWeight",
            "type": "uint256"
          },
          {
            "name": "proposalCap",
            "type": "uint256"
          },
          {
            "name": "periodCap",
            "type": "uint256"
          },
          {
            "name": "minProposerVotes",
            "type": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "updateRefundSettings",
    "inputs": [
      {
        "name": "settings",
        "type": "tuple",
        "components": [
          {
            "name": "maxPriorityFee",
            "type": "uint256"
          },
          {
            "name": "maxBaseFee",
            "type": "uint256"
          },
          {
            "name": "baseGas",
            "type": "uint256"
          },
          {
            "name": "maxGasUsed",
            "type": "uint256"
          },
          {
            "name": "minWeight",
            "type": "uint256"
          },
          {
            "name": "proposalCap",
            "type": "uint256"
          },
          {
            "name": "periodCap",
            "type": "uint256"
          },
          {
            "name": "minProposerVotes",
            "type": "uint256"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "withdraw",
    "inputs": [
      {
        "name": "to",
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
    "type": "event",
    "name": "GasRefunded",
    "inputs": [
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
    "name": "PotFilled",
    "inputs": [
      {
        "name": "from",
        "type": "address",
        "indexed": true
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
    "name": "PotWithdrawn",
    "inputs": [
      {
        "name": "to",
        "type": "address",
        "indexed": true
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
    "name": "RefundSettingsUpdated",
    "inputs": [
      {
        "name": "settings",
        "type": "tuple",
        "indexed": false,
        "components": [
          {
            "name": "maxPriorityFee",
            "type": "uint256"
          },
          {
            "name": "maxBaseFee",
            "type": "uint256"
          },
          {
            "name": "baseGas",
            "type": "uint256"
          },
          {
            "name": "maxGasUsed",
            "type": "uint256"
          },
          {
            "name": "minWeight",
            "type": "uint256"
          },
          {
            "name": "proposalCap",
            "type": "uint256"
          },
          {
            "name": "periodCap",
            "type": "uint256"
          },
          {
            "name": "minProposerVotes",
            "type": "uint256"
          }
        ]
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "FailedCall",
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
    "name": "RefundGas_EtherTransferFailed",
    "inputs": [
      {
        "name": "to",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "RefundGas_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RefundGas_NotGovernor",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "RefundGas_NotOwner",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  }
] as const;
