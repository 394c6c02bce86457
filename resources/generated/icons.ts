// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet'
import AddCardIcon from '@mui/icons-material/AddCard'
import BusinessIcon from '@mui/icons-material/Business'
import CalculateIcon from '@mui/icons-material/Calculate'
import CallMadeIcon from '@mui/icons-material/CallMade'
import ExtensionIcon from '@mui/icons-material/Extension'
import GavelIcon from '@mui/icons-material/Gavel'
import LowPriorityIcon from '@mui/icons-material/LowPriority'
import PeopleIcon from '@mui/icons-material/People'
import PercentIcon from '@mui/icons-material/Percent'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import RequestQuoteIcon from '@mui/icons-material/RequestQuote'
import RuleIcon from '@mui/icons-material/Rule'
import SavingsIcon from '@mui/icons-material/Savings'
import StorefrontIcon from '@mui/icons-material/Storefront'
import VpnKeyIcon from '@mui/icons-material/VpnKey'
import WebhookIcon from '@mui/icons-material/Webhook'

export const icons: Readonly<Record<string, SvgIconComponent>> = {
  AccountBalance: AccountBalanceIcon,
  AccountBalanceWallet: AccountBalanceWalletIcon,
  AddCard: AddCardIcon,
  Business: BusinessIcon,
  Calculate: CalculateIcon,
  CallMade: CallMadeIcon,
  Extension: ExtensionIcon,
  Gavel: GavelIcon,
  LowPriority: LowPriorityIcon,
  People: PeopleIcon,
  Percent: PercentIcon,
  PriceChange: PriceChangeIcon,
  ReceiptLong: ReceiptLongIcon,
  RequestQuote: RequestQuoteIcon,
  Rule: RuleIcon,
  Savings: SavingsIcon,
  Storefront: StorefrontIcon,
  VpnKey: VpnKeyIcon,
  Webhook: WebhookIcon,
}
