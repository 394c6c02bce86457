/** Menu of a term that is open: another day for it, or no longer asked. */
import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useTakeAction } from '#resources/actions/lifecycle/useTakeAction.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { instalment, type Instalment } from '#schemas/generated/instalment.ts'

const actions = Object.entries(instalment.lifecycle?.actions ?? {})

export const TermActions = ({ term }: { term: Instalment }) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('arrangements.actionsOf', { day: formatDay(term.dueDate) })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ my: -0.5 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} keepMounted>
        {actions.map(([name, action]) => (
          <TermAction key={name} {...{ term, name, action }} onStart={() => setAnchor(null)} />
        ))}
      </Menu>
    </>
  )
}

type TermActionProps = { term: Instalment; name: string; action: LifecycleAction; onStart: () => void }

const TermAction = ({ term, name, action, onStart }: TermActionProps) => {
  const { label, start, dialogs } = useTakeAction({ entity: instalment, record: term, name, action })
  const handleClick = () => {
    onStart()
    start()
  }
  return (
    <>
      <MenuItem onClick={handleClick} sx={action.danger ? { color: 'error.main' } : undefined}>
        {label}
      </MenuItem>
      {dialogs}
    </>
  )
}
