// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { SvgIconComponent } from '@mui/icons-material'
import BusinessIcon from '@mui/icons-material/Business'
import CallMadeIcon from '@mui/icons-material/CallMade'
import ExtensionIcon from '@mui/icons-material/Extension'
import PeopleIcon from '@mui/icons-material/People'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import StorefrontIcon from '@mui/icons-material/Storefront'
import VpnKeyIcon from '@mui/icons-material/VpnKey'
import WebhookIcon from '@mui/icons-material/Webhook'

export const icons: Readonly<Record<string, SvgIconComponent>> = {
  Business: BusinessIcon,
  CallMade: CallMadeIcon,
  Extension: ExtensionIcon,
  People: PeopleIcon,
  ReceiptLong: ReceiptLongIcon,
  Storefront: StorefrontIcon,
  VpnKey: VpnKeyIcon,
  Webhook: WebhookIcon,
}
