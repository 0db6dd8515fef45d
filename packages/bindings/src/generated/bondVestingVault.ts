// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const bondVestingVaultAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "aggregator",
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
    "name": "candidates",
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
    "name": "computeReleasableAmount",
    "inputs": [
      {
        "name": "id",
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
    "name": "createSchedule",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      },
      {
        "name": "token",
        "type": "address"
      },
      {
        "name": "start",
        "type": "uint48"
      },
      {
        "name": "cliff",
        "type": "uint48"
      },
      {
        "name": "duration",
        "type": "uint48"
      },
      {
        "name": "slice",
        "type": "uint48"
      },
      {
        "name": "amount",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "getVestingSchedule",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "components": [
          {
            "name": "beneficiary",
            "type": "address"
          },
          {
            "name": "token",
            "type": "address"
          },
          {
            "name": "cliff",
            "type": "uint256"
          },
          {
            "name": "start",
            "type": "uint256"
          },
          {
            "name": "duration",
            "type": "uint256"
          },
          {
            "name": "slicePeriodSeconds",
            "type": "uint256"
          },
          {
            "name": "amountTotal",
            "type": "uint256"
          },
          {
            "name": "released",
            "type": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getVestingSchedulesCount",
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
    "name": "held",
    "inputs": [
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
    "name": "pullBeneficiary",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "pushBeneficiary",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "candidate",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "release",
    "inputs": [
      {
        "name": "id",
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
    "name": "releaseMany",
    "inputs": [
      {
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "BeneficiaryPulled",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
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
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "BeneficiaryPushed",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
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
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TokensReleased",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "beneficiary",
        "type": "address",
        "indexed": true
      },
      {
        "name": "token",
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
    "name": "VestingScheduleCreated",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "beneficiary",
        "type": "address",
        "indexed": true
      },
      {
        "name": "token",
        "type": "address",
        "indexed": true
      },
      {
        "name": "start",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "cliff",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "duration",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "slicePeriodSeconds",
        "type": "uint48",
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
    "name": "Vesting_BeneficiaryOnly",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_CandidateOnly",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_ExceedsReleasable",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "releasable",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidAmount",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidBeneficiary",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidDuration",
    "inputs": [
      {
        "name": "duration",
        "type": "uint48"
      },
      {
        "name": "slice",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_NothingToRelease",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Vesting_TellerOnly",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_Underfunded",
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
    "name": "Vesting_UnknownSchedule",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  }
] as const;
