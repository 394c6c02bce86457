/** Menu entry in the header that links to a page. */
import Button from '@mui/material/Button'
import { linkOf } from './linkOf.ts'
import type { MenuItem } from './menu.ts'

export const MenuBarLink = ({ item, isCurrent }: { item: MenuItem; isCurrent: boolean }) => (
  <Button {...linkOf(item)} aria-current={isCurrent ? 'page' : undefined} sx={entryStyle(isCurrent)}>
    <span>{item.name}</span>
  </Button>
)

/** Shared with groups: the current entry is underlined, because long names are cut off. */
export const entryStyle = (isCurrent: boolean) =>
  ({
    minHeight: 36,
    px: 1.25,
    fontWeight: isCurrent ? 600 : 500,
    color: isCurrent ? 'primary.main' : 'text.primary',
    boxShadow: isCurrent ? 'inset 0 -2px' : 'none',
    borderRadius: 1,
    borderBottomLeftRadius: isCurrent ? 0 : undefined,
    borderBottomRightRadius: isCurrent ? 0 : undefined,
    '& > span:first-of-type': { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .MuiButton-endIcon': { ml: 0.25, mr: -0.5 },
  }) as const
