// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { SvgIconComponent } from '@mui/icons-material'
import BusinessIcon from '@mui/icons-material/Business'
import PeopleIcon from '@mui/icons-material/People'
import StorefrontIcon from '@mui/icons-material/Storefront'

export const icons: Readonly<Record<string, SvgIconComponent>> = {
  Business: BusinessIcon,
  People: PeopleIcon,
  Storefront: StorefrontIcon,
}
