/** Button in the header of a list: what its rows are grouped by. */
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LateMenu } from '#resources/page/LateMenu.tsx'
import type { Entity } from '#schemas/entity.ts'
import type { Grouping } from './groupings.ts'
import { useGrouping } from './useGrouping.ts'

export const GroupButton = ({ entity }: { entity: Entity }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const { groupings, grouping, textOf, choose } = useGrouping(entity)
  if (groupings.length === 0) return null
  const title = translate('list.group.by')
  const label = grouping ? translate('phrase.labelled', { label: title, value: textOf(grouping) }) : title
  const handleChoose = (next: Grouping | undefined) => () => {
    setAnchor(null)
    choose(next)
  }
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        color={grouping ? 'primary' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewAgenda />
      </IconButton>
      <LateMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': title } }}
      >
        {[undefined, ...groupings].map((one) => (
          <MenuItem
            key={one?.name ?? ''}
            role="menuitemradio"
            aria-checked={one?.name === grouping?.name}
            selected={one?.name === grouping?.name}
            onClick={handleChoose(one)}
          >
            {one ? textOf(one) : translate('list.group.no')}
          </MenuItem>
        ))}
      </LateMenu>
    </>
  )
}
